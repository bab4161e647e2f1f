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
import { shortGame } from './masmorra.ts'
import { askedOnOneScreen, goOnFrom, playAsAdvised, played } from './played.ts'

const stage = openStage()

test('a Standard game against two bots, to its end', async () => {
  const { page, complaints } = await stage.open({ sealed: true })
  await sitDown(page)
  expect(await playOnTheTable(page, 30)).toBeGreaterThan(19)
  await playAsAdvised(page, 2000)
  expect(await page.locator('.ending-title').innerText()).toMatch(/wins|draw/)
  await expect.poll(() => page.locator('.ma-ending tbody tr').count()).toBe(3)
  expect(complaints).toEqual([])
})

test('an Alliance of two people on two pages', async () => {
  const ann = await stage.open()
  const ben = await stage.open({ settings: { name: 'Ben' } })
  let fewest = 0
  // A Hero may fall in its first turn, and then the other has had little to say.
  for (let table = 0; table < 5 && fewest <= 20; table++) {
    await ann.page.goto('/online/new/masmorra')
    await choose(ann.page.getByRole('radio', { name: 'alliance' }))
    await setNumber(ann.page, /^Heroes/, 2)
    await ann.page.getByRole('button', { name: 'Make the table' }).click()
    await ann.page.waitForURL(/\/t\//)
    await ann.page.getByRole('button', { name: 'Invitation link to place P2' }).click()
    await ben.page.goto(await ann.page.getByLabel('Link to place P2').inputValue())
    await ben.page.getByRole('button', { name: 'Come in' }).click()
    fewest = Math.min(...(await Promise.all([ann, ben].map(({ page }) => playAsAdvised(page, 3000)))))
    for (const { page, complaints } of [ann, ben]) {
      await page.locator('.ending-title').waitFor()
      await expect.poll(() => page.locator('.ma-ending tbody tr').count()).toBe(2)
      expect(complaints).toEqual([])
    }
  }
  expect(fewest).toBeGreaterThan(20)
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
  for (let i = 0; i < 6; i++) {
    asked = await askedOnOneScreen(page, asked)
    if (await dispel.isVisible()) break
    await page.locator('.choice', { hasText: 'Pass' }).click()
  }
  expect(await page.locator('.ma-interrupt li').innerText()).toContain(name)
  await playOrange(page, dispel.first(), asked)
  // Everybody passes, as often as they are asked, until it is told.
  for (let i = 0; i < 20; i++) {
    asked = await askedOnOneScreen(page, asked)
    if (await isCancelled(page)) break
    await page.locator('.choice', { hasText: 'Pass' }).click()
  }
  expect(await isCancelled(page)).toBe(true)
  expect(complaints).toEqual([])
})

test.each(SCREENS)('nobody is kept out of the dungeon (%o)', async viewport => {
  const { page, complaints } = await stage.open({ viewport })
  await sitDown(page)
  for (const answers of [3, 12]) {
    await playAsAdvised(page, answers)
    await nextAsk(page)
    await expectOpenToAll(page, `after ${answers} more answers`)
  }
  expect(complaints).toEqual([])
})
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

/** At a new table with two bots; a short game. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/play/masmorra')
  await setNumber(page, /^Heroes/, 3)
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

async function isCancelled(page: Page): Promise<boolean> {
  return (
    (await page
      .locator('.log-line')
      .getByText(/cancelled/)
      .count()) > 0
  )
}

/** What is touched first where several things would do: the panels, then the dice, then the map. */
const TARGETS = [
  '.ma-pick',
  '.ma-fight .ma-act-main',
  '.ma-interrupt .ma-act-main',
  '.ma-knob-main',
  '[data-thing^="lay "]',
  '.ma-tray .ma-act-main:not([aria-disabled=true])',
  '.ma-hit[data-live][data-thing^=foe]',
  '.ma-room[data-live]',
  '.ma-die[data-live]',
].join(', ')

/** Uses the dice and the map where they do something, and the advised button where not; says how often they did. */
async function playOnTheTable(page: Page, answers: number): Promise<number> {
  let asked = ''
  let clicked = 0
  for (let i = 0; i < answers; i++) {
    const { ticket, over } = await nextAsk(page, asked)
    if (over) break
    asked = ticket
    const answered = await page.evaluate(
      async ([targets, before, patience]) => {
        const isAnswered = () => {
          const { ask, over: ended } = document.querySelector<HTMLElement>('.table-prompt')?.dataset ?? {}
          return ended === 'true' || ask !== before
        }
        const settles = async (pauses: number) => {
          for (let wait = 0; wait < pauses && !isAnswered(); wait++) await new Promise(done => setTimeout(done, 30))
          return isAnswered()
        }
        for (const target of document.querySelectorAll(targets)) {
          target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
          await settles(1)
          document.querySelector<HTMLElement>('.ma-menu .ma-act')?.click()
          if (await settles(5)) return true
        }
        // The table does one thing after the other: once it has advised, it has dealt with every click.
        const buttons = [...document.querySelectorAll('button')]
        buttons.find(each => each.textContent?.trim() === 'Advice')?.click()
        for (const since = performance.now(); performance.now() < since + patience; ) {
          if (isAnswered()) return true
          if (document.querySelector('.choice[data-advised=true]') !== null) return false
          await new Promise(done => setTimeout(done, 30))
        }
        return isAnswered()
      },
      [TARGETS, ticket, PATIENCE] as const,
    )
    if (answered) clicked++
    else await playAsAdvised(page, 1)
  }
  return clicked
}
