import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, expectOpenToAll, handInSheets, NOW_AND_THEN, newGame, nextAsk, openStage, PHONE } from './harness.ts'

const stage = openStage()

/** More answers than any game between sensible players takes. */
const MOST = 400

test('a whole game by clicking the board alone, with everything else folded', async () => {
  const { page, complaints } = await stage.open({ settings: { pinned: [] } })
  await newGame(page)
  await takePair(page)
  await expectOpenToAll(page, 'two sheets that are written')
  await page.getByRole('button', { name: 'Ready', exact: true }).click()
  let before = '1'
  let clicked = 0
  const seen = new Set<string>()
  for (let i = 0; i < MOST; i++) {
    const { ticket, over } = await nextAsk(page, before)
    if (over) break
    before = ticket
    await page.getByRole('button', { name: 'Advice' }).click()
    const { asked, glows } = await advised(page)
    if (asked === 'Move' && !seen.has(asked)) await lookAround(page)
    seen.add(asked)
    await page.locator(glows).click()
    // A pawn that is attacked or weakened opens its stats.
    if (/^Wh/.test(asked) && glows === PLACE) await page.locator(STAT).click()
    if (glows !== VERB) clicked++
  }
  expect(await page.locator('.ending-title').innerText()).toMatch(/wins|draw/)
  expect([...seen]).toContain('Whom')
  expect(clicked).toBeGreaterThan(6)
  expect(await page.locator('.answers[data-shown=open]').count()).toBe(0)
  await expectOpenToAll(page, 'the end')
  await page.getByRole('button', { name: 'Verify the dice' }).click()
  await page.getByText(/All \d+ draws follow from the secret/).waitFor()
  expect(complaints).toEqual([])
})

test('a whole game by keyboard alone', async () => {
  const { page, complaints } = await stage.open({ settings: { pinned: [] } })
  await page.goto('/play/all-out-assault')
  await page.locator('button[type=submit]').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter') // skips to the content
  await tabTo(page, 'input[value=arena]')
  await page.keyboard.press('ArrowLeft') // the small board
  await tabTo(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/table\//)
  await nextAsk(page)
  await tabTo(page, '.aa-pair')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.aa-ready[aria-disabled=false]')
  await tabTo(page, '.aa-ready')
  await page.keyboard.press('Enter')
  let before = '1'
  let over = false
  for (let i = 0; i < MOST && !over; i++) {
    const next = await nextAsk(page, before)
    over = next.over
    if (over) break
    before = next.ticket
    await page.keyboard.press('a')
    await page.waitForSelector('.choices [data-advised=true]')
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

test('sound comes with the first click, without a complaint, and goes with one tap', async () => {
  const { page, complaints } = await stage.open({ settings: { sound: undefined } })
  await page.addInitScript(() => {
    const { start } = AudioScheduledSourceNode.prototype
    const heard = { contexts: 0, sounds: 0 }
    Object.assign(globalThis, { heard })
    AudioScheduledSourceNode.prototype.start = function (when?: number) {
      heard.sounds++
      start.call(this, when)
    }
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super()
        heard.contexts++
      }
    }
  })
  const heard = () => page.evaluate(() => (globalThis as unknown as Heard).heard)
  await page.goto('/')
  expect(await heard()).toEqual({ contexts: 0, sounds: 0 })
  await newGame(page)
  await handInSheets(page, 'Shadow', 'Duelist')
  await nextAsk(page, '1')
  await expect.poll(async () => (await heard()).sounds).toBeGreaterThan(0)
  expect((await heard()).contexts).toBe(1)
  await page.getByRole('button', { name: 'Sound' }).click()
  const { sounds } = await heard()
  await answer(page)
  await nextAsk(page, '2')
  expect((await heard()).sounds).toBe(sounds)
  expect(complaints).toEqual([])
})

interface Heard {
  readonly heard: { readonly contexts: number; readonly sounds: number }
}

test('on a phone a finger plays: a tap shows the way, the next one goes, and a refusal says its rule', async () => {
  const { page } = await stage.open({ settings: { pinned: [] }, viewport: PHONE, hasTouch: true, isMobile: true })
  await newGame(page)
  await takePair(page)
  await page.getByRole('button', { name: 'Ready', exact: true }).tap()
  await nextAsk(page, '1')
  await page.locator('.aa-tile[data-live]').first().tap()
  await nextAsk(page, '2')
  const tile = page.getByRole('button', { name: /^Move to .* 1 step/ }).first()
  expect((await tile.boundingBox())?.width).toBeGreaterThanOrEqual(44) // seven tiles share the width
  await tile.tap()
  await page.getByText('Tap again to go').waitFor()
  await tile.tap()
  await nextAsk(page, '3')
  await page.locator('.aa-tile:not([data-live])').first().tap()
  const link = page.locator('.why').getByRole('button', { name: /^Rule AA-/ })
  const rule = (await link.innerText()).replace('Rule ', '')
  await expectOpenToAll(page, 'a refusal on a phone')
  await link.tap()
  await expect.poll(() => page.locator('.rule[data-cited=true]').innerText()).toContain(rule)
})

/** Takes two fighters in one click. */
async function takePair(page: Page): Promise<void> {
  await nextAsk(page)
  await page.getByRole('button', { name: /^Berserker and Paladin/ }).click()
  await page.waitForSelector('.aa-ready[aria-disabled=false]')
}

/** The advice on the board, and a refusal in the prompt: both are for everybody, and the refusal goes with a click. */
async function lookAround(page: Page): Promise<void> {
  await expectOpenToAll(page, 'a move with advice')
  await page.locator('.aa-tile:not([data-live])').first().click()
  await page.locator('.why').waitFor()
  await expectOpenToAll(page, 'a refusal')
  await page.locator('.prompt-head').click({ position: { x: 4, y: 4 } })
  await page.locator('.why').waitFor({ state: 'detached' })
}

const STAT = '.aa-picker [data-lit=advised]'
const VERB = '.prompt-verbs .choice[data-advised=true]'
const PLACE = '.aa-tile[data-advised]'

/**
 * Gives what the advice makes glow (a button beside a pawn, the one answer that is no place, or a tile) and the first word of
 * the prompt.
 */
async function advised(page: Page): Promise<{ asked: string; glows: string }> {
  const handle = await page.waitForFunction(
    places => {
      const glows = places.find(each => document.querySelector(each) !== null)
      const asked = document.querySelector('.prompt-what')?.textContent?.split(' ')[0]
      const said = document.querySelector('.prompt-advice') !== null
      return said && glows !== undefined && asked !== undefined ? { asked, glows } : false
    },
    [STAT, VERB, PLACE],
    NOW_AND_THEN,
  )
  const found = await handle.jsonValue()
  if (found === false) throw new Error('nothing glows')
  return found
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${selector}`)
}
