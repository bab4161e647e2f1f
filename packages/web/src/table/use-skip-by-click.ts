import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { TableSource } from './source.ts'

interface SkipHandlers {
  onPointerDownCapture(event: PointerEvent): void
  onClickCapture(event: MouseEvent): void
}

/** A click or tap on what moves shows its end at once, and does nothing else: the click never reaches the board. */
export function useSkipByClick(client: TableSource, busy: boolean): SkipHandlers {
  const swallowing = useRef(false)
  return {
    onPointerDownCapture(event) {
      swallowing.current = busy
      if (!busy || event.button !== 0) return
      event.stopPropagation()
      client.skip()
    },
    onClickCapture(event) {
      // A click by keyboard has no count, and had no pointer before it.
      if (!swallowing.current || event.detail === 0) return
      swallowing.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
