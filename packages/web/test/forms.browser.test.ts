import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeTo, flaws, isAt, planWith, sitDown } from './electrodungeon.ts'
import { choose, expectOpenToAll, newGame, nextAsk, openStage, PHONE } from './harness.ts'
import { askedOnOneScreen } from './played.ts'

const stage = openStage()

test('a form is tried out beside the table; what was found goes when it is changed', async () => {
  const { page, complaints } = await stage.open()
  await newGame(page)
  const { ticket } = await nextAsk(page)
  const tryOut = page.getByRole('button', { name: 'Try them out' })
  expect(await tryOut.getAttribute('aria-disabled')).toBe('true')
  const fill = (preset: string) => page.getByRole('button', { name: preset, exact: true })
  await fill('Shadow').first().click()
  await fill('Shadow').last().click()
  await page.locator('.aa-ready[aria-disabled=false]').waitFor()
  await tryOut.click()
  await page.getByText(/Bots won \d+ of 100 with them, and lost \d+, in 300 games/).waitFor()
  await expectOpenToAll(page, 'tried sheets')
  await fill('Duelist').last().click()
  await page.getByText('Bots play 300 games').waitFor()
  expect((await nextAsk(page)).ticket).toBe(ticket)
  expect(complaints).toEqual([])
})

test('advice writes the sheets, to be changed and handed in', async () => {
  const { page, complaints } = await stage.open()
  await newGame(page)
  const { ticket } = await nextAsk(page)
  const numbers = () => page.locator('.aa-slot-value').allInnerTexts()
  expect((await numbers()).join('')).toBe('')
  await advise(page)
  const advised = await numbers()
  for (const sheet of [advised.slice(0, 6), advised.slice(6)]) expect(sheet.toSorted().join('')).toBe('123456')
  await page
    .locator('.aa-slot')
    .first()
    .press(advised[0] === '6' ? '1' : '6')
  const changed = await numbers()
  expect(changed).not.toEqual(advised)
  await expectOpenToAll(page, 'advised sheets')
  await page.locator('.aa-ready[aria-disabled=false]').click()
  await nextAsk(page, ticket)
  expect(complaints).toEqual([])
})

test('advice gives points to the traits, and lays out a dungeon', async () => {
  const explorer = await stage.open({ viewport: PHONE })
  await sitDown(explorer.page, 'Explorer')
  await advise(explorer.page)
  await explorer.page.locator('.ed-traits-left').getByText('0 points left').waitFor()
  await expectOpenToAll(explorer.page, 'advised traits')
  const master = await stage.open()
  await sitDown(master.page, 'Master')
  expect(await flaws(master.page)).not.toEqual([])
  await advise(master.page)
  await expect.poll(() => flaws(master.page)).toEqual([])
  await master.page.getByRole('button', { name: 'Undo' }).first().waitFor()
  for (const { complaints } of [explorer, master]) expect(complaints).toEqual([])
})

test('advice builds a yard', async () => {
  const { page, complaints } = await stage.open()
  await page.goto('/play/without-masters')
  const [first, second] = [page.locator('.seat-field').nth(0), page.locator('.seat-field').nth(1)]
  const master = (await first.innerText()).includes('Game Master') ? first : second
  await choose(master.getByRole('radio', { name: 'Person' }))
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.wm-form').waitFor()
  expect(await page.locator('.wm-hand-in').getAttribute('aria-disabled')).toBe('true')
  await advise(page)
  await page.locator('.wm-hand-in[aria-disabled=false]').waitFor()
  expect(complaints).toEqual([])
})

// What bots say to these is never refused, right or wrong.
test.each(['PZ-03', 'PZ-05', 'PZ-11'] as const)('advice sets the puzzle %s up', async puzzle => {
  const { page, complaints } = await stage.open()
  await comeTo(page, { explorers: 1, plan: planWith(puzzle), until: isAt('puzzle') })
  const ask = await askedOnOneScreen(page)
  await advise(page)
  await page.locator('.ed-lab-main[aria-disabled=false]').click()
  await page.waitForFunction(past => document.querySelector<HTMLElement>('.table-prompt')?.dataset.ask !== past, ask)
  expect(complaints).toEqual([])
})

/** Asks for advice on a form, and waits until it says that it is filled in. */
async function advise(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Advice' }).click()
  await page.getByText('The advice is filled in').waitFor()
}
