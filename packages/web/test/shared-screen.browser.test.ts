import { expect, test } from 'vitest'
import { choose, expectOpenToAll, openStage, PHONE, setNumber } from './harness.ts'
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
