import { type PointerEvent, useRef, useState } from 'react'

export type DieId = number | 'special'

interface Dragged {
  readonly die: DieId
  /** From the corner of the table. */
  readonly x: number
  readonly y: number
}

interface DragWishes {
  may(die: DieId): boolean
  onStart(die: DieId): void
  onDrop(die: DieId, x: number, y: number): void
}

/** A drag shorter than this is a click. */
const SLACK = 8

/** A die that is pulled away from the tray hangs on the pointer until it is let go. */
export function useDieDrag(wishes: DragWishes) {
  const [dragged, setDragged] = useState<Dragged>()
  const from = useRef<{ readonly die: DieId; readonly x: number; readonly y: number; moved: boolean }>(undefined)
  const swallowing = useRef(false)
  return {
    dragged,
    /** The click at the end of a drag is none. */
    swallow(event: MouseEvent): boolean {
      const was = swallowing.current && event.detail !== 0
      swallowing.current = false
      return was
    },
    on: (die: DieId) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        swallowing.current = false
        if (event.button !== 0 || !wishes.may(die)) return
        from.current = { die, x: event.clientX, y: event.clientY, moved: false }
        event.currentTarget.setPointerCapture(event.pointerId) // a quick hand is off the die before it is seen to move
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const start = from.current
        if (start === undefined) return
        if (!start.moved && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return
        if (!start.moved) {
          start.moved = true
          wishes.onStart(die)
        }
        const table = event.currentTarget.closest('.pl-table')?.getBoundingClientRect()
        setDragged({ die, x: event.clientX - (table?.left ?? 0), y: event.clientY - (table?.top ?? 0) })
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const start = from.current
        from.current = undefined
        setDragged(undefined)
        if (start?.moved !== true) return
        swallowing.current = true
        wishes.onDrop(die, event.clientX, event.clientY)
      },
      onPointerCancel() {
        from.current = undefined
        setDragged(undefined)
      },
    }),
  }
}
