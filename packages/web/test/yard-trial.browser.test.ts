import { expect, test } from 'vitest'
import { choose, expectOpenToAll, openStage } from './harness.ts'

const stage = openStage()

test('bots say how hard a yard is, and can be stopped', async () => {
  const { page, complaints } = await stage.open()
  await page.goto('/play/without-masters')
  await choose(page.locator('.seat-field').nth(1).getByRole('radio', { name: 'Person' }))
  await choose(page.locator('.seat-field').nth(0).getByRole('radio', { name: 'Drifter' }))
  await page.getByRole('button', { name: 'Begin' }).click()
  const trial = page.getByRole('region', { name: 'How hard it is' })
  await trial.getByText('Once it can be handed in').waitFor()
  await page.getByRole('button', { name: /^Back Yard/ }).click()
  await page.locator('.wm-hand-in[aria-disabled=false]').waitFor()
  await trial.getByRole('button', { name: 'Let bots play it' }).click()
  await trial.getByText(/the Hero wins \d+ of 100 games/).waitFor()
  await expectOpenToAll(page, 'a yard that was tried')
  await trial.getByRole('button').click() // stops it, or begins anew if it was done by then
  if (await trial.getByText('Bots are playing').isVisible()) await trial.getByRole('button').click()
  await trial.getByRole('button', { name: 'Let bots play it' }).waitFor()
  expect(complaints).toEqual([])
})
