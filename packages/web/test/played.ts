import { bots } from '@undercroft/bots'
import { FastDice, type Game, Match, type Outcome, type Shape, writeRecord } from '@undercroft/kernel'
import type { Locator, Page } from 'playwright-core'
import { PATIENCE } from './harness.ts'

interface Wish<T extends Shape> {
  readonly game: Game<T>
  readonly options: T['options']
  /** Who sits there when the record is opened. */
  readonly people: readonly string[]
  /** What is tried, one seed after another. */
  readonly seeds?: number
  /** Answers that bots would not give. */
  instead?(match: Match<T>, seat: number): T['choice'] | undefined
  /** Where to stop. */
  until(match: Match<T>): boolean
}

/** A game that bots have played until something happens, as a record that people can go on from. */
export function played<T extends Shape>({ game, options, people, seeds = 200, instead, until }: Wish<T>): string {
  for (let seed = 0; seed < seeds; seed++) {
    const match = new Match(game, options, new FastDice(`${seed} table`))
    const players = game.seats(options).map((_, seat) => bots.greedy(game, new FastDice(`${seed} ${seat}`)))
    while (match.outcome === undefined && !until(match)) {
      const ask = match.play.asks[0]
      if (ask === undefined) break
      const choice = instead?.(match, ask.seat) ?? players[ask.seat]?.choose(match.see(ask.seat), ask)
      match.answer(ask.seat, choice)
    }
    if (match.outcome !== undefined) continue
    const sitting = people.map(player => ({ kind: 'person' as const, player }))
    return writeRecord(match, { players: sitting, dice: { kind: 'plain' } })
  }
  throw new Error(`in ${seeds} games of ${game.id} it never happens`)
}

interface EndWish<T extends Shape> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly people: readonly string[]
  readonly by?: 'greedy' | 'random'
  readonly seeds?: number
  wanted(outcome: Outcome): boolean
}

/** A game that bots have played to an end of this kind, as a record. */
export function ended<T extends Shape>({
  game,
  options,
  people,
  by = 'greedy',
  seeds = 400,
  wanted,
}: EndWish<T>): string {
  for (let seed = 0; seed < seeds; seed++) {
    const match = new Match(game, options, new FastDice(`${seed} end`))
    const bot = bots[by](game, new FastDice(`${seed} whims`))
    while (match.outcome === undefined) {
      const ask = match.play.asks[0]
      if (ask === undefined) break
      match.answer(ask.seat, bot.choose(match.see(ask.seat), ask))
    }
    if (match.outcome === undefined || !wanted(match.outcome)) continue
    const sitting = people.map(player => ({ kind: 'person' as const, player }))
    return writeRecord(match, { players: sitting, dice: { kind: 'plain' } })
  }
  throw new Error(`in ${seeds} games of ${game.id} it never ends so`)
}

/** Opens a record, to be looked at. */
export async function lookThrough(page: Page, record: string): Promise<void> {
  await page.goto('/')
  await page
    .getByLabel('A game file to open')
    .setInputFiles({ name: 'game.undercroft', mimeType: 'text/plain', buffer: Buffer.from(record) })
  await page.waitForURL(/\/table\//)
}

/** Opens a record and sits down to it. */
export async function goOnFrom(page: Page, record: string): Promise<void> {
  await lookThrough(page, record)
  await page.getByRole('button', { name: 'Sit down and go on' }).click()
}

/** Between people at one screen lies a cover: lifts it, and says which question stands there then. */
export async function askedOnOneScreen(page: Page, before = ''): Promise<string> {
  return page.evaluate(
    async ([past, patience]) => {
      for (const since = performance.now(); performance.now() < since + patience; ) {
        const { ask = '' } = document.querySelector<HTMLElement>('.table-prompt')?.dataset ?? {}
        if (ask !== '' && ask !== past) return ask
        document.querySelector<HTMLElement>('.cover-main .button-main')?.click()
        await new Promise(done => setTimeout(done, 20))
      }
      throw new Error(`nothing is asked after ${past}`)
    },
    [before, PATIENCE] as const,
  )
}

/** A click at what was still being shown counts for nothing: so long, in milliseconds, until it is made again. */
export const AGAIN = 3000

/**
 * One click may take several answers: the question (and whose it is) that stands there when all of them have been given, or
 * `over`. Covers between people are lifted. A question that nothing has come of is given again after a while.
 */
export async function settledAsk(page: Page, before = ''): Promise<string> {
  return page.evaluate(
    async ([past, patience, again]) => {
      let [last, since] = ['', performance.now()]
      for (const from = since; performance.now() < from + patience; ) {
        const { ask = '', over } = document.querySelector<HTMLElement>('.table-prompt')?.dataset ?? {}
        if (over === 'true') return 'over'
        const asked = ask === '' ? '' : `${ask} ${document.querySelector('.prompt-who')?.textContent}`
        if (asked !== last) [last, since] = [asked, performance.now()]
        if (asked !== '' && performance.now() > since + (asked === past ? again : 100)) return asked
        document.querySelector<HTMLElement>('.cover-main .button-main')?.click()
        await new Promise(done => setTimeout(done, 20))
      }
      throw new Error(`nothing is asked after ${past}`)
    },
    [before, PATIENCE, AGAIN] as const,
  )
}

/** Clicks what may be gone by now, because a walk goes on or somebody else has answered: whoever plays looks again then. */
export async function clickIfThere(what: Locator): Promise<void> {
  if (await what.isVisible()) await what.click({ timeout: AGAIN }).catch(() => undefined)
}

/**
 * Lifts covers, and passes where somebody may, until this is there. A question may be gone again before it is answered: one who
 * can do nothing but pass is passed over.
 */
export async function passOnTo(page: Page, wanted: Locator): Promise<void> {
  for (const since = performance.now(); performance.now() < since + PATIENCE; ) {
    if (await wanted.first().isVisible()) return
    await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.cover-main .button-main')?.click()
      const passes = [...document.querySelectorAll<HTMLElement>('.choice:not(.choice-refused)')]
      passes.find(each => /^Pass\b/.test((each.textContent ?? '').trim()))?.click()
      await new Promise(done => setTimeout(done, 20))
    })
  }
  throw new Error(`${wanted} does not come`)
}

/** Presses what the greedy bot would, until the game is over or nothing new is asked; says how often. */
export async function playAsAdvised(page: Page, most: number): Promise<number> {
  return page.evaluate(
    async ([limit, patience, again]) => {
      let answers = 0
      let [asked, since] = ['', performance.now()]
      let [sought, answered, acted] = ['', '', 0]
      while (answers < limit && performance.now() < since + patience) {
        const { ask = '', over } = document.querySelector<HTMLElement>('.table-prompt')?.dataset ?? {}
        if (over === 'true') return answers
        const now = performance.now()
        if (ask !== asked) [asked, since] = [ask, now]
        if (now > acted + again) [sought, answered] = ['', ''] // a click at what was still being shown counts for nothing
        if (ask !== '' && ask !== answered) {
          const advised = document.querySelector<HTMLElement>('.choice[data-advised=true]')
          if (advised !== null) {
            answered = ask
            acted = now
            answers++
            advised.click()
          } else if (ask !== sought) {
            sought = ask
            acted = now
            const buttons = [...document.querySelectorAll('button')]
            buttons.find(each => each.textContent?.trim() === 'Advice')?.click()
          }
        }
        await new Promise(done => setTimeout(done, 10))
      }
      return answers
    },
    [most, PATIENCE, AGAIN] as const,
  )
}
