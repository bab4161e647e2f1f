import { masmorra } from '@undercroft/games/masmorra'
import { platformer } from '@undercroft/games/platformer'
import { readOptions } from '@undercroft/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectOpenToAll, openStage, SCREENS } from './harness.ts'
import { ended, lookThrough } from './played.ts'

const stage = openStage()
const { SHOTS } = process.env

/** A game for one that is lost, and one for three that somebody wins. */
const LOST = ended({
  game: platformer,
  options: optionsOf(platformer.options, { players: 1 }),
  people: ['Ann'],
  by: 'random',
  wanted: ({ lost }) => lost === true,
})
const WON = ended({
  game: masmorra,
  options: optionsOf(masmorra.options, { players: 3 }),
  people: ['Ann', 'Ben', 'Cleo'],
  wanted: ({ winners, by }) => winners.length === 1 && by === 'MA-20.1',
})

test.each(SCREENS)('a lost game says so in plain words, without laurels (%o)', async viewport => {
  const { page, complaints } = await stage.open({ viewport })
  await lookThrough(page, LOST)
  await page.getByRole('heading', { name: 'Lost' }).waitFor()
  expect(await page.locator('.ending-laurels').count()).toBe(0)
  expect(await page.locator('.ending-rule').innerText()).toMatch(/has Fainted|No Event is left/)
  await expectOpenToAll(page, 'lost')
  expect(complaints).toEqual([])
})

test.each(SCREENS)(
  'was it luck? runs, stops and goes on; its curve is moved along by keyboard and pointer (%o)',
  async viewport => {
    const { page, complaints } = await stage.open({ viewport })
    await lookThrough(page, LOST)
    const open = page.getByRole('button', { name: 'Was it luck?' })
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Was it luck?' })
    await dialog.locator('progress').waitFor()
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => dialog.locator('progress').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await dialog.getByText(/Ann lost (more by|by luck and)/).waitFor()
    await dialog.getByRole('heading', { name: 'What turned it' }).waitFor()
    await dialog.getByRole('button', { name: 'Stop' }).click()
    expect(await dialog.getByRole('row', { name: /^In the end/ }).innerText()).toMatch(/\b0%$/)
    expect(await dialog.getByRole('row', { name: /^Good answers/ }).innerText()).toMatch(/\d+% of \d+$/)
    await dialog.getByText('The curve as a table').click()
    await dialog.getByRole('cell', { name: 'The set-up' }).first().waitFor()
    await expectOpenToAll(page, 'was it luck')
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/luck-${viewport.width}.png` })
    const inside = dialog.getByRole('slider', { name: /^The chance of Ann to win/ })
    await inside.press('Home')
    await expect.poll(() => inside.getAttribute('aria-valuetext')).toMatch(/^After the set-up: \d+% ±\d+$/)
    await inside.press('ArrowRight')
    await expect.poll(() => inside.getAttribute('aria-valuetext')).toMatch(/^After 1 of \d+ moves: .*luck .*decisions/)
    await dialog.getByRole('button', { name: /^Look/ }).first().click()
    await page.getByText('Looking back', { exact: true }).waitFor()

    if (viewport.width < 900) await page.getByRole('button', { name: 'Log' }).click()
    const curve = page.locator('.timeline').getByRole('slider', { name: /^The chance of Ann to win/ })
    await curve.press('Home')
    await curve.press('ArrowRight')
    await page.locator('.timeline-head').getByText('After 1 of').waitFor()
    const { x, y, width, height } = (await curve.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height / 2)
    await expect.poll(() => page.locator('.timeline-head').innerText()).not.toContain('After 1 of')
    await page.mouse.move(x + width / 2, y - 60)
    await page.locator('.timeline-head').getByText('After 1 of').waitFor() // the pointer was only a visitor
    await expectOpenToAll(page, 'curve')
    expect(complaints).toEqual([])
  },
)

test.each(SCREENS)('a game that is won shows who has how much (%o)', async viewport => {
  const { page, complaints } = await stage.open({ viewport })
  await lookThrough(page, WON)
  await page.locator('.ending-laurels').waitFor()
  expect(await page.locator('.ending-rule').innerText()).toContain('A Hero has reached 16 XP')
  const scores = page.getByRole('list', { name: 'Scores' })
  await expect.poll(() => scores.locator('li').count()).toBe(3)
  expect(await isInSight(page, '.ending-scores')).toBe(true)
  await expectOpenToAll(page, 'won')
  expect(complaints).toEqual([])
})

test('what is wrong with a dropped record comes into sight', async () => {
  const { page } = await stage.open({ viewport: { width: 390, height: 500 } })
  await page.goto('/')
  await page.locator('.box').first().waitFor() // what is printed hears nothing yet
  const drop = () =>
    page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['no record'], 'notes.txt'))
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    })
  for (let times = 0; times < 2; times++) {
    await page.evaluate(() => scrollTo(0, 0))
    await drop()
    await page.getByText('notes.txt cannot be opened.').waitFor()
    await expect.poll(() => isInSight(page, '.notice-danger')).toBe(true)
  }
})

/** All of it lies within the window, and nothing that scrolls hides it. */
function isInSight(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(wanted => {
    const found = document.querySelector(wanted)
    if (found === null) return false
    const { top, bottom, left, right } = found.getBoundingClientRect()
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight && middle !== null && found.contains(middle)
  }, selector)
}

function optionsOf<O extends object>(table: Parameters<typeof readOptions<O>>[0], given: Partial<O>): O {
  const read = readOptions(table, given)
  if (!read.ok) throw new Error(read.error.join())
  return read.value
}
