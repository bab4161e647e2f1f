import { type KeyboardEvent, useEffect, useRef } from 'react'

export interface MenuKeys {
  /** Whether the keyboard goes there at once. */
  readonly focus?: boolean | undefined
  /** Whether a frame that scrolls may do so to show what the keyboard is at. */
  readonly scrolls?: boolean | undefined
  /** Which buttons one picks from, as a selector. */
  readonly buttons?: string | undefined
  onClose(): void
}

/** Buttons to pick one of: the arrow keys go from one to the next and around, Escape picks none. */
export function useMenuKeys({ focus = true, scrolls = true, buttons = 'button', onClose }: MenuKeys) {
  const ref = useRef<HTMLDivElement>(null)
  const preventScroll = !scrolls
  useEffect(() => {
    if (focus) ref.current?.querySelector<HTMLElement>(buttons)?.focus({ preventScroll })
  }, [focus, preventScroll, buttons])
  const step = (by: 1 | -1) => {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>(buttons) ?? [])]
    const now = all.findIndex(each => each.matches(':focus'))
    all[nextIn(all.length, now, by)]?.focus({ preventScroll })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { ref, onKeyDown }
}

/** The button after this one or before it, and around; without one (-1), the first or the last. */
export function nextIn(count: number, now: number, by: 1 | -1): number {
  if (now < 0) return by > 0 ? 0 : count - 1
  return (now + by + count) % count
}
