import { expect, test } from 'vitest'
import { expectOpenToAll, newGame, nextAsk, openStage } from './harness.ts'

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
