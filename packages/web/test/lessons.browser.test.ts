import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectOpenToAll, openStage, PATIENCE, PHONE } from './harness.ts'

const stage = openStage()
const GAMES = join(import.meta.dirname, '../../games/src')

/** The chapters of every game, in their order. */
const CHAPTERS = readdirSync(GAMES).flatMap((game): [game: string, chapters: string[]][] => {
  const folder = join(GAMES, game, 'lessons')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter(file => file.endsWith('.yaml'))
  return [[game, files.sort().map(file => file.replace(/^\d+-|\.yaml$/g, ''))]]
})

/** What is to be touched next, and how far away it is for somebody at the keyboard. */
interface Wanted {
  /** The chapter's title, and the number of the word; nothing at its end. */
  readonly mark: string
  readonly isDone: boolean
  readonly x: number
  readonly y: number
  /** How often Tab has to be pressed to come there; from behind it with Shift. */
  readonly tabs: number
}

/** Looks at a word of the coach, the first of a chapter or another. */
type Look = (where: string, isFirst: boolean) => Promise<void>

type Ways = readonly Way[]

/** One way to play: touches what is wanted, and says whether it came there. */
type Way = (page: Page, wanted: Wanted) => Promise<boolean>

const byMouse: Way = async (page, { x, y }) => {
  await page.mouse.click(x, y)
  return true
}

const byTouch: Way = async (page, { x, y }) => {
  await page.touchscreen.tap(x, y)
  return true
}

const byKeyboard: Way = async (page, { tabs }) => {
  const key = tabs < 0 ? 'Shift+Tab' : 'Tab'
  for (let i = 0; i < Math.abs(tabs); i++) await page.keyboard.press(key)
  const there = await page.evaluate(() => document.activeElement?.matches('[data-wanted]') === true)
  if (there) await page.keyboard.press('Enter')
  return there // the list opens where the focus comes into it: then it is a few more
}

/** Plays all chapters of a game, from one to the next, each word in one of these ways, and looks at each. */
async function playAll(page: Page, game: string, chapters: readonly string[], ways: Ways, look: Look): Promise<void> {
  await page.goto(`/learn/${game}/${chapters[0]}`)
  let words = 0
  for (const chapter of chapters) {
    const deadline = Date.now() + PATIENCE
    let wanted = await page.evaluate(findWanted, '')
    for (let isFirst = true; !wanted.isDone; isFirst = false) {
      await look(`${game} ${chapter}, ${wanted.mark}`, isFirst)
      const { mark } = wanted
      const way = ways[words++ % ways.length] ?? byMouse
      while (wanted.mark === mark) {
        if (Date.now() > deadline) throw new Error(`${game} ${chapter} goes no further: ${mark}`)
        wanted = await page.evaluate(findWanted, (await way(page, wanted)) ? mark : '')
      }
    }
    if (chapter === chapters.at(-1)) break
    await look(`${game} ${chapter}, its end`, false)
    await page.locator('.chapter-done .button-main').click()
    await page.locator('.chapter-done').waitFor({ state: 'detached' })
  }
  const kept = await page.evaluate(id => localStorage.getItem(`undercroft lessons ${id}`), game)
  expect(JSON.parse(kept ?? '{}')).toEqual({ done: chapters })
  await page.getByRole('button', { name: 'Play a real game against a Squire' }).waitFor()
}

/**
 * In the page: waits until the coach says something, and finds what is wanted: the button that goes on, the answer beside
 * the board or in the list, or the way to the list. What was said before is waited out for a while, as then a touch had
 * no effect, or only opened the list.
 */
