import { type Masmorra, masmorra } from '@undercroft/games/masmorra'
import type { Match } from '@undercroft/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  choose,
  expectAccessible,
  expectOpenToAll,
  nextAsk,
  openStage,
  PATIENCE,
  SCREENS,
  setNumber,
} from './harness.ts'
import { playOnTheBoard, shortGame } from './masmorra.ts'
import { askedOnOneScreen, goOnFrom, passOnTo, played } from './played.ts'

const stage = openStage()

test('a Standard game against a bot, to its end, by clicking what glows on the board', async () => {
  const { page, complaints } = await stage.open({ sealed: true, settings: { pinned: [] } })
  await sitDown(page, 2)
  const { onBoard, asButtons, elsewhere } = await playOnTheBoard(page)
  expect(elsewhere).toEqual([])
  expect(onBoard).toBeGreaterThan(2 * asButtons)
  await expectOpenToAll(page, 'at the end')
  expect(await page.locator('.ending-title').innerText()).toMatch(/wins?\b|draw/)
  await page.getByRole('tab', { name: 'End' }).click()
  await expect.poll(() => page.locator('.ma-ending tbody tr').count()).toBe(2)
  expect(complaints).toEqual([])
})

test('an interrupt is played, and answered', async () => {
  const { page, complaints } = await stage.open()
  const record = played({
    game: masmorra,
    options: shortGame(),
    people: ['Ann', 'Ben', 'Cleo'],
    instead: ({ play }) => (play.asking?.frame.phase === 'window' ? (['pass'] as const) : undefined),
    until: mayInterrupt,
  })
  await goOnFrom(page, record)
  let asked = await askedOnOneScreen(page)
  expect(await page.locator('.ma-interrupt li').count()).toBe(0)
  await expectAccessible(page, 'at an interrupt')
  const card = page.locator('.ma-card', { has: page.locator(ORANGE) }).first()
  expect(await card.locator('.ma-part-purple[data-live]').count()).toBe(0)
  const name = await card.locator('.ma-card-name').innerText()
  await playOrange(page, card, asked)
  // The others answer for the moment itself, and then for the card that Ann has played.
  const dispel = page.locator('.ma-card', { has: page.locator(ORANGE), hasText: 'Dispel' })
  await passOnTo(page, dispel)
  expect(await page.locator('.ma-interrupt li').innerText()).toContain(name)
  asked = (await nextAsk(page)).ticket
  await playOrange(page, dispel.first(), asked)
  await passOnTo(page, page.locator('.log-line').getByText(/cancelled/))
  expect(complaints).toEqual([])
})

test.each(SCREENS)('the dungeon is the table, and keeps nobody out (%o)', async viewport => {
  const { page, complaints } = await stage.open({ viewport, settings: { pinned: [] } })
  await sitDown(page)
  await nextAsk(page)
  await expectDungeonFills(page)
  await expectOpenToAll(page, 'at the choice of Heroes')
  await playOnTheBoard(page, 12)
  await nextAsk(page)
  const dim = page.locator('.ma-room:not([data-live])')
  while ((await dim.count()) === 0) await playOnTheBoard(page, 1) // where every room glows, none refuses
  await expectDungeonFills(page)
  await page.getByRole('button', { name: 'Advice' }).click()
  await page.locator('.ma-table [data-advised], .prompt-verbs [data-advised=true]').first().waitFor()
  await expectOpenToAll(page, 'with advice')
  await dim.first().dispatchEvent('click')
  await expectOpenToAll(page, 'after a refusal')
  expect(complaints).toEqual([])
})

/** At least 62% of a wide window, and of a phone all the width and 55% of the height. */
async function expectDungeonFills(page: Page): Promise<void> {
  const share = await page.locator('.ma-depths').evaluate(dungeon => {
    const { width, height } = dungeon.getBoundingClientRect()
    return { width: width / innerWidth, height: height / innerHeight }
  })
  const narrow = (page.viewportSize()?.width ?? 0) < 600
  if (narrow) expect(share.width).toBe(1)
  if (narrow) expect(share.height).toBeGreaterThan(0.55)
  else expect(share.width * share.height).toBeGreaterThan(0.62)
}

/** Whether Ann may interrupt while somebody else could cancel her card; not with the very card that is being drawn. */
function mayInterrupt({ play, state }: Match<Masmorra>): boolean {
  const [first] = play.asks
  const frame = play.asking?.frame
  if (frame?.phase !== 'window' || frame.window === 'loot' || first?.seat !== 0) return false
  return (
    first.options.some(([verb]) => verb === 'answer') &&
    state.hands.some((hand, player) => player > 0 && hand.includes('T14'))
  )
}

/** At a new table with bots; a short game. */
async function sitDown(page: Page, heroes = 3): Promise<void> {
  await page.goto('/play/masmorra')
  await setNumber(page, /^Heroes/, heroes)
  const limit = page.getByRole('group', { name: /^Round limit/ })
  await choose(limit.getByRole('radio', { name: 'On', exact: true }))
  await setNumber(page, /^Rounds, if they are limited/, 10)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.ma-table').waitFor()
}

const ORANGE = '.ma-part-orange[data-live]'

/**
 * Plays the interrupting part of a card, on the first thing that it can be aimed at. A click at what is still being shown only
 * ends that: it is made again while the same question stands there.
 */
async function playOrange(page: Page, card: Locator, asked: string): Promise<void> {
  const folded = card.locator(`${ORANGE} summary`)
  if (await folded.isVisible()) await folded.click()
  const button = card.locator(ORANGE).getByRole('button').first()
  const isGone = page.waitForFunction(
    before => document.querySelector<HTMLElement>('.table-prompt')?.dataset.ask !== before,
    asked,
    { timeout: PATIENCE },
  )
  const again = setInterval(() => void button.click({ timeout: 1000 }).catch(() => undefined), 5000)
  await button.click()
  await isGone.finally(() => clearInterval(again))
}
