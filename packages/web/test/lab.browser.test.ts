import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESK, expectAccessible, expectNoSidewaysScroll, NOW_AND_THEN, openStage, PHONE } from './harness.ts'

const stage = openStage()

const FRAIL = `# What if they were frail?
game: all-out-assault
games: 20
options: { board: skirmish }
arms:
  - name: as it is
  - { name: frail, content: { numbers.health: 1 } }
`

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
  await change.getByLabel('Find a number to change').fill('tile d4')
  await change.getByText('found.').waitFor()
  expect(await change.getByRole('button', { name: /tile d4/ }).count()).toBe(3)
  await change.getByLabel('Find a number to change').fill('')
  await change.getByText(/^Numbers \d+$/).click()
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
  expect(await page.locator('.lab-sheet section').count()).toBe(2)

  await page.getByText('As a file').click()
  const file = await saved(page, 'Save the file')
  expect(file).toMatch(/name: frail\n {4}content:\n {6}numbers.health: 4/)
  await openFile(page, 'small.yaml', file.replace('100000', '30'))
  await expect.poll(() => page.getByLabel('Games of each').inputValue()).toBe('30')
  await page.getByRole('button', { name: 'Play it out' }).click()
  await page.getByRole('heading', { name: 'Verdict', exact: true }).waitFor()
  expect(await page.locator('.lab-sheet .verdicts li').count()).toBeGreaterThan(0)
  await expectAccessible(page, 'the lab')
  await page.setViewportSize(PHONE)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expectAccessible(page, 'the lab, small and dark')
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Play it out' }).click() // it is in sight there, and what comes of it then, too
  await page.waitForFunction(
    () => (document.querySelector('.lab-results')?.getBoundingClientRect().top ?? 0) < innerHeight,
    undefined,
    NOW_AND_THEN,
  )
  await page.getByRole('heading', { name: 'Verdict', exact: true }).waitFor()
  await page.setViewportSize(DESK)

  // The report is the one that the command line writes, drawings and all: nothing of it is kept out by the page's policy.
  await page.getByRole('heading', { name: 'Differences between arms' }).waitFor()
  expect(await page.getByRole('img', { name: /where figures stand$/ }).count()).toBeGreaterThan(1)
  await page.getByRole('img', { name: 'Share of games that are over after so many rounds' }).waitFor()
  const used = page.locator('#arm-1 .card', { hasText: 'Games in which it was used' })
  const names = used.locator('tbody th')
  const before = await names.allTextContents()
  const sorted = before.toSorted((a, b) => b.localeCompare(a))
  expect(before).not.toEqual(sorted)
  await used.getByRole('button', { name: 'name' }).click()
  await expect.poll(() => names.allTextContents()).toEqual(sorted)

  const [report, json] = [await saved(page, 'Report as a page'), await saved(page, 'As JSON')]
  expect(Object.keys(JSON.parse(json).arms[1]).slice(0, 4)).toEqual(['name', 'games', 'measures', 'fair'])
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

test('a game of the report is looked at, and an arm is played by hand', async () => {
  const { page, context, complaints } = await stage.open()
  await page.goto('/lab')
  await openFile(page, 'frail.yaml', FRAIL)
  await expect.poll(() => page.getByLabel('Games of each').inputValue()).toBe('20')
  await page.getByRole('button', { name: 'Play it out' }).click()
  const example = page.locator('#arm-1 .games a').first()
  await expect.poll(() => example.getAttribute('href')).toMatch(/^\/look#1\.0\.\./)
  const [replay] = await Promise.all([context.waitForEvent('page'), example.click()])
  await replay.locator('.house-note').getByText('Health of a pawn').waitFor()
  await replay.getByLabel('timeline').waitFor()

  const link = page.locator('#arm-1').getByRole('link', { name: 'Play it: frail' })
  for (const play of [link, page.getByRole('link', { name: 'Play it: frail' }).first()]) {
    const [table] = await Promise.all([context.waitForEvent('page'), play.click()])
    await expect.poll(() => table.getByRole('radio', { name: 'Skirmish' }).isChecked()).toBe(true)
    await table.getByRole('button', { name: 'Begin' }).click()
    await expect
      .poll(() => table.locator('.house-note').textContent())
      .toBe('House rules: Health of a pawn at the start: 1 (printed: 12)')
    await table.close()
  }
  const usual = await context.newPage()
  await usual.goto('/play/all-out-assault')
  await expect.poll(() => usual.getByRole('radio', { name: 'Arena' }).isChecked()).toBe(true)
  expect(complaints).toEqual([])
})
