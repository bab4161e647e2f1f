import { type PointerEvent, useRef, useState } from 'react'
import type { Point } from './shapes.ts'

interface Wishes<T> {
  /** Whether what it lies on is kept from being pulled along. */
  readonly alone?: boolean
  /** From whose corner it is drawn while it hangs, as a selector: the window's own, if this is left out. */
  readonly frame?: string
  may(what: T): boolean
  onStart(what: T): void
  /** At a point of the window. */
  onDrop(what: T, at: Point): void
}

/** A drag shorter than this is a click. */
const SLACK = 8

/** Something that is pulled away hangs on the pointer until it is let go. */
export function useDrag<T>(wishes: Wishes<T>) {
  const [dragged, setDragged] = useState<Point & { readonly what: T }>()
  const from = useRef<Point & { readonly what: T; moved: boolean }>(undefined)
  const swallowing = useRef(false)
  const end = () => {
    from.current = undefined
    setDragged(undefined)
  }
  return {
    dragged,
    /** The click at the end of a drag is none. */
    swallow(event: { readonly detail: number }): boolean {
      const was = swallowing.current && event.detail !== 0
      swallowing.current = false
      return was
    },
    on: (what: T) => ({
      onPointerDown(event: PointerEvent<Element>) {
        swallowing.current = false
        if (event.button !== 0 || !wishes.may(what)) return
        if (wishes.alone === true) event.stopPropagation()
        from.current = { what, x: event.clientX, y: event.clientY, moved: false }
        event.currentTarget.setPointerCapture(event.pointerId) // a quick hand is off it before it is seen to move
      },
      onPointerMove(event: PointerEvent<Element>) {
        const start = from.current
        if (start === undefined) return
        if (!start.moved && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return
        if (!start.moved) {
          start.moved = true
          wishes.onStart(what)
        }
        const { left = 0, top = 0 } =
          wishes.frame === undefined ? {} : (event.currentTarget.closest(wishes.frame)?.getBoundingClientRect() ?? {})
        setDragged({ what, x: event.clientX - left, y: event.clientY - top })
      },
      onPointerUp(event: PointerEvent<Element>) {
        const start = from.current
        end()
        if (start?.moved !== true) return
        swallowing.current = true
        wishes.onDrop(what, { x: event.clientX, y: event.clientY })
      },
      onPointerCancel: end,
    }),
  }
}
