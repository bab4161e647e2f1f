// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../store/open.ts'
import { startPostgres, type TestPostgres } from '../store/testing/postgres.ts'
import { Client, fresh, type Line } from '../testing/client.ts'
import { fuzz } from '../testing/fuzz.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import { now } from '../time.ts'
import type { TableCard } from './messages.ts'

const KEY = 'a-key-that-nobody-guesses'

let postgres: TestPostgres
let one: TestServer
let two: TestServer
let ada: Client
let bob: Client
beforeAll(async () => {
  postgres = await startPostgres()
  const shared = { databaseUrl: postgres.url, operators: [{ name: 'olga', key: KEY }] }
  ;[one, two] = await Promise.all([testServer(shared), testServer(shared)])
  ada = await Client.guest(one.base, 'Ada')
  bob = await Client.guest(two.base, 'Bob')
})
afterAll(async () => {
  await Promise.all([one.close(), two.close()])
  await postgres.stop()
})

async function pigOfTwo(goal: number): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'anyone' }]
  const { body } = await ada.post('/api/tables', { game: 'pig', seats, options: { goal }, visibility: 'public' })
  expect((await bob.post(`/api/tables/${body.id}/join`, {})).status).toBe(200)
  return body.id
}

/** Plays a seat of Pig by what the socket says, until the game is over. */
async function play(line: Line, table: string, seat: number): Promise<void> {
  line.say({ do: 'watch', table })
  for (;;) {
    const { view } = await line.next('view')
    if (view.seen.outcome !== undefined) return
    if (view.ask === undefined) continue
    const hold = view.ask.options.some(choice => choice[0] === 'hold')
    line.say({ do: 'answer', table, seat, request: fresh(), ticket: view.ask.ticket, choice: hold ? 'hold' : 'roll' })
  }
}

test('two play at two nodes, and see the same', async () => {
  const id = await pigOfTwo(30)
  const lines = await Promise.all([ada.socket(), bob.socket()])
  await Promise.all(lines.map((line, seat) => play(line, id, seat)))
  for (const line of lines) line.close()
  const [here, there] = await Promise.all([
    ada.get<TableCard>(`/api/tables/${id}`),
    bob.get<TableCard>(`/api/tables/${id}`),
  ])
  expect(here.body).toEqual(there.body)
  expect(here.body.status).toBe('over')
})

test('strangers at two nodes are brought together at one table', async () => {
  const lines = await Promise.all([ada.socket(), bob.socket()])
  for (const line of lines) line.say({ do: 'seek', request: fresh(), game: 'pig', pace: 'live' })
  const [here, there] = await Promise.all(lines.map(line => line.next('matched')))
  expect(here?.table).toBe(there?.table)
  for (const line of lines) line.close()
})

test('the same request at both nodes is taken once', async () => {
  const id = await pigOfTwo(100)
  const elsewhere = new Client(two.base, ada.headers)
  const { ask } = await elsewhere.view(id)
  const again = { request: fresh(), ticket: ask?.ticket }
  const answers = await Promise.all([ada, elsewhere, ada, elsewhere].map(who => who.answer(id, 0, 'roll', again)))
  expect(answers.map(({ body }) => body.done).sort()).toEqual(['repeated', 'repeated', 'repeated', 'taken'])
})

test('different answers to one question at both nodes: one is taken', async () => {
  const id = await pigOfTwo(100)
  const elsewhere = new Client(two.base, ada.headers)
  const ticket = (await elsewhere.view(id)).ask?.ticket
  const answers = await Promise.all([ada, elsewhere, ada, elsewhere].map(who => who.answer(id, 0, 'roll', { ticket })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.error?.code === 'stale' || body.error?.code === 'refused')).toHaveLength(3)
})

test('what was done at one node is there at the other at once', async () => {
  for (let i = 0; i < 10; i++) {
    const id = await pigOfTwo(100)
    const here = await ada.view(id)
    expect(here.ask).toBeDefined()
    expect((await ada.answer(id, 0, 'roll', { ticket: here.ask?.ticket })).status).toBe(200)
    expect((await bob.view(id, 1)).events).toEqual((await ada.view(id)).events)
  }
})

test('who is here is known at both nodes', async () => {
  const id = await pigOfTwo(100)
  const mine = await ada.socket()
  mine.say({ do: 'watch', table: id })
  await mine.next('here', ({ persons }) => persons.join() === ada.id)
  const other = await bob.socket()
  other.say({ do: 'watch', table: id })
  const both = [ada.id, bob.id].sort().join()
  await Promise.all([mine, other].map(line => line.next('here', ({ persons }) => persons.join() === both)))
  const again = await bob.socket() // a second tab
  again.say({ do: 'watch', table: id })
  await again.next('here')
  again.close()
  other.close()
  await mine.next('here', ({ persons }) => persons.join() === ada.id)
  mine.close()
})

test('who is banned at one node is sent away from the other, and comes back there when it is lifted', async () => {
  const olga = new Client(one.base, { authorization: `Bearer ${KEY}` })
  const cal = await Client.guest(two.base, 'Cal')
  const line = await cal.socket()
  const until = now() + 86_400_000
  const { body } = await olga.post<{ id: string }>('/api/admin/bans', { person: cal.id, until, why: 'insults' })
  expect((await line.next('refused')).error.code).toBe('banned')
  expect(await line.gone).toBe(4003)
  const sitDown = () => cal.post('/api/tables', { game: 'pig', seats: [{ kind: 'me' }, { kind: 'anyone' }] })
  expect((await sitDown()).body.error?.code).toBe('banned')
  await olga.post(`/api/admin/bans/${body.id}/lift`, { why: 'sorry' })
  while ((await sitDown()).status !== 200) await new Promise(next => setTimeout(next, 20)) // the news is on its way
})

test("a dead node's bots are taken over when its lease has run out", async () => {
  const store = await openStore({ databaseUrl: postgres.url, file: '' })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
  const { body } = await ada.post('/api/tables', { game: 'tictactoe', seats, visibility: 'public' })
  const leased = (until: number) => store.leases.claim(`bots ${body.id}`, 'a node that died', now(), until)
  expect(await leased(now() + 900_000)).toBe(true)
  const { ask } = await ada.view(body.id)
  await ada.answer(body.id, 0, ask?.options[0])
  expect((await ada.view(body.id)).ask).toBeUndefined()
  const until = now() + 1000
  expect(await leased(until)).toBe(true)
  for (;;) {
    if ((await ada.view(body.id)).ask !== undefined) break
    await new Promise(next => setTimeout(next, 50))
  }
  expect(now()).toBeGreaterThanOrEqual(until)
  await store.close()
})

test('whatever comes in breaks nothing here either', async () => {
  const { answers } = await fuzz(one.base, 2000, 'fuzz')
  expect([...answers.keys()].filter(code => /^5|internal|unavailable/.test(code))).toEqual([])
})

test('play goes on when the database server was down', async () => {
  const id = await pigOfTwo(100)
  const line = await bob.socket()
  line.say({ do: 'watch', table: id })
  await line.next('view')
  await postgres.kill()
  const request = fresh()
  expect((await ada.answer(id, 0, 'roll', { request })).status).toBeGreaterThanOrEqual(500)
  await postgres.start()
  for (;;) {
    const { status } = await ada.answer(id, 0, 'roll', { request })
    if (status === 200) break
    await new Promise(next => setTimeout(next, 50))
  }
  const { view } = await line.next('view')
  expect(view.events.filter(({ event }) => event.what === 'rolled')).toHaveLength(1)
  line.close()
})
