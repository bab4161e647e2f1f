import { expect, test } from 'vitest'
import { concede, DESK, expectOpenToAll, handInSheets, openStage, PHONE, type Visit } from './harness.ts'

const stage = openStage()

test('two strangers are brought together, play, are rated, and become friends', async () => {
  const ann = await stage.open()
  const ben = await stage.open({ settings: { name: 'Ben' } })
  for (const { page } of [ann, ben]) {
    await page.goto('/online')
    await page.getByRole('button', { name: 'That is me' }).click()
    await page.getByRole('radio', { name: 'All Out Assault' }).check()
    await page.getByRole('radio', { name: 'Never' }).check()
  }
  await expectOpenToAll(ann.page, 'play now')
  await ann.page.setViewportSize(PHONE)
  await expectOpenToAll(ann.page, 'play now on a phone')
  await ann.page.setViewportSize(DESK)
  await ann.page.getByRole('button', { name: 'Find me a game' }).click()
  await ann.page.getByText('Nobody else waits for it yet.').waitFor()
  await ben.page.getByRole('button', { name: 'Find me a game' }).click()
  await Promise.all([ann, ben].map(({ page }) => page.waitForURL(/\/t\//)))
  expect(ann.page.url()).toBe(ben.page.url())
  await Promise.all([handInSheets(ann.page, 'Berserker', 'Duelist'), handInSheets(ben.page, 'Shadow', 'Brute')])
  await ann.page.locator('.strength').first().getByText('1000?').waitFor()
  await concede(ann.page)
  await ben.page.locator('.strength-up').waitFor()
  await ben.page.locator('.strength-down').waitFor()

  await ben.page.goto('/me')
  await ben.page.getByRole('link', { name: 'My page, as others see it' }).click()
  await ben.page.getByRole('row', { name: /All Out Assault Player 1 1 \(100 %\) \d{4}/ }).waitFor()
  await expectOpenToAll(ben.page, 'profile')
  await ben.page.setViewportSize(PHONE)
  await expectOpenToAll(ben.page, 'profile on a phone')

  await ann.page.goto('/online')
  await ann.page.getByRole('button', { name: 'A link for a friend' }).click()
  await ben.page.goto(await ann.page.getByLabel('Link for a friend').inputValue())
  await ben.page.getByRole('button', { name: 'Become friends' }).click()
  await ann.page.locator('.friend', { hasText: 'Ben' }).getByText('here').waitFor()
  const complaints = ({ complaints }: Visit) => complaints
  expect([ann, ben].flatMap(complaints)).toEqual([])
})
