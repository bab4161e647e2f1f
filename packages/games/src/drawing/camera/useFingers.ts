import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { Point } from '../shapes.ts'
import { isPush, lift, noFingers, press, push } from './fingers.ts'

interface Wishes {
  onPan(pixels: Point): void
  /** Nearer or further around a point of the window. */
  onPinch?(by: number, around: Point): void
}

/** One finger or the mouse pushes the picture, two fingers pull it nearer or further. */
export function useFingers({ onPan, onPinch }: Wishes) {
  const fingers = useRef(noFingers())
  const [dragging, setDragging] = useState(false)
  const release = (event: PointerEvent) => {
    lift(fingers.current, event.pointerId)
    if (fingers.current.at.size === 0) setDragging(false)
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button === 0) press(fingers.current, event.pointerId, pointOf(event))
    },
    onPointerMove(event: PointerEvent) {
      const pushed = push(fingers.current, event.pointerId, pointOf(event))
      if (pushed === undefined) return
      setDragging(true)
      onPan(pushed.pan)
      if (pushed.pinch !== undefined) onPinch?.(pushed.pinch.by, pushed.pinch.around)
      else event.currentTarget.setPointerCapture(event.pointerId) // a wide push goes on beyond the frame
    },
    onPointerUp: release,
    onPointerCancel: release,
    /** Swallows the click at the end of a push: it was not meant for what is under it. */
    onClickCapture(event: MouseEvent) {
      if (!isPush(fingers.current) || event.detail === 0) return
      event.stopPropagation()
      event.preventDefault()
    },
  }
  return { handlers, dragging, isDown: () => fingers.current.at.size > 0 }
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}
