import { type Answer, type ElectroDungeon, electroDungeon, type SeenPuzzle } from '@undercroft/games/electrodungeon'
import { type Match, readOptions } from '@undercroft/kernel'
import type { ElementHandle, Page } from 'playwright-core'
import { choose, NOW_AND_THEN, setNumber } from './harness.ts'
import { goOnFrom, played, settledAsk } from './played.ts'

type Choice = ElectroDungeon['choice']
type Plan = Extract<Choice, readonly ['place', unknown]>[1]

type OwnTask = { readonly title: string; readonly text: string; readonly note: string }

/** Boxes and keys near the Hub, and the same task behind every door but the exit: a listed one, or a puzzle of one's own. */
export function planWith(task: `PZ-${string}` | `TR-${string}` | OwnTask): Plan {
  const card = typeof task === 'string' && task.startsWith('TR') ? 'trial' : 'puzzle'
  const cards = 'empty boost boost trapped boost trapped boost beast beast empty trapped trapped'.split(' ')
  const plan = {
    rooms: cards.map((card, room) => ({ card, keys: [1, 2, 4, 5, 6, 10].includes(room) ? 1 : 0, fragments: 0 })),
    doors: Array.from({ length: 6 }, (_, door) =>
      door === 5
        ? { card: 'lock', fragments: 0, reward: false, task: 'none' }
        : { card, fragments: door < 3 ? 1 : 0, reward: true, task },
    ),
  }
  return plan as Plan
}

interface Wish {
  readonly explorers: number
  /** Other options than the usual ones. */
  readonly options?: Partial<ElectroDungeon['options']>
  readonly plan?: Plan
  readonly seeds?: number
  instead?(match: Match<ElectroDungeon>, seat: number): Choice | undefined
  until(match: Match<ElectroDungeon>): boolean
}

