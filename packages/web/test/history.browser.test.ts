import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { concede, DESK, expectAccessible, expectNoSidewaysScroll, newGame, openStage, PHONE } from './harness.ts'

const stage = openStage()

/** What stands in each row, in one piece. */
function rows(page: Page): Promise<string[]> {
  return page.locator('.past-row').allInnerTexts()
}

test('finished games are found again, counted, saved, deleted and taken in', async () => {
  const { page, complaints } = await stage.open({ settings: { theme: 'light' } })
  for (const bot of ['Squire', 'Drifter']) {
    await newGame(page, { bot })
    await concede(page)
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'All my finished games' }).click()
  await expect.poll(() => rows(page)).toHaveLength(2)
  expect(await page.locator('.figures-head').innerText()).toMatch(/played\s+2\s+won\s+0\s+lost\s+2/)

  // what is looked for stands in the address
  await page.getByLabel('Against or with').selectOption('Drifter')
  await expect.poll(() => rows(page)).toEqual([expect.stringContaining('with Drifter')])
  expect(new URL(page.url()).search).toBe('?who=Drifter')
  await page.goto('/games?words=squire+lost')
  await expect.poll(() => rows(page)).toEqual([expect.stringContaining('with Squire')])
  await page.getByLabel('Result').selectOption('won')
  await page.getByRole('heading', { name: '0 games found' }).waitFor()
  await page.getByRole('button', { name: 'All games' }).click()
  await expect.poll(() => rows(page)).toHaveLength(2)

  await page.getByRole('button', { name: 'Count the dice' }).click()
  await page.locator('.fair-found').waitFor()
  await expectAccessible(page, 'My games')
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expectAccessible(page, 'My games, small and dark')
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(DESK)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  await page
    .getByRole('button', { name: /^Delete All.Out Assault of/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => rows(page)).toEqual([expect.stringContaining('with Squire')])

  await takeIn(page, file.replace('"version": 1', '"version": 7'))
  await page.getByText('it is of version 7').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await takeIn(page, file)
  await page.getByText('1 table new here').waitFor()
  await page.getByRole('button', { name: 'Take it in' }).click()
  await page.getByText('1 table taken in, 1 were here already, 0 refused').waitFor()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => rows(page)).toHaveLength(2)

  await page.locator('.past-link').first().click()
  await page.locator('.ending-title').waitFor()
  await page.goto('/games')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Delete all of it' }).click()
  await page.getByText('is deleted').waitFor()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('Games that you finish stand here').waitFor()
  expect(complaints).toEqual([])
})

test('an online game is published without a name, found by everybody, taken back, and looked at by the server', async () => {
  const { page, complaints } = await stage.open()
  await page.goto('/online')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    await post('/api/guests', { name: 'Ann' })
    localStorage.setItem('undercroft guest', 'Ann') // the mark that there is a cookie
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
    const { id, seal } = await post('/api/tables', { game: 'all-out-assault', seats })
    await post(`/api/tables/${id}/word`, { commitment: seal.commitment, word: 'owl' })
    await post(`/api/tables/${id}/answers`, { request: 'the-end-of-it', seat: 0, choice: 'concede' })
  })
  await page.goto('/games')
  await expect.poll(() => rows(page)).toEqual([expect.stringMatching(/^Lost[\s\S]*with Drifter[\s\S]*online/)])
  await page.getByRole('button', { name: /^Publish All.Out Assault/ }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true)
  await dialog.getByRole('checkbox', { name: /I give up all rights/ }).check()
  await expectAccessible(page, 'Publish')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByText('You have published this game').waitFor()

  const other = await stage.open({ viewport: PHONE, colorScheme: 'dark' })
  await other.page.goto('/records?game=all-out-assault')
  await expect.poll(() => rows(other.page)).toEqual([expect.stringMatching(/a person \(.*Drifter \(.*; Drifter won/)])
  expect(await other.page.locator('main').innerText()).not.toContain('Ann')
  await expectAccessible(other.page, 'Published games, small and dark')
  await expectNoSidewaysScroll(other.page)
  await other.page.locator('.past-link').click()
  await other.page.locator('.ending-title').waitFor()

  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await dialog.getByRole('checkbox', { name: /I give up all rights/ }).waitFor()
  await other.page.goto('/records')
  await other.page.getByText('Nobody has published such a game yet').waitFor()

  await page.goto('/games')
  await page.locator('.past-link').click()
  const asked = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/analysis'))
  await page.getByRole('button', { name: 'Was it luck?' }).click()
  await asked
  await page
    .getByRole('dialog')
    .getByText(/The server looks at this game|Ann lost/)
    .first()
    .waitFor()
  expect(page.workers().filter(worker => worker.url().includes('analysis'))).toEqual([])
  expect([...complaints, ...other.complaints]).toEqual([])
})

async function takeIn(page: Page, text: string): Promise<void> {
  const chosen = { name: 'everything.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('A file with everything, to take in').setInputFiles(chosen)
}
