import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, choose, handInSheets, newGame, nextAsk, openStage } from './harness.ts'

const stage = openStage()

/** More answers than any game between sensible players takes. */
const MOST = 400

test('a whole game against a bot, on the board and with buttons', async () => {
  const { page, complaints } = await stage.open()
  await newGame(page)
  await handInSheets(page, 'Berserker', 'Duelist')
  let before = '1'
  let clickedBoard = 0
  for (let i = 0; i < MOST; i++) {
    const { ticket, over } = await nextAsk(page, before)
    if (over) break
    before = ticket
    const advised = await advice(page)
    const tile = /(?:to|on) ([a-i]\d)/.exec(advised.label)?.[1]
    if (tile === undefined) await advised.button.click()
    else {
      clickedBoard++
      await clickTile(page, tile)
    }
  }
  expect(await page.locator('.ending-title').innerText()).toMatch(/wins|draw/)
  expect(clickedBoard).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Verify the dice' }).click()
  await page.getByText(/All \d+ draws follow from the secret/).waitFor()
  expect(complaints).toEqual([])
})

test('a whole game by keyboard alone', async () => {
  const { page, complaints } = await stage.open()
  await page.goto('/play/all-out-assault')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter') // skips to the content
  await tabTo(page, 'input[value=arena]')
  await page.keyboard.press('ArrowLeft') // the small board
  await tabTo(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/table\//)
  await nextAsk(page)
  await tabTo(page, '.prompt-body button')
  await page.keyboard.press('Enter')
  await tabTo(page, '.choice')
  await page.keyboard.press('Enter')
  let before = '1'
  let over = false
  for (let i = 0; i < MOST && !over; i++) {
    const next = await nextAsk(page, before)
    over = next.over
    if (over) break
    before = next.ticket
    await page.keyboard.press('a')
    await page.waitForSelector('.choice[data-advised=true]')
    await page.waitForFunction(() => document.activeElement?.closest('.choices') !== null)
    await page.keyboard.press('Home')
    const steps = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('.choices button')]
      return buttons.findIndex(button => button.matches('[data-advised=true]'))
    })
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  }
  expect(over).toBe(true)
  expect(complaints).toEqual([])
})

test('sound is turned on and played without a complaint', async () => {
  const { page, complaints } = await stage.open()
  await newGame(page)
  await page.waitForSelector('.table-prompt') // until then another page stands there, with settings of its own
  await page.getByRole('button', { name: 'Settings' }).click()
  await choose(page.getByLabel('Sound'))
  await page.keyboard.press('Escape')
  const made = page.evaluate(
    () =>
      new Promise<boolean>(done => {
        const { start } = AudioBufferSourceNode.prototype
        AudioBufferSourceNode.prototype.start = function (...when: [number?]) {
          start.apply(this, when)
          done(true)
        }
      }),
  )
  await handInSheets(page, 'Shadow', 'Duelist')
  await nextAsk(page, '1')
  await answer(page)
  await nextAsk(page, '2')
  expect(await made).toBe(true)
  expect(complaints).toEqual([])
})

test('a refusal says its rule and opens the rulebook there', async () => {
  const { page } = await stage.open()
  await newGame(page)
  await handInSheets(page, 'Shadow', 'Duelist')
  await nextAsk(page, '1')
  await answer(page, /Activate/)
  await nextAsk(page, '2')
  const toggle = page.getByRole('button', { name: /not possible now/ })
  if (await toggle.isVisible()) await toggle.click()
  const refused = page.locator('.choice-refused').first()
  const rule = await refused.locator('.choice-odds').innerText()
  await refused.focus()
  await page.locator('.why').getByText(`Rule ${rule}`).waitFor()
  await refused.click({ force: true })
  await page
    .locator('.why')
    .getByRole('button', { name: `Rule ${rule}` })
    .click()
  await expect.poll(() => page.locator('.rule[data-cited=true]').innerText()).toContain(rule)
})

/** The button that the greedy bot would press. */
async function advice(page: Page) {
  await page.getByRole('button', { name: 'Advice' }).click()
  const button = page.locator('.choice[data-advised=true]')
  await button.waitFor()
  return {
    button,
    label: (await button.getAttribute('aria-label')) ?? (await button.locator('.choice-label').innerText()),
  }
}

/** Clicks the board's own target. */
async function clickTile(page: Page, tile: string): Promise<void> {
  await page
    .locator('.table-board')
    .getByRole('button', { name: new RegExp(`(to|on) ${tile}\\b`) })
    .click()
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${selector}`)
}
