import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  choose,
  DESK,
  expectAccessible,
  expectOpenToAll,
  handInSheets,
  openStage,
  PHONE,
  type Visit,
} from './harness.ts'

const stage = openStage()

/** More answers than any game between sensible players takes. */
const MOST = 400

test('two people play a whole game, one goes away and comes back, and a third looks on', async () => {
  const ann = await stage.open()
  const ben = await stage.open({ keeps: true, settings: { name: 'Ben' } })
  const eve = await stage.open({ settings: { name: 'Eve' } })
  const [own, theirs, heard] = [listenTo(ann.page), listenTo(ben.page), listenTo(eve.page)]
  const table = await makeTable(ann.page, 'Everybody')
  await eve.page.goto(table)
  const link = await invitation(ann.page, 'B')
  await ben.page.goto(link)
  await ben.page.getByRole('button', { name: 'Come in' }).click()
  await Promise.all([handInSheets(ann.page, 'Berserker', 'Duelist'), handInSheets(ben.page, 'Shadow', 'Brute')])

  await talk(ann, ben, eve)
  const players = [ann.page, ben.page]
  const trials = new Set(['late', 'away'])
  let answers = 0
  for (; answers < MOST; answers++) {
    const asked = await whoIsAsked(players)
    if (asked === undefined) break
    if (asked === ann.page && trials.delete('late')) await clickLate(ann, table)
    else if (asked === ben.page && answers > 8 && trials.delete('away')) await goAway(ben)
    else await answerAsAdvised(asked)
  }
  expect(answers).toBeGreaterThan(20)
  for (const { page } of [ann, ben, eve]) {
    await page
      .locator('.ending-title')
      .getByText(/wins|draw/)
      .waitFor()
  }
  await ann.page.getByRole('button', { name: 'Verify the dice' }).click()
  await ann.page.getByText(/All \d+ draws follow from the secret/).waitFor()

  const seen = beforeTheEnd(heard)
  expect(seen.length).toBeGreaterThan(20_000)
  const secrets = [own, theirs].flatMap(each => secretsIn(beforeTheEnd(each)))
  expect(secrets.length).toBeGreaterThan(3)
  for (const secret of [...secrets, '"secret"', '"stats"', '"start"']) expect(seen).not.toContain(secret)

  await ann.page.getByText('its own word is in it').waitFor()
  await ann.page.getByRole('button', { name: 'Ask for a rematch' }).click()
  await ann.page.waitForURL(url => url.pathname.startsWith('/t/') && !table.endsWith(url.pathname))
  await ann.page.getByText('Play begins when Ben has come.').waitFor()
  await ben.page.getByText('A rematch is asked for').waitFor()
  await ben.page.getByRole('button', { name: 'To the rematch' }).click()
  await ben.page.waitForURL(ann.page.url())
  for (const { page } of [ann, ben]) await page.locator('.table-prompt[data-ask]').waitFor()
  expect(ann.complaints).toEqual([])
  expect(eve.complaints).toEqual([])
})

test('seats are drawn by lot when play begins, and everybody is told', async () => {
  const ann = await stage.open()
  const ben = await stage.open({ settings: { name: 'Ben' } })
  const eve = await stage.open({ settings: { name: 'Eve' } })
  const table = await makeTable(ann.page, 'Everybody')
  await eve.page.goto(table)
  const lots = ann.page.getByRole('switch', { name: 'Draw places at random' })
  const said = eve.page.getByText('Who gets which place is drawn at random when play begins.')
  await lots.click()
  await said.waitFor()
  await lots.click()
  await said.waitFor({ state: 'detached' })
  await lots.click()
  await expectAccessible(ann.page, 'lobby')
  await ben.page.goto(await invitation(ann.page, 'B'))
  await ben.page.getByRole('button', { name: 'Come in' }).click()
  const drawn = await Promise.all([ann, ben].map(({ page }) => page.locator('.prompt-drawn').innerText()))
  const seats = drawn.map(line => /you are Player (\w)/.exec(line)?.[1])
  expect(seats.toSorted()).toEqual(['A', 'B'])
  for (const [i, { page }] of [ann, ben].entries()) {
    const mine = page.locator('.seat', { has: page.locator('.tag', { hasText: 'you' }) })
    expect(await mine.locator('.seat-mark').textContent()).toBe(seats[i])
  }
  await eve.page.getByText('Places drawn at random').waitFor()
  for (const { complaints } of [ann, ben, eve]) expect(complaints).toEqual([])
})

