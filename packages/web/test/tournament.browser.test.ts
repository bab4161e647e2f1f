import { expect, test } from 'vitest'
import { DESK, expectOpenToAll, openStage, PHONE, setNumber } from './harness.ts'

const stage = openStage()

test('a host makes a tournament, begins it, and sees who meets whom', async () => {
  const { page, complaints } = await stage.open()
  await page.goto('/tournaments')
  await page.getByRole('button', { name: 'That is me' }).click()
  await page.getByLabel('What is it called?').fill('The cellar cup')
  await page.locator('.make-tournament').getByRole('radio', { name: 'All Out Assault' }).check()
  await setNumber(page, /Bots that take part/, 2)
  await expectOpenToAll(page, 'tournaments')
  await page.getByRole('button', { name: 'Make the tournament' }).click()
  await page.getByRole('button', { name: 'Begin with these 3' }).click()
  await page.getByRole('heading', { name: 'Round 1' }).waitFor()
  expect(await page.getByRole('row').count()).toBe(4)
  await expectOpenToAll(page, 'tournament')
  await page.setViewportSize(PHONE)
  await expectOpenToAll(page, 'tournament on a phone')
  await page.setViewportSize(DESK)
  await page.locator('.card[data-calling=true] a').click()
  await page.waitForURL(/\/t\//)
  await page.locator('.table-prompt').waitFor()
  expect(complaints).toEqual([])
})
