// What is looked up in the page. Each of these is sent there as text, and sees nothing of this file.
import type { Point } from './tab.ts'

/** What stands there now. */
export interface Seen {
  /** The ticket of the question, or nothing while others move. */
  readonly ask: string
  readonly over: boolean
  /** The question has been answered, and the answer is being played: whoever clicks now may hit the next one. */
  readonly taken: boolean
  /** The answer is written in a form. */
  readonly form: boolean
  /** An answer in sight: the advised one, or any where nothing is advised. */
  readonly answer?: Point | undefined
  /** What glows on the board as it is advised. */
  readonly glow?: Point | undefined
}

export function look(): Seen {
  const { ask = '', over } = document.querySelector<HTMLElement>('.table-prompt')?.dataset ?? {}
  const form = document.querySelector<HTMLElement>('main')?.dataset.form === 'true'
  const taken = document.querySelector('.prompt-taken[data-lit=true]') !== null
  const GLOWS =
    ':is([data-advised], [data-lit=advised], .pl-light-advised rect, .wm-light-advised, .ed-ring[data-why=advised])'
  const middle = (each: Element) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2, width, height }
  }
  const inSight = (each: Element, onTop: boolean) => {
    const { x, y, width, height } = middle(each)
    if (width < 1 || height < 1 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false
    return !onTop || each.contains(document.elementFromPoint(x, y))
  }
  const all = [...document.querySelectorAll('.choice:not(.choice-refused)')]
  const choices = all.filter(each => inSight(each, true))
  const advised = choices.find(each => each.matches('[data-advised=true]'))
  // A list that is kept open may have to be scrolled.
  const kept = all.find(each => each.matches('[data-shown=pinned] [data-advised=true]'))
  if (choices.length === 0) kept?.scrollIntoView({ block: 'nearest' })
  const glow = [...document.querySelectorAll(`.board-frame ${GLOWS}`)].find(each => inSight(each, false))
  const answer = advised ?? choices[0]
  return {
    ask,
    over: over === 'true',
    taken,
    form,
    answer: answer === undefined ? undefined : middle(answer),
    glow: glow === undefined ? undefined : middle(glow),
  }
}

/** Closes the card of a word, if one is open. */
export function closeWord(): void {
  document.querySelector<HTMLElement>('dialog[open] .button-icon')?.click()
}

/** The middle of a button in sight with this on it, or nothing. */
export function buttonNamed(name: string): Point | undefined {
  for (const each of document.querySelectorAll('button')) {
    const { left, top, width, height } = each.getBoundingClientRect()
    const at = { x: left + width / 2, y: top + height / 2 }
    const says = (each.textContent ?? '').trim()
    if (width < 1 || !(says === name || (name === 'Begin' && says.startsWith(name)))) continue
    if (each.ariaDisabled === 'true' || each.disabled) continue
    if (each.contains(document.elementFromPoint(at.x, at.y))) return at
    each.scrollIntoView({ block: 'center' })
  }
  return undefined
}

/** What is wrong at the right edge: sideways scrolling, a strip that the page does not fill, or something cut off there. */
export function atTheEdge(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const wrong: string[] = []
  if (scrollWidth > clientWidth) wrong.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`)
  if (clientWidth < innerWidth)
    wrong.push(`a strip of ${innerWidth - clientWidth} px for a scroll bar at the right edge`)
  const main = document.querySelector('main')?.getBoundingClientRect()
  if (main !== undefined && Math.abs(main.right - clientWidth) > 1) wrong.push(`the table ends at ${main.right} px`)
  for (const each of document.querySelectorAll('body *')) {
    if (each.closest('svg, .unseen, [hidden], [inert], .answers[data-shown=folded]') !== null) continue
    const { left, right, width, height } = each.getBoundingClientRect()
    if (width < 1 || height < 1) continue
    const says = each.textContent?.trim().slice(0, 40) ?? ''
    const name = `${each.getAttribute('class') ?? each.tagName} "${says}"`
    const over = each.scrollWidth - each.clientWidth
    if (over > 1 && /auto|scroll/.test(getComputedStyle(each).overflowX))
      wrong.push(`scrolls sideways by ${over} px: ${name}`)
    // A sky may reach beyond the window; words and what can be clicked may not.
    const matters = says !== '' || each.matches('button, a, input')
    if (matters && left < clientWidth && right > clientWidth + 1)
      wrong.push(`cut off at ${Math.round(right)} px: ${name}`)
  }
  return wrong
}

export function keepSettings(settings: object): void {
  localStorage.setItem('undercroft settings', JSON.stringify(settings))
}