/** Makes a small table with a friend's seat, and says where it is. */
async function makeTable(page: Page, visibility: 'By link' | 'Everybody'): Promise<string> {
  await page.goto('/online/new/all-out-assault')
  await choose(page.getByRole('radio', { name: 'Skirmish' }))
  await page.getByLabel('Rounds at most', { exact: true }).fill('10') // the shortest game there is
  await choose(page.getByRole('radio', { name: visibility }))
  await page.getByRole('button', { name: 'Make the table' }).click()
  await page.waitForURL(/\/t\//)
  return page.url()
}

async function invitation(page: Page, seat: string): Promise<string> {
  await page.getByRole('button', { name: `Invitation link to place ${seat}` }).click()
  return page.getByLabel(`Link to place ${seat}`).inputValue()
}

async function talk(ann: Visit, ben: Visit, eve: Visit): Promise<void> {
  await ann.page.getByRole('tab', { name: 'Chat' }).click()
  await ann.page.getByLabel('Say something').fill('Good luck!')
  await ann.page.getByRole('button', { name: 'Send' }).click()
  await ben.page.getByRole('tab', { name: /Chat.*1 unread/ }).click()
  await ben.page.locator('.chat-line').getByText('Good luck!').waitFor()
  await ben.page.getByRole('button', { name: 'Mute Ann' }).click()
  await ben.page.getByText('You do not hear Ann.').waitFor()
  await ben.page.getByRole('button', { name: 'Applause' }).click()
  await eve.page.getByRole('tab', { name: /Chat/ }).click()
  await eve.page.locator('.chat-line').getByText('Applause').waitFor()
  await eve.page.getByText('You are watching').waitFor()
}

/** The page of whoever is asked; nobody once the game is over. */
async function whoIsAsked(pages: readonly Page[]): Promise<Page | undefined> {
  const asked = await Promise.any(
    pages.map(async page => {
      const prompt = page.locator(
        '.table-prompt[data-ask]:has(.choices[data-sent=false]), .table-prompt[data-over=true]',
      )
      await prompt.waitFor()
      return (await prompt.getAttribute('data-over')) === 'true' ? undefined : page
    }),
  )
  return asked
}

async function answerAsAdvised(page: Page): Promise<void> {
  const ticket = await page.locator('.table-prompt').getAttribute('data-ask')
  await page.keyboard.press('a')
  await page.locator('.choice[data-advised=true]').click({ force: true })
  await page.locator(`.table-prompt:not([data-ask="${ticket}"])`).waitFor()
}

/** The line breaks in mid-game; what was clicked meanwhile is sent once it is back; a reload loses nothing. */
async function goAway({ context, page }: Visit): Promise<void> {
  await context.setOffline(true)
  await page.getByText('The connection is lost.').waitFor()
  await page.getByRole('button', { name: 'Advice' }).click()
  await page.locator('.choice[data-advised=true]').click()
  const sent = page.locator('.prompt-what').getByText('Your answer waits here.')
  await sent.waitFor()
  await context.setOffline(false)
  await page.getByText('The connection is lost.').waitFor({ state: 'detached' })
  await sent.waitFor({ state: 'detached' })
  const lines = await logLines(page)
  await page.reload()
  await page.locator('.table-board').waitFor()
  expect((await logLines(page)).slice(0, lines.length)).toEqual(lines)
}

async function logLines(page: Page): Promise<string[]> {
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('.log-line').first().waitFor()
  return page.locator('.log-line').allInnerTexts()
}

/** A second tab that has not heard yet what the first one answered. */
async function clickLate({ context, page }: Visit, table: string): Promise<void> {
  const late = await context.newPage()
  const held: (() => void)[] = []
  let holding = false
  await late.routeWebSocket(/\/api\/socket/, socket => {
    const server = socket.connectToServer()
    server.onMessage(message => (holding ? held.push(() => socket.send(message)) : socket.send(message)))
  })
  await late.goto(table)
  await late.locator('.choice:not(.choice-refused)').first().waitFor()
  holding = true
  await answerAsAdvised(page)
  await late.locator('.choice:not(.choice-refused)').first().click()
  await expect.poll(() => held.length).toBeGreaterThan(1)
  holding = false
  for (const release of held) release()
  await late.locator('.why').getByText('The question has changed since').waitFor()
  expect((await logLines(late)).at(-1)).toBe((await logLines(page)).at(-1))
  await late.close()
}

/** All that comes to a page, as it comes. */
function listenTo(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload)))
  })
  page.on('response', response => {
    if (!response.url().includes('/api/')) return
    response.text().then(
      text => void heard.push(text),
      () => undefined,
    )
  })
  return heard
}