async function findWanted(past: string): Promise<Wanted> {
  const WANTED = [
    '.coach-next',
    '.form-area:not([hidden]) button[class*=-main]:not([disabled], [aria-disabled=true])',
    '.prompt-verbs .choice[data-advised=true]',
    '.answers:not([data-shown=folded]) .choice[data-advised=true]',
    '.prompt-actions [aria-controls=answers]',
  ]
  const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  let before = ''
  for (let pictures = 0; ; pictures++) {
    await drawn()
    if (document.querySelector('.chapter-done') !== null) return { mark: '', isDone: true, x: 0, y: 0, tabs: 0 }
    const mark = document.querySelector('.coach-title')?.textContent ?? ''
    if (mark === '') continue
    const found = WANTED.flatMap(each => document.querySelector<HTMLElement>(each) ?? [])[0]
    if (found === undefined) continue
    found.scrollIntoView({ block: 'nearest' })
    const { x, y, width, height } = found.getBoundingClientRect()
    const at = `${x} ${y} ${width} ${height} ${found.textContent}`
    // What was touched for this word may still go on: it has the pictures until it is touched again.
    const waits = mark === past && found.matches('[data-wanted]') && pictures < 20
    if (waits || at !== before) {
      before = at
      continue
    }
    document.querySelector('[data-wanted]')?.removeAttribute('data-wanted')
    found.dataset.wanted = ''
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]')]
    const open = stops.filter(
      stop => stop.tabIndex >= 0 && stop.checkVisibility() && !stop.matches(':disabled, [inert] *'),
    )
    const focus = document.activeElement instanceof HTMLElement ? open.indexOf(document.activeElement) : -1
    return { mark, isDone: false, x: x + width / 2, y: y + height / 2, tabs: open.indexOf(found) - focus }
  }
}

/** What changes with a word. The list is looked at with the whole page, and where it has been opened. */
const PROMPT = { include: ['.table-prompt'], exclude: ['.answers[data-shown=folded]'] }

/**
 * Nothing that the coach or the prompt shows keeps anybody out. A prompt whose elements have all been there before, in the same
 * place and state, differs in its texts alone, and is not looked at again. The board, which takes axe the longest by far, is
 * away for that moment: it is looked at with the whole page, once a chapter.
 */
async function expectPromptAccessible(page: Page, where: string, known: Set<string>): Promise<void> {
  const news = (await page.evaluate(partsOf, PROMPT)).filter(part => !known.has(part))
  if (news.length === 0) return
  for (const part of news) known.add(part)
  await page.evaluate(() => {
    const board = document.querySelector('.board-frame')
    const place = document.createComment('board')
    board?.replaceWith(place)
    Object.assign(globalThis, { putBack: () => board !== null && place.replaceWith(board) })
  })
  await expectAccessible(page, where, undefined, PROMPT)
  await page.evaluate('putBack()')
}

/** In the page: every element as its tag, classes, role and state, after those that it stands in. */
function partsOf({ include, exclude }: typeof PROMPT): string[] {
  const STATES = [
    'class',
    'role',
    'disabled',
    'hidden',
    'aria-disabled',
    'aria-pressed',
    'aria-expanded',
    'aria-hidden',
  ]
  const parts = new Set<string>()
  const walk = (element: Element, above: string) => {
    if (exclude.some(each => element.matches(each))) return
    const part = `${above}>${element.tagName}${STATES.map(each => `|${element.getAttribute(each) ?? ''}`).join('')}`
    parts.add(part)
    for (const child of element.children) walk(child, part)
  }
  for (const each of include) for (const element of document.querySelectorAll(each)) walk(element, '')
  return [...parts]
}

/** Nothing is scrolled sideways, and the coach covers nothing of the board. */
async function expectRoom(page: Page, where: string): Promise<void> {
  const { wide, over } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const spoken = '.table-main[data-form=false] > .table-prompt:has(.coach)' // an editor lies over the board anyway
    const [board, prompt] = ['.board-frame', spoken].map(each => document.querySelector(each))
    const over = (board?.getBoundingClientRect().bottom ?? 0) - (prompt?.getBoundingClientRect().top ?? innerHeight)
    return { wide: scrollWidth - clientWidth, over: Math.max(0, Math.round(over)) }
  })
  expect({ where, wide, over }).toEqual({ where, wide: 0, over: 0 })
}

describe.each(CHAPTERS)('every chapter of %s, from one to the next', (game, chapters) => {
  test('by mouse and by keyboard in turn, and every word is open to all', async () => {
    const { page, complaints } = await stage.open()
    const known = new Set<string>()
    const look: Look = (where, isFirst) =>
      isFirst ? expectAccessible(page, where) : expectPromptAccessible(page, where, known)
    await playAll(page, game, chapters, [byMouse, byKeyboard], look)
    expect(complaints).toEqual([])
  })

  test('by touch on a phone', async () => {
    const { page, complaints } = await stage.open({ viewport: PHONE, hasTouch: true, isMobile: true })
    await playAll(page, game, chapters, [byTouch], where => expectRoom(page, where))
    if (game === CHAPTERS[0]?.[0]) await expectOpenToAll(page, 'the end of the chapters on a phone')
    expect(complaints).toEqual([])
  })
})
