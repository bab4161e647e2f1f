import { readFile } from 'node:fs/promises'
import { type AllOutAssault, allOutAssault } from '@undercroft/games/all-out-assault'
import type { Match } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import { answer, concede, expectOpenToAll, handInSheets, NEWCOMER, newGame, nextAsk, openStage } from './harness.ts'
import { askedOnOneScreen, goOnFrom, played } from './played.ts'

const stage = openStage()

test('a reload in mid-game loses nothing', async () => {
  const { page } = await stage.open()
  await newGame(page)
  await handInSheets(page, 'Shadow', 'Duelist')
  for (let i = 0, before = '1'; i < 5; i++) {
    before = (await nextAsk(page, before)).ticket
    await answer(page)
  }
  await nextAsk(page, '6')
  const before = await page.locator('.log').innerText()
  const asked = await page.locator('.prompt-what').innerText()
  const choices = await page.locator('.choice').allInnerTexts()
  await page.reload()
  await nextAsk(page)
  expect(await page.locator('.log').innerText()).toBe(before)
  expect(await page.locator('.prompt-what').innerText()).toBe(asked)
  expect(await page.locator('.choice').allInnerTexts()).toEqual(choices)
})

test('a Master thinks while the page says so, and answers; advice shows chances', async () => {
  const { page, complaints } = await stage.open({ settings: { chances: true, pinned: [] } })
  await page.addInitScript(() => {
    const look = () => {
      const said = document.querySelector('.thinking-bar')?.parentElement?.textContent
      if (said?.includes('Master')) document.documentElement.dataset.thought = said
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  await newGame(page, { bot: 'Master' })
  await handInSheets(page, 'Shadow', 'Duelist')
  const { ticket } = await nextAsk(page, '1') // which of two pawns begins
  await page.locator('html[data-thought]').waitFor()
  await page.getByRole('button', { name: 'Advice' }).click()
  await page.locator('.prompt-advice p').getByText('% to win').waitFor()
  const other = page.locator('.prompt-advice .choice[data-advised=false]:has(.choice-chance)')
  await other.waitFor()
  await expectOpenToAll(page, 'advice with chances')
  await other.click()
  const move = await nextAsk(page, ticket)
  expect(await page.locator('.prompt-what').innerText()).toMatch(/^Move/)
  await page.getByRole('button', { name: 'Advice' }).click()
  await page.locator('.prompt-advice p').getByText('% to win').waitFor()
  await page.locator('.aa-light-next').first().waitFor()
  expect(await other.count()).toBe(2)
  await expectOpenToAll(page, 'three ways with their chances')
  await page.locator('.aa-tile[data-advised]').click()
  await nextAsk(page, move.ticket)
  expect(complaints).toEqual([])
})

test('a draft survives a look at the board', async () => {
  const { page } = await stage.open()
  await newGame(page)
  const chosen = page.getByRole('button', { name: 'Shadow', exact: true }).first()
  await chosen.click()
  await page.getByRole('button', { name: 'Look at the board' }).click()
  expect(await chosen.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Back to the draft' }).click()
  expect(await chosen.getAttribute('aria-pressed')).toBe('true')
})

test('a click on the board ends what is being shown, and answers nothing', async () => {
  const { page } = await stage.open({ settings: { speed: 'slow' }, reducedMotion: 'no-preference' })
  await page.clock.install()
  const options = { board: 'arena', roundLimit: 40, quietLimit: 12 } as const
  const until = ({ play }: Match<AllOutAssault>) => play.asking?.frame.phase === 'pawn' && play.asks[0]?.seat === 0
  // Two people: no bot goes on while the page stands still.
  await goOnFrom(page, played({ game: allOutAssault, options, people: ['Ann', 'Ben'], until }))
  const before = await askedOnOneScreen(page)
  // From here on the page's time goes on only as this test lets it: nothing ends by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await page
    .locator('.choice', { hasText: /Play A/ })
    .first()
    .click()
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  while (!(await skip.isVisible())) await page.clock.runFor(100) // shorter than anything is shown
  const moves = page.locator('.log-line').filter({ hasText: /Move A[12]/ })
  const made = await moves.count()
  await page.locator('.aa-tile').first().click()
  await skip.waitFor({ state: 'detached' })
  await page.clock.resume() // it has been ended by the click alone
  await nextAsk(page, before)
  await expect.poll(() => moves.count()).toBe(made)
})

test('what lies at the rim opens by a key, is kept by a pin, and is remembered', async () => {
  const { page, complaints } = await stage.open({ settings: NEWCOMER })
  await newGame(page)
  await handInSheets(page, 'Shadow', 'Duelist')
  const { ticket } = await nextAsk(page, '1')
  const docks = page.locator('.dock')
  expect(await docks.count()).toBe(0)
  await page.keyboard.press('s')
  await page.locator('.table-seats').waitFor()
  await page.keyboard.press('g')
  await page.locator('.log-turn').first().waitFor()
  await expectOpenToAll(page, 'docks')
  await page.locator('.table-panel').getByRole('button', { name: 'Keep open' }).click()
  await page.reload()
  await page.locator('.table-main[data-panel=pinned] .log-turn').first().waitFor()
  expect(await docks.count()).toBe(1) // what was only opened is closed again
  await page.keyboard.press('g')
  await docks.waitFor({ state: 'detached' })
  await page.reload()
  await nextAsk(page)
  expect(await docks.count()).toBe(0)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await page.locator('.prompt-advice').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click({ force: true })
  await page.locator('.why').waitFor()
  await expectOpenToAll(page, 'refusal')
  await page.locator('.table-title').click()
  await page.locator('.why').waitFor({ state: 'detached' })
  expect((await nextAsk(page)).ticket).toBe(ticket)
  expect(complaints).toEqual([])
})

test('what the others did is played again by a key, and ends where it was', async () => {
  const { page } = await stage.open({ settings: { ...NEWCOMER, speed: 'slow' } })
  await page.clock.install()
  await newGame(page)
  await handInSheets(page, 'Shadow', 'Duelist')
  const { ticket } = await nextAsk(page, '1')
  // From here on the page's time stands still: nothing ends by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await page.getByRole('button', { name: 'Replay' }).waitFor()
  await page.keyboard.press('r')
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  await skip.waitFor()
  await page.keyboard.press(' ')
  await skip.waitFor({ state: 'detached' })
  expect((await nextAsk(page)).ticket).toBe(ticket)
})

test('an answer is taken back as far as nothing was learned', async () => {
  const { page } = await stage.open()
  await newGame(page)
  await handInSheets(page, 'Berserker', 'Zealot')
  await nextAsk(page, '1')
  await page.getByRole('button', { name: 'Undo' }).click({ force: true })
  await page
    .locator('.why')
    .getByText(/taken back|final/)
    .waitFor()
  await page.keyboard.press('Escape')
  // A move onto a tile that may be used asks whether to use it: until then it can be taken back.
  for (let i = 0, before = '1'; i < 60; i++) {
    before = (await nextAsk(page, before)).ticket
    const onto = page.locator('.choice').filter({ hasText: /: (Red|Blue|Meditation)/ })
    if ((await onto.count()) === 0) {
      await answer(page, /Stay|Leave|Play|not attack|Compare|becomes|Raise|Lower/)
      continue
    }
    const position = await page.locator('.choice').allInnerTexts()
    await onto.first().click()
    const used = await nextAsk(page, before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await nextAsk(page, used.ticket)
    expect(await page.locator('.choice').allInnerTexts()).toEqual(position)
    return
  }
  throw new Error('no such move came up')
})

test('any earlier position can be looked at, and nothing can be done there', async () => {
  const { page } = await stage.open()
  await newGame(page)
  await handInSheets(page, 'Shadow', 'Duelist')
  for (let i = 0, before = '1'; i < 4; i++) {
    before = (await nextAsk(page, before)).ticket
    await answer(page)
  }
  await nextAsk(page, '5')
  await page.getByRole('button', { name: 'First position' }).click()
  await page
    .getByText(/After 0 of \d+ moves/)
    .first()
    .waitFor()
  expect(await page.locator('.choice').count()).toBe(0)
  await page.getByRole('button', { name: 'Later' }).click()
  await page
    .getByText(/After 1 of \d+ moves/)
    .first()
    .waitFor()
  await page.locator('.table-board').getByRole('button', { name: 'Back to now' }).click()
  await nextAsk(page)
  await page.keyboard.press(',')
  await page.getByText('Looking back', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await nextAsk(page)
  await page.locator('.log-line button').nth(2).click()
  await page.getByText('Looking back', { exact: true }).waitFor()
})

test('a second tab only looks, and takes over when the first is closed', async () => {
  const { context, page } = await stage.open()
  await newGame(page)
  await handInSheets(page, 'Shadow', 'Duelist')
  await nextAsk(page, '1')
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByText('played in another tab').waitFor()
  expect(await second.locator('.choice').count()).toBe(0)
  const steps = await second.locator('.log-line').count()
  await answer(page)
  await expect.poll(() => second.locator('.log-line').count()).toBeGreaterThan(steps)
  await page.close()
  await nextAsk(second)
  expect(await second.getByText('played in another tab').count()).toBe(0)
})

test('a table that is deleted in another tab stays deleted, and its record can be kept', async () => {
  const { context, page } = await stage.open()
  await newGame(page)
  await handInSheets(page, 'Shadow', 'Duelist')
  await nextAsk(page, '1')
  const second = await context.newPage()
  await second.goto('/')
  await second.getByRole('button', { name: 'Delete this table' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await second.getByRole('dialog').waitFor({ state: 'detached' })
  await answer(page)
  await page.getByRole('heading', { name: 'This table was deleted in another tab' }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game as a file' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('game all-out-assault')
  await second.reload()
  await second.getByRole('heading', { name: 'Undercroft' }).waitFor()
  expect(await second.locator('.card').count()).toBe(0)
})

test('a finished table can be played again, and deleted', async () => {
  const { page } = await stage.open()
  await newGame(page)
  await concede(page)
  const first = page.url()
  await page.getByRole('button', { name: 'Rematch', exact: true }).click()
  await page.waitForURL(url => url.href !== first)
  await nextAsk(page)
  await page.goto('/')
  await expect.poll(() => page.locator('.card').count()).toBe(2)
  await page.getByRole('button', { name: 'Delete this table' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => page.locator('.card').count()).toBe(2)
  await page.getByRole('button', { name: 'Delete this table' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => page.locator('.card').count()).toBe(1)
  expect(await page.locator('.card').innerText()).toContain('Your turn')
})

test('at a table by lot the rematch is by lot as well', async () => {
  const { page, complaints } = await stage.open()
  await page.goto('/play/all-out-assault')
  await page.getByRole('switch', { name: 'Draw places at random' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/table\//)
  await nextAsk(page)
  await page.locator('.prompt-drawn').waitFor()
  const first = page.url()
  await concede(page)
  expect(await page.getByRole('button', { name: /^Rematch/ }).allInnerTexts()).toEqual([
    'Rematch, places drawn at random',
  ])
  await page.getByRole('button', { name: 'Rematch, places drawn at random' }).click()
  await page.waitForURL(url => url.href !== first)
  await nextAsk(page)
  await page.locator('.prompt-drawn').waitFor()
  expect(complaints).toEqual([])
})

test('what is played without a network stays playable', async () => {
  const { context, page } = await stage.open({ keeps: true })
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: 'All Out Assault' }).waitFor()
  await newGame(page)
  await handInSheets(page, 'Shadow', 'Duelist')
  await nextAsk(page, '1')
  await page.reload()
  await nextAsk(page)
  await page.goto('/lab')
  await page.getByLabel('Game', { exact: true }).selectOption('all-out-assault')
  await page.getByLabel('Games of each').fill('20')
  await page.getByRole('button', { name: 'Play it out' }).click()
  await page.getByRole('heading', { name: 'Verdict', exact: true }).waitFor()
})
