import { useEffect, useRef } from 'react'

/** How long the pointer rests before a tip comes, in milliseconds. */
const REST = 350

/** What an element says of itself when one rests on it: seen as a tip, and heard. */
export function tip(text: string): { readonly 'data-tip': string; readonly 'aria-description': string } {
  return { 'data-tip': text, 'aria-description': text }
}

/** The one tip of the page, in one style for all: of whatever has a `tip`, and of a board's titles. */
export function Tips() {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => (shown.current === null ? undefined : watch(shown.current)), [])
  return <div ref={shown} className="tip" popover="manual" aria-hidden="true" />
}

function watch(box: HTMLElement): () => void {
  const gone = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let restore: (() => void) | undefined
  let over: Element | undefined
  const hide = () => {
    clearTimeout(timer)
    restore?.()
    restore = undefined
    over = undefined
    if (box.matches(':popover-open')) box.hidePopover()
  }
  const show = (element: Element) => {
    if (!element.isConnected) return
    box.textContent = textOf(element)
    box.showPopover()
    place(box, element.getBoundingClientRect())
  }
  const enter = (event: Event, rest: number) => {
    const element = tipped(event.target)
    if (element === over) return
    hide()
    if (element === undefined) return
    over = element
    if (rest > 0) restore = withoutTitle(element)
    timer = setTimeout(() => show(element), rest)
  }
  const listen = { signal: gone.signal, passive: true }
  addEventListener('pointerover', event => event.pointerType === 'mouse' && enter(event, REST), listen)
  addEventListener('focusin', ({ target }) => isSeenFocus(target) && enter({ target } as Event, 0), listen)
  for (const end of ['pointerdown', 'focusout', 'scroll', 'blur'] as const) addEventListener(end, hide, listen)
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), listen)
  gone.signal.addEventListener('abort', hide)
  return () => gone.abort()
}

function isSeenFocus(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible')
}

function tipped(target: EventTarget | null): Element | undefined {
  const found = target instanceof Element ? target.closest('[data-tip], [title]') : null
  return found === null || textOf(found) === '' ? undefined : found
}

function textOf(element: Element): string {
  return element.getAttribute('data-tip') ?? element.getAttribute('title') ?? ''
}

/** While the pointer is there a browser must not show the title in its own way; then it stands again. */
function withoutTitle(element: Element): () => void {
  const title = element.getAttribute('title')
  if (title === null) return () => {}
  element.setAttribute('data-tip', title)
  element.removeAttribute('title')
  return () => {
    element.removeAttribute('data-tip')
    if (!element.hasAttribute('title')) element.setAttribute('title', title)
  }
}

/** Below what it speaks of, or above it where there is no room, and never past the window's edge. */
function place(box: HTMLElement, of: DOMRect): void {
  const { width, height } = box.getBoundingClientRect()
  const below = of.bottom + 6
  const top = below + height > innerHeight - 4 ? of.top - height - 6 : below
  const left = Math.min(innerWidth - width - 6, Math.max(6, of.left + of.width / 2 - width / 2))
  box.style.translate = `${Math.round(left)}px ${Math.round(Math.max(4, top))}px`
}
