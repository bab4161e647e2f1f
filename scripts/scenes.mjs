// Games that bots have played so far, as records that somebody sits down to: for scripts that look at a table.
import { bots } from '@undercroft/bots'
import { loadGame } from '@undercroft/games'
import { FastDice, Match, writeRecord } from '@undercroft/kernel'
import { Stop } from './workspace.mjs'

/** @import { Option } from '@undercroft/kernel' */
/** @import { Page } from 'playwright-core' */

const PERSON = /** @type {const} */ ({ kind: 'person', player: 'Ann' })
const BOT = /** @type {const} */ ({ kind: 'bot', player: 'greedy' })

/** In the middle of each game: who looks, and after how many answers at least. */
export const SCENES = [
  { game: 'all-out-assault', seat: 0, answers: 40 },
  { game: 'without-masters', seat: 0, answers: 24 },
  { game: 'electrodungeon', seat: 1, answers: 380 },
  { game: 'platformer', seat: 0, answers: 60 },
  { game: 'masmorra', seat: 0, answers: 430 },
]

/** What is looked for: a question with something to choose. */
const CHOICES = 3

/**
 * A game that bots have played until this seat is asked again after so many answers; to its end if that never comes.
 * @param {typeof SCENES[number]} scene
 * @param {{ choices?: number, refused?: boolean }} [wanted] how many answers there are more than, and whether something is refused
 */
export async function playedTo({ game: id, seat, answers }, { choices = CHOICES, refused = false } = {}) {
  const game = await loadGame(id)
  if (game === undefined) throw new Stop(`There is no game ${id}.`)
  const table = /** @type {Record<string, Option>} */ (game.options)
  const options = Object.fromEntries(Object.entries(table).map(([name, { otherwise }]) => [name, otherwise]))
  const match = new Match(game, options, new FastDice(`${id} picture`))
  const bot = bots.greedy(game, new FastDice(`${id} whims`))
  while (match.outcome === undefined) {
    const ask = match.play.asks[0]
    if (ask === undefined) break
    const isScene = match.steps.length >= answers && ask.seat === seat && ask.options.length > choices
    if (isScene && (!refused || match.asks()[0]?.refused.length !== 0)) break
    match.answer(ask.seat, bot.choose(match.see(ask.seat), ask))
  }
  const players = game.seats(options).map((_, at) => (at === seat ? PERSON : BOT))
  return { over: match.outcome !== undefined, record: writeRecord(match, { players, dice: { kind: 'plain' } }) }
}

/** Opens a game. @param {Page} page @param {string} record */
export async function openRecord(page, record) {
  await page.goto('/')
  const file = { name: 'game.undercroft', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.getByLabel('A game file to open').setInputFiles(file)
  await page.waitForURL(/\/table\//)
}

/** Opens a game and goes on with it. @param {Page} page @param {string} record */
export async function sitDown(page, record) {
  await openRecord(page, record)
  await page.getByRole('button', { name: 'Sit down and go on' }).click()
  await page.locator('.table-prompt[data-ask]').waitFor()
}

/** Letters and drawings are all there. @param {Page} page */
export async function settled(page) {
  await page.evaluate('document.fonts.ready')
  await page.waitForTimeout(1500)
}
