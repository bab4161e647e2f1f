import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESK, expectAccessible, expectNoSidewaysScroll, openStage, PHONE } from './harness.ts'

const stage = openStage()

/** Presses a button that gives a file, and reads the file. */
async function saved(page: Page, name: string): Promise<string> {
  const [download]: [Download, unknown] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

async function openFile(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) }
  await page.getByLabel('An experiment or a report').setInputFiles(file)
}

test('an experiment is filled in, played, stopped, gone on with, saved and opened', async () => {
  const { page, complaints } = await stage.open({ settings: { theme: 'light' } })
  await page.goto('/')
  await page.getByRole('link', { name: 'The lab' }).click()
  await page.getByRole('heading', { name: 'The lab', level: 1 }).waitFor()
  await page.getByLabel('Game', { exact: true }).selectOption('all-out-assault')
  await page.getByRole('button', { name: 'What if something were otherwise?' }).click()
  const change = page.getByRole('group', { name: 'Change 1', exact: true })
  await change.getByLabel('Find a number to change').fill('health')
  await change.getByRole('button', { name: /^Health of a pawn/ }).click()
  await change.getByRole('spinbutton', { name: /^Health of a pawn/ }).fill('4')
  await change.getByLabel('Name').fill('frail')
  await page.getByLabel('Games of each').fill('100000')
  await page.getByLabel('Games of each').press('Tab')

  await page.getByRole('button', { name: 'Play it out' }).click()
  await page.getByRole('heading', { name: 'Verdict so far' }).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('stopped, and kept').waitFor()
  await page.getByRole('button', { name: 'Go on' }).waitFor()
  expect(await page.locator('.lab-result').count()).toBe(2)

  await page.getByText('As a file').click()
  const file = await saved(page, 'Save the file')
  expect(file).toMatch(/name: frail\n {4}content:\n {6}numbers.health: 4/)
  await openFile(page, 'small.yaml', file.replace('100000', '30'))
  await expect.poll(() => page.getByLabel('Games of each').inputValue()).toBe('30')
  await page.getByRole('button', { name: 'Play it out' }).click()
  await page.getByRole('heading', { name: 'Verdict', exact: true }).waitFor()
  expect(await page.locator('.lab-verdicts li').count()).toBeGreaterThan(0)
  await expectAccessible(page, 'the lab')
  await page.setViewportSize(PHONE)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expectAccessible(page, 'the lab, small and dark')
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(DESK)

  const [report, json] = [await saved(page, 'Report as a page'), await saved(page, 'As JSON')]
  expect(JSON.parse(json).arms).toHaveLength(2)
  for (const [name, text] of [
    ['report.html', report],
    ['report.json', json],
  ] as const) {
    await page.reload()
    await page.getByRole('button', { name: 'Play it out' }).waitFor()
    await openFile(page, name, text)
    await page.getByRole('heading', { name: /^frail: 30 games/ }).waitFor()
    await page.locator('.lab-opened p').getByText('from a file').waitFor()
  }
  await page.getByRole('button', { name: 'Put it away' }).click()
  await page.getByText('Here it will stand').waitFor()
  await openFile(page, 'letter.txt', 'game: chess')
  await page.getByText('letter.txt is neither an experiment nor a report').waitFor()
  expect(complaints).toEqual([])
})
