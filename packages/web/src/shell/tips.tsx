import { useEffect, useRef } from 'react'
import { houseAbout } from '../words/house-rules.ts'
import { addressOf, type Meaning, meaningAt, meaningsIn } from '../words/meanings.ts'

/** How long the pointer rests before a tip comes, and how long it may take into it, in milliseconds. */
const REST = 350
const LEAVE = 250
/** How long a finger presses. */
const PRESS = 450

/** What an element says of itself when one rests on it: seen as a tip, and heard. */
export function tip(text: string): { readonly 'data-tip': string; readonly 'aria-description': string } {
  return { 'data-tip': text, 'aria-description': text }
}

/** The one tip of the page, in one style for all: of whatever has a `tip`, of a game's words, and of a board's titles. */
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
  let pressed = false
  const hide = () => {
    clearTimeout(timer)
    restore?.()
    restore = undefined
    over = undefined
    if (box.matches(':popover-open')) box.hidePopover()
  }
  const show = (element: Element) => {
    if (!element.isConnected) return
    fill(box, element)
    box.showPopover()
    place(box, element.getBoundingClientRect())
  }
  const enter = (target: EventTarget | null, rest: number) => {
    const element = tipped(target)
    if (element === over) return
    hide()
    if (element === undefined) return
    over = element
    if (rest > 0) restore = withoutTitle(element)
    timer = setTimeout(() => show(element), rest)
  }
  /** A tip with a way to its rule waits until the pointer has come to it. */
  const point = (target: EventTarget | null) => {
    if (box.contains(asNode(target))) return clearTimeout(timer)
    const waits = over?.hasAttribute('data-word') === true && box.matches(':popover-open')
    if (!waits || tipped(target) === over) return enter(target, REST)
    clearTimeout(timer)
    timer = setTimeout(() => enter(target, REST), LEAVE)
  }
  const press = ({ target, pointerType }: PointerEvent) => {
    if (box.contains(asNode(target))) return
    hide()
    pressed = false
    const word = target instanceof Element ? target.closest('[data-word]') : null
    if (pointerType === 'mouse' || word === null) return
    timer = setTimeout(() => {
      pressed = true
      show(word)
    }, PRESS)
  }
  const lift = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' && !pressed) clearTimeout(timer)
  }
  /** The end of a long press is no click, and a long press opens no menu. */
  const swallow = (event: Event) => {
    if (!pressed || box.contains(asNode(event.target))) return
    if (event.type === 'click') pressed = false
    event.preventDefault()
    event.stopImmediatePropagation() // the code that shows words large listens on the same element, after this
  }
  const listen = { signal: gone.signal, passive: true }
  addEventListener('pointerover', event => event.pointerType === 'mouse' && point(event.target), listen)
  addEventListener('focusin', ({ target }) => isSeenFocus(target) && enter(target, 0), listen)
  addEventListener('pointerdown', press, listen)
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, lift, listen)
  for (const end of ['click', 'contextmenu']) addEventListener(end, swallow, { signal: gone.signal, capture: true })
  addEventListener('blur', hide, listen)
  addEventListener('focusout', () => pressed || hide(), listen) // the finger that is lifted takes the focus along
  addEventListener('scroll', () => box.matches(':popover-open') && hide(), listen) // what rests there may still come
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), listen)
  gone.signal.addEventListener('abort', hide)
  return () => gone.abort()
}

function asNode(target: EventTarget | null): Node | null {
  return target instanceof Node ? target : null
}

function isSeenFocus(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible')
}

/** What says something of itself; the focus also rests on a line in which words are marked. */
function tipped(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined
  const found = target.closest('[data-tip], [title], [data-word]')
  if (found !== null) return found.hasAttribute('data-word') || textOf(found) !== '' ? found : undefined
  return target.matches('button:focus-visible:has([data-word])') ? target : undefined
}

function textOf(element: Element): string {
  return element.getAttribute('data-tip') ?? element.getAttribute('title') ?? ''
}

function fill(box: HTMLElement, element: Element): void {
  const meaning = meaningAt(element)
  const text = textOf(element)
  if (meaning === undefined && text !== '') box.textContent = text
  else box.replaceChildren(...(meaning === undefined ? meaningsIn(element) : [meaning]).flatMap(explain))
  box.toggleAttribute('data-entered', meaning !== undefined)
}

/** How many lines of a card a tip has room for. */
const LINES = 3

/** A word with what it means, and the way to its rule. */
function explain({ game, of }: Meaning): HTMLElement[] {
  return of.map(each => {
    const {
      word,
      kind,
      says,
      rules: [rule],
    } = each
    const part = made('div', 'tip-word', '')
    part.append(made('strong', '', word), ' ', made('span', 'tip-kind', kind))
    for (const line of [...says.slice(0, LINES), ...houseAbout(game, each)]) part.append(made('p', '', line))
    if (rule === undefined) return part
    const link = document.createElement('a')
    Object.assign(link, { href: addressOf(game, rule), textContent: 'The rule', className: 'tip-rule', tabIndex: -1 })
    link.dataset.opens = rule
    part.append(link)
    return part
  })
}

function made(name: string, className: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { className, textContent: text })
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
