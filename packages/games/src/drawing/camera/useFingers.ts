import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Point } from '../../masmorra/board/floor.ts'

interface Wishes {
  onPan(pixels: Point): void
  /** Nearer or further around a point of the window. */
  onPinch(by: number, around: Point): void
}

/** A push shorter than this, in pixels, is a click. */
const SLACK = 6

/** One finger or the mouse pushes the picture, two fingers pull it nearer or further. */
export function useFingers({ onPan, onPinch }: Wishes) {
  const fingers = useRef(new Map<number, Point>())
  const pushed = useRef(0)
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (fingers.current.size === 0) pushed.current = 0
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId)
      if (before === undefined) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      pushed.current += far(before, now)
      fingers.current.set(event.pointerId, now)
      if (other !== undefined) {
        const [was, is] = [far(before, other), far(now, other)]
        onPan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 })
        if (is > 0) onPinch(was / is, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      } else if (pushed.current > SLACK) {
        event.currentTarget.setPointerCapture(event.pointerId) // a wide push goes on beyond the frame
        onPan({ x: now.x - before.x, y: now.y - before.y })
      }
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    /** The click at the end of a push is none. */
    onClickCapture(event: MouseEvent) {
      if (pushed.current > SLACK && event.detail !== 0) event.stopPropagation()
    },
  }
  return { handlers, isDown: () => fingers.current.size > 0 }
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
