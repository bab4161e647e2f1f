import type { KeyboardEvent } from 'react'

/** Arrow keys move the focus among the buttons of a list; Home and End go to its ends. */
export function arrows(event: KeyboardEvent, list: HTMLElement | null): void {
  if (list === null || event.target instanceof HTMLInputElement) return
  const buttons = [...list.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const to = destination(event.key, at, buttons.length)
  if (to === undefined) return
  event.preventDefault()
  buttons[to]?.focus()
}

function destination(key: string, at: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % length
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return undefined
  }
}
