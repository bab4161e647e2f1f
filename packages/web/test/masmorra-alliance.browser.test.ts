import { expect, test } from 'vitest'
import { choose, openStage, setNumber } from './harness.ts'
import { playAsAdvised } from './played.ts'

const stage = openStage()

test('an Alliance of two people on two pages', async () => {
  const ann = await stage.open()
  const ben = await stage.open({ settings: { name: 'Ben' } })
  let fewest = 0
  // A Hero may fall in its first turn, and then the other has had little to say.
  for (let table = 0; table < 5 && fewest <= 20; table++) {
    await ann.page.goto('/online/new/masmorra')
    await choose(ann.page.getByRole('radio', { name: 'alliance' }))
    await setNumber(ann.page, /^Heroes/, 2)
    await ann.page.getByRole('button', { name: 'Make the table' }).click()
    await ann.page.waitForURL(/\/t\//)
    await ann.page.getByRole('button', { name: 'Invitation link to place P2' }).click()
    await ben.page.goto(await ann.page.getByLabel('Link to place P2').inputValue())
    await ben.page.getByRole('button', { name: 'Come in' }).click()
    fewest = Math.min(...(await Promise.all([ann, ben].map(({ page }) => playAsAdvised(page, 3000)))))
    for (const { page, complaints } of [ann, ben]) {
      await page.locator('.ending-title').waitFor()
      await expect.poll(() => page.locator('.ma-ending tbody tr').count()).toBe(2)
      expect(complaints).toEqual([])
    }
  }
  expect(fewest).toBeGreaterThan(20)
})
