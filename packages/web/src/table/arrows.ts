import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect } from 'react'

let byKeyboard = false
addEventListener('keydown', () => {
  byKeyboard = true
})
addEventListener('pointerdown', () => {
  byKeyboard = false
})

/** An answer takes its button away: whoever plays by keyboard finds the focus on the next question. */
export function useFocusByKeyboard(list: RefObject<HTMLElement | null>, ticket: number): void {
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement?.id === 'main'
    if (byKeyboard && lost && ticket > 0) list.current?.querySelector('button')?.focus()
  }, [list, ticket])
}

/**
 * A button that is pressed by a pointer takes no focus: where one is taken away that has it, the browser lays out the page in
 * the midst of the changes, and then once more. Whoever plays by keyboard keeps it until then.
 */
export function takeNoFocus(event: MouseEvent<HTMLElement>): void {
  event.preventDefault()
}

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