/** A game that has come to a certain moment, opened by people at one screen; the same game here, to look into. */
export async function comeTo(page: Page, { explorers, options, plan, seeds, instead, until }: Wish) {
  let here: Match<ElectroDungeon> | undefined
  const record = played({
    game: electroDungeon,
    options: optionsFor({ explorers, ...options }),
    people: ['Mo', 'Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, explorers + 1),
    ...(seeds === undefined ? {} : { seeds }),
    instead: (match, seat): Choice | undefined => {
      if (match.state.round === 0 && seat === 0 && plan !== undefined) return ['place', plan]
      return instead?.(match, seat)
    },
    until: match => {
      here = match
      return until(match)
    },
  })
  await goOnFrom(page, record)
  if (here === undefined) throw new Error('there is no game')
  return here
}

function optionsFor(options: Partial<ElectroDungeon['options']>) {
  const read = readOptions(electroDungeon.options, { botTempers: 'loyal', ...options })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

export function isAt(phase: string): (match: Match<ElectroDungeon>) => boolean {
  return ({ play }) => play.asking?.frame.phase === phase
}

/** At a new table; the others are bots. */
export async function sitDown(page: Page, as: 'Explorer' | 'Master', { rounds = '15' } = {}): Promise<void> {
  await page.goto('/play/electrodungeon')
  await setNumber(page, /^Explorers/, 1)
  const limit = page.getByRole('group', { name: /^Rounds before/ })
  await choose(limit.getByRole('radio', { name: rounds, exact: true }))
  const [master, explorer] = [page.locator('.seat-field').nth(0), page.locator('.seat-field').nth(1)]
  const [person, bot] = as === 'Explorer' ? [explorer, master] : [master, explorer]
  await choose(person.getByRole('radio', { name: 'Person' }))
  await choose(bot.getByRole('radio', { name: 'Squire' }))
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/table\//)
  await page.locator('.ed-form').waitFor()
}

/** Takes a piece and touches places with it. */
export async function lay(page: Page, piece: string, places: readonly string[]): Promise<void> {
  const tool = page.locator(`[data-tool=${piece}]`)
  if ((await tool.getAttribute('aria-pressed')) !== 'true') await tool.click()
  for (const place of places) await page.locator(`[data-spot="${place}"]`).click()
}

/** Every restriction that is broken now, as the page names it. */
export async function flaws(page: Page): Promise<string[]> {
  return page
    .locator('.ed-flaws [data-code]')
    .evaluateAll(lines => lines.map(line => line.getAttribute('data-code') ?? ''))
}

const LAMPS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']
const SYMBOLS = ['arc', 'bulb', 'coil', 'diode', 'earth', 'fuse']

type Of<K, T> = Extract<T, { readonly puzzle: K }>
type Hands = {
  [K in Answer['puzzle']]: (page: Page, said: Of<K, Answer>['said'], shown: Of<K, SeenPuzzle>['shown']) => Promise<void>
}

/** How each puzzle is handled: what one touches to lay out this answer. */
const HANDS: Hands = {
  async 'PZ-01'(page, said) {
    for (const lamp of said) await page.click(`[aria-label^="Lamp ${LAMPS[lamp]},"]`)
  },
  async 'PZ-02'(page, said) {
    for (const symbol of said) await page.click(`.ed-symbol-key:has-text("${SYMBOLS[symbol]}")`)
  },
  async 'PZ-03'(page, said) {
    if (said.do === 'name') {
      await page.click('.ed-mode:has-text("Name")')
      await page.click(`[aria-label^="Coil ${said.coil},"]`)
      await page.click(`.ed-mode:has-text("${said.odd === 'heavy' ? 'Heavier' : 'Lighter'}")`)
      return
    }
    for (let number = 1; number <= 9; number++) {
      const wanted = said.left.includes(number) ? 'left' : said.right.includes(number) ? 'right' : 'shelf'
      const coil = page.locator(`[aria-label^="Coil ${number},"]`)
      for (let turn = 0; turn < 3 && (await coil.getAttribute('data-place')) !== wanted; turn++) await coil.click()
    }
  },
  async 'PZ-04'(page, said) {
    for (const load of said) {
      for (const cargo of load) await page.click(`.ed-bank .ed-cargo:has-text("${cargo}")`)
      await page.click('.ed-ferry')
    }
  },
  async 'PZ-05'(page, said) {
    await swap(page, '.ed-statue', said.colours)
    await swap(page, '.ed-shield', said.emblems)
  },
  async 'PZ-06'(page, said, { turns }) {
    for (const [tile, turn] of said.entries()) {
      for (let i = (turns[tile] ?? 0) - turn; i % 4 !== 0; i++) await page.locator('.ed-tile').nth(tile).click()
    }
  },
  async 'PZ-07'(page, said) {
    for (const volts of said) await page.click(`[aria-label="${volts} volts"]`)
  },
  async 'PZ-08'(page, said) {
    for (const { from, to } of said) {
      for (const tank of [from, to]) await page.click(`.ed-tank:has-text("Tank ${tank}:")`)
    }
  },
  async 'PZ-09'(page, said) {
    for (const [statue, word] of said.entries()) {
      const there = page.locator('.ed-talker').nth(statue)
      await there.click()
      if (word === 'liar') await there.click()
    }
  },
  async 'PZ-10'(page, said) {
    for (const breaker of said) await page.click(`[aria-label^="Breaker ${breaker},"]`)
  },
  async 'PZ-11'(page, said) {
    await page.fill('.ed-tube input', String(said))
  },
  async 'PZ-12'(page, said) {
    for (const [rune, value] of said.entries()) {
      await page
        .locator('.ed-dial')
        .nth(rune)
        .locator('button')
        .nth(value - 1)
        .click()
    }
  },
}

async function swap(page: Page, row: string, wanted: readonly number[]): Promise<void> {
  const now = wanted.map((_, i) => i)
  for (const [place, thing] of wanted.entries()) {
    const at = now.indexOf(thing)
    if (at === place) continue
    await page.locator(row).nth(place).click()
    await page.locator(row).nth(at).click()
    now[at] = now[place] ?? 0
    now[place] = thing
  }
}

/** Lays out an answer in the picture and hands it in. */
export async function handle(page: Page, { puzzle, said }: Answer, { shown }: SeenPuzzle): Promise<void> {
  await (HANDS[puzzle] as (page: Page, said: unknown, shown: unknown) => Promise<void>)(page, said, shown)
  await page.locator('.ed-lab-main').click()
}

/** Hands in ready-made traits. */
export async function shareOut(page: Page, spread: string): Promise<void> {
  const form = page.locator('.ed-traits')
  await form.getByRole('button', { name: spread }).click()
  await form.getByRole('button', { name: 'Ready' }).click()
}

/** How each answer was given: on the maze, at the table of a task, or by a verb that is no place. */
export interface Touched {
  readonly maze: number
  readonly task: number
  readonly verbs: number
}

/**
 * Plays on by what the board and the prompt show, with the list of answers folded, until the game is over or so many
 * answers are given. `press` is how a thing is touched.
 */
export async function playByBoard(
  page: Page,
  most: number,
  press: (thing: ElementHandle<HTMLElement>) => Promise<void>,
): Promise<Touched> {
  const touched = { maze: 0, task: 0, verbs: 0 }
  let asked = ''
  for (let answers = 0; answers < most; answers++) {
    asked = await settledAsk(page, asked)
    if (asked === 'over') break
    const thing = (
      await page.waitForFunction(nextThing, undefined, NOW_AND_THEN)
    ).asElement() as ElementHandle<HTMLElement>
    const kind = await thing.evaluate(it =>
      it.matches('.ed-spot') ? 'maze' : it.matches('.prompt-verbs *') ? 'verbs' : 'task',
    )
    touched[kind]++
    await press(thing)
    const menu = page.locator('.ed-menu .ed-button').nth(kind === 'maze' ? answers % 2 : 0)
    if (await menu.isVisible()) await press((await menu.elementHandle()) as ElementHandle<HTMLElement>)
  }
  return touched
}

/** What somebody would touch now: the table of a task, the way on, something to do, the farthest place, or to be done. */
function nextThing(): HTMLElement | undefined {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      thing => thing.checkVisibility() && thing.ariaDisabled !== 'true',
    )
  const [task] = [...all('.ed-trial .ed-move'), ...all('.ed-lab-give-up'), ...all('.ed-task-close')]
  const verbs = all('.prompt-verbs button')
  const on = /Roll the Move die|Keep|Open the box|Interact|Come along|Take part|Follow|Fight/
  const rank = (spot: HTMLElement) => {
    const label = spot.ariaLabel ?? ''
    const steps = Number(/(\d+) steps? away/.exec(label)?.[1] ?? 0)
    const deed = /; (?!step here|\d+ steps? away|roll|hold)/.test(label)
    return (deed ? 100 : 0) + (/ (at room|before the) /.test(label) ? 10 : 0) + steps
  }
  const inSight = (spot: HTMLElement) => {
    const { x, y, width, height } = spot.getBoundingClientRect()
    const whole = x >= 0 && x + width <= innerWidth
    return whole && document.elementFromPoint(x + width / 2, y + height / 2) === spot
  }
  const spots = all('.ed-spot[data-live]')
    .filter(inSight)
    .sort((a, b) => rank(b) - rank(a))
  return task ?? verbs.find(verb => on.test(verb.innerText)) ?? spots[0] ?? verbs[0]
}
