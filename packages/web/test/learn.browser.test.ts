import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectOpenToAll, NOW_AND_THEN, openStage } from './harness.ts'

const stage = openStage()

/** More than any chapter has. */
const MOST_STEPS = 80

/** What the coach waits for. */
interface Waits {
  readonly for: 'next' | 'answer' | 'nothing'
  readonly mark: string
}

/** Waits until the coach wants something, other than before. */
async function coach(page: Page, before = ''): Promise<Waits> {
  const handle = await page.waitForFunction(
    past => {
      if (document.querySelector('.chapter-done') !== null) return { for: 'nothing' as const, mark: 'done' }
      const mark = document.querySelector('.coach-far')?.textContent ?? ''
      if (mark === '' || mark === past) return false
      return { for: document.querySelector('.coach-next') === null ? ('answer' as const) : ('next' as const), mark }
    },
    before,
    NOW_AND_THEN,
  )
  const waits = await handle.jsonValue()
  if (waits === false) throw new Error('the coach wants nothing')
  return waits
}

/** Goes from word to word until the chapter is done. */
async function play(page: Page, answer: (waits: Waits) => Promise<void>, next: () => Promise<void>): Promise<void> {
  let waits = await coach(page)
  for (let i = 0; i < MOST_STEPS && waits.for !== 'nothing'; i++) {
    await (waits.for === 'next' ? next() : answer(waits))
    waits = await coach(page, waits.mark)
  }
  expect(waits.for).toBe('nothing')
}

/** The middle of what glows on the board, or of the button that does. */
async function glow(page: Page): Promise<{ x: number; y: number }> {
  const handle = await page.waitForFunction(() => {
    const glows = [
      '.prompt-verbs .choice[data-advised=true]',
      '.aa-picker [data-lit=advised]',
      '.aa-tile[data-advised]',
    ]
    const found = glows.flatMap(each => document.querySelector(each) ?? [])[0]?.getBoundingClientRect()
    return found !== undefined && { x: found.x + found.width / 2, y: found.y + found.height / 2 }
  })
  const at = await handle.jsonValue()
  if (at === false) throw new Error('nothing glows')
  return at
}

test('by mouse: the path, a chapter by what glows, a try that is not wanted, leaving and coming back', async () => {
  const { page, complaints } = await stage.open()
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn All Out Assault' }).click()
  await page.getByRole('heading', { name: 'Learn All Out Assault' }).waitFor()
  await expectOpenToAll(page, 'the chapters')
  await page.locator('.path-stop').first().click()
  let waits = await coach(page)
  // The log and the players are folded, whatever is kept open elsewhere.
  expect(await page.locator('.dock').count()).toBe(0)
  await expectOpenToAll(page, 'the first word')
  const words = await page.locator('.coach-word').textContent()
  if (waits.for === 'answer') {
    await page.getByRole('button', { name: 'All answers' }).click()
    await page.locator('.answers .choice:not([data-advised=true], .choice-refused)').first().click()
    await page.locator('.coach-reply').waitFor()
    expect(await page.locator('.coach-word').textContent()).toBe(words)
    await expectAccessible(page, 'a try that is not wanted')
    await page.getByRole('button', { name: 'All answers' }).click()
  }
  for (let i = 0; i < 2; i++) {
    if (waits.for === 'next') await page.locator('.coach-next').click()
    else await page.mouse.click(...xy(await glow(page)))
    waits = await coach(page, waits.mark)
  }
  await page.reload()
  expect(await coach(page)).toEqual(waits)
  await page.getByRole('link', { name: 'Leave' }).click()
  await page.getByText('Go on', { exact: true }).click()
  expect(await coach(page)).toEqual(waits)
  await play(
    page,
    async () => page.mouse.click(...xy(await glow(page))),
    () => page.locator('.coach-next').click(),
  )
  await expectOpenToAll(page, 'the end of a chapter')
  await page.getByRole('link', { name: /^Next: / }).click()
  await coach(page)
  await page.goto('/')
  await page.getByRole('link', { name: /^Learn All Out Assault 1 of / }).waitFor()
  expect(complaints).toEqual([])
})

test('by keyboard alone', async () => {
  const { page, complaints } = await stage.open()
  await page.goto('/learn/all-out-assault')
  await tabTo(page, '.path-stop')
  await page.keyboard.press('Enter')
  const list = '.answers .choice[data-advised=true]'
  await play(
    page,
    async () => {
      await tabTo(page, list)
      await page.keyboard.press('Enter')
    },
    async () => {
      await tabTo(page, '.coach-next')
      await page.keyboard.press('Enter')
    },
  )
  await tabTo(page, '.chapter-done .button-main')
  await page.keyboard.press('Enter')
  await coach(page)
  expect(complaints).toEqual([])
})

test('a first table says once what its game is about, and explains a word when it comes up', async () => {
  const { page } = await stage.open({ settings: { briefs: true, hints: true } })
  const explained = new Set<string>()
  for (const isFirst of [true, false]) {
    await page.goto('/')
    await page.getByRole('button', { name: 'Play All Out Assault' }).click()
    await page.locator('.table-prompt[data-ask]').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(isFirst ? 1 : 0)
    const words = await page.getByRole('note', { name: 'A new word' }).allInnerTexts()
    expect(words.filter(word => explained.has(word))).toEqual([]) // no word is explained twice
    for (const word of words) explained.add(word)
    if (!isFirst) continue
    expect(explained.size).toBe(1)
    await expectOpenToAll(page, 'the card of a first table')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
})

function xy({ x, y }: { x: number; y: number }): [number, number] {
  return [x, y]
}

async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  for (let i = 0; i < 150; i++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${selector}`)
}