/** Everything is shown when the game is over. */
function beforeTheEnd(heard: readonly string[]): string {
  const end = heard.findIndex(text => text.includes('"outcome"'))
  return heard.slice(0, end < 0 ? heard.length : end).join('\n')
}

/** Every sheet that its owner was shown, as it is written. */
function secretsIn(text: string): string[] {
  const sheets = [...text.matchAll(/"(?:start|stats)":(\[[\d,]{11,}\])/g)].flatMap(([, sheet]) => sheet ?? [])
  return [...new Set(sheets)]
}

test('what the rules do not let one take back, the others may', async () => {
  const [ann, ben] = [await stage.open(), await stage.open({ settings: { name: 'Ben' } })]
  await makeTable(ann.page, 'By link')
  await ben.page.goto(await invitation(ann.page, 'B'))
  await ben.page.getByRole('button', { name: 'Come in' }).click()
  await Promise.all([handInSheets(ann.page, 'Berserker', 'Duelist'), handInSheets(ben.page, 'Shadow', 'Brute')])
  const begun = ann.page.locator('.log-line', { hasText: 'Round 1: it is the turn of' }).first()
  await begun.waitFor()
  await ann.page.getByRole('button', { name: 'Undo' }).click()
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Ask' }).click()
  await ben.page.getByText('Ann asks to take an answer back.').waitFor()
  await ben.page.getByRole('button', { name: 'Agree' }).click()
  await ann.page.getByRole('button', { name: 'Ready', exact: true }).waitFor()
  await begun.waitFor({ state: 'detached' })
  expect([...ann.complaints, ...ben.complaints]).toEqual([])
})

/** What stands on a page once it has heard from the server. */
const SIGNS: { readonly [path: string]: string } = {
  '/me': 'Another device',
  '/online/new/all-out-assault': 'Make the table',
}

test.each([
  ['light', DESK],
  ['dark', { width: 360, height: 740 }],
] as const)('online pages keep nobody out (%s)', async (colorScheme, viewport) => {
  const { page, complaints } = await stage.open({ viewport, colorScheme })
  await makeTable(page, 'By link')
  await invitation(page, 'B')
  await expectOpenToAll(page, 'lobby')
  for (const path of ['/online', '/online/new/all-out-assault', '/me', '/']) {
    await page.goto(path)
    await page
      .getByText(SIGNS[path] ?? 'Ann')
      .first()
      .waitFor()
    await expectOpenToAll(page, path)
  }
  expect(complaints).toEqual([])
})

test('a bot plays on for somebody and gives the seat back; the same person on another device', async () => {
  const { page, complaints } = await stage.open()
  const ben = await stage.open({ settings: { name: 'Ben' } })
  await makeTable(page, 'By link')
  await ben.page.goto(await invitation(page, 'B'))
  await ben.page.getByRole('button', { name: 'Come in' }).click()
  await Promise.all([handInSheets(page, 'Berserker', 'Duelist'), handInSheets(ben.page, 'Shadow', 'Brute')])
  await page.getByText('My place').click()
  await page.getByRole('button', { name: 'Let Squire play for me' }).click()
  await page.getByText('a bot plays').waitFor()
  await ben.page.locator('.table-prompt[data-ask]').waitFor() // the bot waits for Ben: the game does not run away
  await page.getByRole('button', { name: 'Take my place back' }).click()
  await page.getByText('a bot plays').waitFor({ state: 'detached' })
  while ((await whoIsAsked([page, ben.page])) !== page) await answerAsAdvised(ben.page)
  const table = page.url()

  await page.goto('/me')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Link for another device').inputValue()
  const phone = await stage.open({ viewport: PHONE })
  await phone.page.goto(link)
  await phone.page.getByRole('button', { name: 'That is me' }).click()
  await phone.page.getByRole('link', { name: /All Out Assault.*Your turn/ }).click()
  await phone.page.waitForURL(table)
  await phone.page.locator('.table-prompt[data-ask]').waitFor()
  await expectAccessible(phone.page, 'table, narrow')
  expect([...complaints, ...ben.complaints, ...phone.complaints]).toEqual([])
})

test('without a server the rest works', async () => {
  const { context, page } = await stage.open()
  await context.route('**/api/**', route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  for (const path of ['/online', '/t/nowhere', '/me', '/online/new/all-out-assault']) {
    await page.goto(path)
    await page.getByText('online tables cannot be reached').waitFor()
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Play All Out Assault' }).click()
  await page.locator('.table-prompt[data-ask]').waitFor()
})
