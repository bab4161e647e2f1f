import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeTo, flaws, isAt, lay, planWith, sitDown } from './electrodungeon.ts'
import { expectOpenToAll, openStage, PHONE } from './harness.ts'
import { askedOnOneScreen } from './played.ts'

const stage = openStage()

const TITLE = 'The door that listens'

/** A puzzle of one's own behind the blue door. */
async function writeRiddle(page: Page): Promise<void> {
  await lay(page, 'puzzle', ['door blue'])
  await page.locator('.ed-task-choice select').selectOption('own')
  await page.getByLabel(/^Title/).fill(TITLE)
  await page.getByLabel(/^What you tell them/).fill('What opens when it is spoken to?')
  await page.getByLabel(/^The solution/).fill('a friend')
}

function saysOf(page: Page, spot: string) {
  return page.locator(`[data-spot="${spot}"]`).getAttribute('aria-label')
}

test('a dungeon that is being laid out, and its riddles, are there after a reload', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Master')
  await lay(page, 'beast', ['room a', 'room b'])
  await writeRiddle(page)
  await page.getByText('Bots among the Explorers answer with a guess').waitFor()
  await page.reload()
  await page.locator('.ed-plan').waitFor()
  expect(await saysOf(page, 'room a')).toContain('ElectroBeast')
  await page.locator('[data-spot="door blue"]').click()
  expect(await page.getByLabel(/^Title/).inputValue()).toBe(TITLE)
  expect(await page.getByLabel(/^The solution/).inputValue()).toBe('a friend')
  expect(complaints).toEqual([])
})

test('a second touch with the same piece takes up a plain card, and leaves a riddle', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Master')
  await lay(page, 'puzzle', ['door green', 'door green'])
  expect(await saysOf(page, 'door green')).toContain('no card')
  await writeRiddle(page)
  await lay(page, 'puzzle', ['door blue'])
  expect(await saysOf(page, 'door blue')).toContain('Puzzle')
  expect(await page.getByLabel(/^Title/).inputValue()).toBe(TITLE)
  expect(complaints).toEqual([])
})

test('a dungeon is kept, renamed, given away by a link, and used by another', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Master')
  await writeRiddle(page)
  await page.getByRole('button', { name: 'Fill the rest for me' }).click()
  await page.getByText('My dungeons (0)').click()
  await page.getByLabel('Name of the dungeon').fill('Deep')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await page.getByRole('button', { name: 'Rename Deep' }).click()
  await page.getByLabel('New name of Deep').fill('Deeper')
  await page.locator('.ed-shelf-list').getByRole('button', { name: 'Rename', exact: true }).click()
  await page.getByRole('button', { name: 'Start over' }).click()
  expect(await flaws(page)).not.toEqual([])
  await page.getByRole('button', { name: 'Deeper', exact: true }).click()
  await expect.poll(() => flaws(page)).toEqual([])
  // Where a page may not copy, it shows the link.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Copy a link to Deeper' }).click()
  const link = await page.getByLabel('The link').inputValue()

  const other = await stage.open()
  await other.page.goto(new URL(link).pathname + new URL(link).hash)
  await other.page.getByRole('img', { name: 'The dungeon' }).waitFor()
  await other.page.getByText('It is on your shelf as “Deeper”').waitFor()
  await sitDown(other.page, 'Master')
  await other.page.getByText('My dungeons (1)').click()
  await other.page.getByRole('button', { name: 'Deeper', exact: true }).click()
  await expect.poll(() => flaws(other.page)).toEqual([])
  await other.page.locator('[data-spot="door blue"]').click()
  expect(await other.page.getByLabel(/^Title/).inputValue()).toBe(TITLE)
  expect([...complaints, ...other.complaints]).toEqual([])
})

test('bots say how hard the dungeon is, and can be stopped', async () => {
  const { page, complaints } = await stage.open({ viewport: PHONE })
  await sitDown(page, 'Master')
  const hard = page.getByRole('button', { name: 'How hard is it?' })
  expect(await hard.getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: 'Fill the rest for me' }).click()
  await hard.click()
  await page.getByText(/Explorers escaped in \d+ of 100, in \d+ games? of bots/).waitFor()
  const stop = page.locator('.ed-hardness').getByRole('button', { name: 'Stop' })
  if (await stop.isVisible()) await stop.click()
  await hard.waitFor()
  await page.getByText(/Explorers escaped in \d+ of 100/).waitFor()
  await expectOpenToAll(page, 'tried dungeon')
  expect(complaints).toEqual([])
})

