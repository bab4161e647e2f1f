import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import { handInSheets, nextAsk, openStage } from './harness.ts'

const stage = openStage()

/** A table with a bot, made over the API by whoever is at the page, and opened there. */
async function openTable(page: Page, more: object = {}): Promise<string> {
  await page.goto('/')
  const path = await page.evaluate(async wish => {
    const post = async (where: string, body: object): Promise<{ id: string }> => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(where, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    await post('/api/guests', { name: 'Ann' })
    localStorage.setItem('undercroft guest', 'Ann')
    return `/t/${(await post('/api/tables', wish)).id}`
  }, wishFor(more))
  await page.goto(path)
  return path
}

function wishFor(more: object): object {
  const options = { board: 'skirmish', roundLimit: 10 }
  return { game: 'all-out-assault', options, seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], ...more }
}

test('when the time is up the default is chosen, and the game goes on', async () => {
  const { page, complaints } = await stage.open()
  await openTable(page, { clock: { kind: 'move', seconds: 2, atEnd: 'default' } })
  const { ticket } = await nextAsk(page)
  await page.locator('.clock:visible').first().waitFor()
  const next = await nextAsk(page, ticket)
  expect(next).toMatchObject({ over: false })
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('.log-line').first().waitFor()
  expect((await nextAsk(page, next.ticket)).ticket).not.toBe(next.ticket)
  expect(complaints).toEqual([])
})

test('who stays away is played for by a bot after the time that the table shows, or the game is ended', async () => {
  const [ann, ben] = [await stage.open(), await stage.open({ settings: { name: 'Ben' } })]
  const path = await openTable(ann.page, {
    seats: [{ kind: 'me' }, { kind: 'anyone' }],
    visibility: 'public',
    patience: 60,
  })
  await ben.page.goto(path)
  await ben.page.getByRole('button', { name: 'That is me' }).first().click()
  await ben.page.getByRole('button', { name: 'Sit here' }).click()
  await Promise.all([handInSheets(ann.page, 'Berserker', 'Duelist'), handInSheets(ben.page, 'Shadow', 'Brute')])
  await ann.page.getByText('Waits 1 minute for who is away').waitFor()
  for (;;) {
    const { isMine } = await turnOf(ann.page)
    if (!isMine) break
    await ann.page.keyboard.press('a')
    await ann.page.locator('.choice[data-advised=true]').click({ force: true })
    await ann.page.locator('.choices[data-sent=true]').waitFor({ state: 'detached' })
  }
  await ben.page.goto('/')
  const back = { name: /All Out Assault.*Your turn.*Online with Ann/ }
  await ben.page.locator('.continue').getByRole('link', back).waitFor()
  await ann.page.getByText('Ben is away.').waitFor()
  await ann.page.getByText(/From \d\d:\d\d on a bot may play for them/).waitFor()
  await ann.page.getByRole('button', { name: 'End the game' }).waitFor()
  await ann.page.getByRole('button', { name: 'Let a bot play on' }).click()
  await ann.page.getByText('a bot plays').waitFor()
  await ben.page.goto(path)
  await ben.page.getByRole('button', { name: 'Take my place back' }).click()
  await ann.page.getByText('a bot plays').waitFor({ state: 'detached' })
  expect(ann.complaints).toEqual([])
})

/** Whether whoever is at this page is to answer, once that is settled. */
async function turnOf(page: Page): Promise<{ isMine: boolean }> {
  const asked = page.locator('.table-prompt[data-ask]:has(.choices[data-sent=false])')
  const waits = page.locator('.prompt-who', { hasText: 'thinking' })
  await asked.or(waits).first().waitFor()
  return { isMine: (await asked.count()) > 0 }
}

test('the server restarts in mid-game: the page comes back by itself and goes on', async () => {
  const { page } = await stage.open()
  await openTable(page)
  await handInSheets(page, 'Berserker', 'Duelist')
  const { ticket } = await nextAsk(page)
  await page.getByRole('tab', { name: 'Log' }).click()
  const lines = await page.locator('.log-line').allInnerTexts()
  await stage.restart()
  await page.locator('.line-notice').waitFor({ state: 'detached' })
  await page.locator('.choice:not(.choice-refused)').first().click()
  await nextAsk(page, ticket)
  const after = await page.locator('.log-line').allInnerTexts()
  expect(after.slice(0, lines.length)).toEqual(lines)
  expect(after.length).toBeGreaterThan(lines.length)
})

test('a page that is older than its server says so, and offers to reload', async () => {
  const { page } = await stage.open()
  let newer = false
  await page.route('**/api/games', async route => {
    const answer = await route.fetch()
    const { games } = (await answer.json()) as { games: { version: number }[] }
    const told = games.map(game => ({ ...game, version: game.version + (newer ? 1 : 0) }))
    await route.fulfill({ response: answer, json: { games: told } })
  })
  await openTable(page)
  await page.locator('.table-board').waitFor()
  expect(await page.getByText('There is a newer Undercroft.').count()).toBe(0)
  newer = true
  await stage.restart() // another server may play by other rules
  await page.getByText('There is a newer Undercroft.').waitFor()
  newer = false
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.locator('.table-board').waitFor()
  expect(await page.getByText('There is a newer Undercroft.').count()).toBe(0)
})

test('while the server is renewed the page finds a node that understands it, and nothing that is begun is lost', async () => {
  const { page } = await stage.open()
  let node: 'this' | 'older' | 'newer' = 'this'
  const lines: WebSocketRoute[] = []
  const refused: string[] = []
  await page.routeWebSocket(/\/api\/socket/, line => {
    lines.push(line)
    if (node === 'this') return void line.connectToServer()
    refused.push(node)
    void line.close({ code: node === 'older' ? 4009 : 4010 })
  })
  await openTable(page)
  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.getByLabel('Say something').fill('I was about to say')
  node = 'older'
  await lines.at(-1)?.close({ code: 1012 })
  await page.getByText('The server is being renewed').waitFor()
  expect(refused).toContain('older')
  node = 'this'
  await page.locator('.line-notice').waitFor({ state: 'detached' })
  expect(await page.getByLabel('Say something').inputValue()).toBe('I was about to say')
  node = 'newer'
  await lines.at(-1)?.close({ code: 1012 })
  await page.getByText('The page loads it as soon as you have sent what you write').waitFor()
  expect(await page.getByLabel('Say something').inputValue()).toBe('I was about to say')
  node = 'this'
  await page.getByLabel('Say something').fill('')
  await page.locator('.line-notice').waitFor({ state: 'detached' }) // it has loaded itself anew
  await page.locator('.table-board').waitFor()
})

test('who waits for others may start with bots', async () => {
  const { page, complaints } = await stage.open()
  await openTable(page, { seats: [{ kind: 'me' }, { kind: 'anyone' }] })
  await page.getByRole('button', { name: 'Start now, with bots in the free places' }).click()
  await handInSheets(page, 'Berserker', 'Duelist')
  await nextAsk(page)
  expect(complaints).toEqual([])
})
