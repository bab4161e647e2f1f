import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  answer,
  choose,
  expectAccessible,
  expectOpenToAll,
  handInSheets,
  newGame,
  nextAsk,
  openStage,
  PHONE,
  setNumber,
} from './harness.ts'
import { askedOnOneScreen } from './played.ts'

const stage = openStage()

test('whoever shares a screen says at the start what to be asked for, each for themselves, and may change it', async () => {
  const { page, complaints } = await stage.open({ viewport: PHONE })
  await page.goto('/play/masmorra')
  await setNumber(page, /^Heroes/, 2)
  const second = page.locator('.seat-field').nth(1)
  await choose(second.getByRole('radio', { name: 'Person' }))
  await second.getByLabel('Name').fill('Ben')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/table\//)
  await askedOnOneScreen(page)
  const wishes = page.getByRole('group', { name: /^You may be asked in the middle of what others do/ })
  await wishes.getByRole('button', { name: 'Do not ask me' }).scrollIntoViewIfNeeded()
  await expectOpenToAll(page, 'what to be asked for')
  await wishes.getByRole('button', { name: 'Do not ask me' }).click()
  await wishes.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'When am I asked?' }).click()
  const never = wishes.getByRole('button', { name: 'Do not ask me' })
  await expect.poll(() => never.getAttribute('aria-pressed')).toBe('true')
  await wishes.getByRole('button', { name: 'Ask me every time' }).click()
  await page.getByRole('button', { name: 'Ask me as usual' }).waitFor()

  // Whoever is first plays on until the other has the screen, who has said nothing yet.
  const first = await page.locator('.prompt-who').innerText()
  const other = page.getByRole('button', { name: first.includes('Ann') ? 'I am Ben' : 'I am Ann' })
  const choices = page.locator('.choice:not(.choice-refused)')
  for (let ask = ''; !(await other.isVisible()); ) {
    await other.or(page.locator(`.table-prompt[data-ask]:not([data-ask="${ask}"])`)).waitFor()
    if (await other.isVisible()) break
    ask = (await page.locator('.table-prompt').getAttribute('data-ask')) ?? ''
    await choices.first().click()
  }
  await other.click()
  await wishes.waitFor()
  expect(await page.getByRole('button', { name: 'Ask me as usual' }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('the screen is covered between two people, and secrets stay secret', async () => {
  const { page } = await stage.open()
  await newGame(page, { people: 2 })
  await page.getByRole('heading', { name: 'Pass the screen to Ann' }).waitFor()
  expect(await page.locator('.table-board').count()).toBe(0)
  await expectAccessible(page, 'cover')
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await handInSheets(page, 'Shadow', 'Duelist')
  await page.getByRole('heading', { name: 'Pass the screen to Ben' }).waitFor()
  expect(await page.content()).not.toContain('Duelist')
  await page.getByRole('button', { name: 'I am Ben' }).click()
  await nextAsk(page)
  expect(await page.locator('.log').innerText()).toContain('Ann has answered')
  expect(await saidOn(page)).not.toContain('Shadow and Duelist')
  await handInSheets(page, 'Brute', 'Zealot')
  // Whoever won the roll for the first turn goes on, and sees no sheet but the own one.
  const ben = page.getByRole('button', { name: 'Advice' })
  const ann = page.getByRole('button', { name: 'I am Ann' })
  await ben.or(ann).waitFor()
  const isAnn = await ann.isVisible()
  if (isAnn) await ann.click()
  await nextAsk(page)
  expect(await saidOn(page)).not.toContain(isAnn ? 'Brute and Zealot' : 'Shadow and Duelist')
  expect(await saidOn(page)).toContain(isAnn ? 'Shadow and Duelist' : 'Brute and Zealot')
  await page.reload()
  await page.getByRole('heading', { name: 'Pass the screen to' }).waitFor()
})

test('whoever has just moved may take it back from the cover', async () => {
  const { page } = await stage.open()
  await newGame(page, { people: 2 })
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await handInSheets(page, 'Shadow', 'Duelist')
  const cover = page.getByRole('heading', { name: 'Pass the screen to' })
  await cover.waitFor()
  expect(await page.getByRole('button', { name: /take it back/ }).count()).toBe(0) // sheets are final
  await page.getByRole('button', { name: 'I am Ben' }).click()
  await handInSheets(page, 'Brute', 'Zealot')
  const actions = page.locator('.prompt-actions')
  for (let i = 0; i < 60; i++) {
    await actions.or(cover).first().waitFor()
    const back = page.getByRole('button', { name: /take it back/ })
    if (await back.isVisible()) {
      const name = /I am (\w+):/.exec(await back.innerText())?.[1] ?? ''
      expect(await page.content()).not.toContain('Str')
      await back.click()
      await page.getByText(`Your turn, ${name}`, { exact: true }).waitFor()
      return
    }
    if (await cover.isVisible()) await page.getByRole('button', { name: /^I am \w+$/ }).click()
    const before = await answer(page, /Play|Stay|Leave|not attack|Lower|Compare/)
    await page.waitForFunction(
      past => document.querySelector<HTMLElement>('.table-prompt')?.dataset.ask !== past,
      before,
    )
  }
  throw new Error('nothing could be taken back')
})

test('with open hands there is no cover', async () => {
  const { page } = await stage.open({ settings: { openHands: true } })
  await newGame(page, { people: 2 })
  await nextAsk(page)
  await handInSheets(page, 'Shadow', 'Duelist')
  await page.getByText('Your turn, Ben', { exact: true }).waitFor()
})

/** All that the page holds, with its sentences in one piece: words that explain themselves stand in spans. */
async function saidOn(page: Page): Promise<string> {
  return (await page.content()).replaceAll(/<\/?span[^>]*>/g, '')
}