test('a Trial calls those who are elsewhere, and shows who stands where', async () => {
  const { page, complaints } = await stage.open()
  await comeTo(page, { explorers: 3, plan: planWith('TR-10'), until: isAt('joining') })
  let asked = await askedOnOneScreen(page)
  const call = page.locator('.ed-call')
  await call.getByText(/calls all to the Trial behind the \w+ door/).waitFor()
  await expect.poll(() => call.locator('li').count()).toBe(2)
  await expect.poll(() => page.locator('.ed-call-lines path').count()).toBe(2)
  for (let i = 0; i < 2; i++) {
    await page.getByRole('button', { name: /^Take part/ }).click()
    asked = await askedOnOneScreen(page, asked)
  }
  await page.locator('.ed-trial .ed-lab-story').waitFor()
  await expect.poll(() => page.locator('.ed-contestant-from').count()).toBe(3)
  expect(complaints).toEqual([])
})

test('the Master of Fates lays out the dungeon on the board', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Master')
  await expectOpenToAll(page, 'setup')
  expect(await flaws(page)).toEqual(
    expect.arrayContaining([
      'E-ROOM-MISSING',
      'E-BEAST-COUNT',
      'E-KEY-COUNT',
      'E-SIDE-MISSING',
      'E-LOCK-COUNT',
      'E-FRAG-COUNT',
    ]),
  )
  await lay(page, 'beast', ['room a', 'room b', 'room c', 'room d', 'room e', 'room f'])
  expect(await page.locator('.ed-flaws [data-code=E-BEAST-COUNT]').innerText()).toContain('6')
  await page.locator('[data-spot="room f"]').click() // takes it up again
  expect(await flaws(page)).not.toContain('E-BEAST-COUNT')
  await lay(page, 'lock', ['door blue', 'door green'])
  expect(await flaws(page)).toContain('E-LOCK-COUNT')
  await lay(page, 'fragment', ['door green', 'room a'])
  expect(await flaws(page)).toContain('E-FRAG-PLACE')
  await lay(page, 'puzzle', ['door yellow'])
  expect(await flaws(page)).toContain('E-PRIZE-NONE')
  const handIn = page.getByRole('button', { name: 'Hand in' })
  await handIn.click({ force: true })
  expect(await page.locator('.ed-plan').isVisible()).toBe(true)
  await lay(page, 'erase', ['door green', 'room a'])
  await page.getByRole('button', { name: 'Fill the rest for me' }).click()
  expect(await flaws(page)).toEqual([])
  expect(await page.locator('[data-spot="door blue"]').getAttribute('aria-label')).toContain('Master Lock')
  await handIn.click()
  await page
    .locator('.ed-strip')
    .getByText(/Round \d+ of/)
    .waitFor()
  expect(complaints).toEqual([])
})

test('the Master of Fates lays out the dungeon by keyboard alone', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Master')
  await tabTo(page, '[data-spot="room a"]')
  for (const key of ['b', 'k']) await page.keyboard.press(key)
  await tabTo(page, '[data-spot="door blue"]')
  for (const key of ['p', 'f']) await page.keyboard.press(key)
  expect(await page.locator('[data-spot="room a"]').getAttribute('aria-label')).toBe(
    'Room a: ElectroBeast, a Small Key',
  )
  expect(await page.locator('[data-spot="door blue"]').getAttribute('aria-label')).toContain('Puzzle, a fragment')
  await page.keyboard.press('Control+z')
  expect(await page.locator('[data-spot="door blue"]').getAttribute('aria-label')).not.toContain('fragment')
  await tabTo(page, '.ed-task-choice select')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, '.ed-plan-acts button')
  await page.keyboard.press('Enter') // fills the rest
  expect(await flaws(page)).toEqual([])
  await tabTo(page, '.ed-plan-acts .ed-button-main')
  await page.keyboard.press('Enter')
  await page
    .locator('.ed-strip')
    .getByText(/Round \d+ of/)
    .waitFor()
  expect(complaints).toEqual([])
})

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${selector}`)
}
