import { afterAll, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { testServer } from '../testing/server.ts'
import { now } from '../time.ts'
import type { Absences } from './absence.ts'
import type { TableCard } from './messages.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/** Nobody waits for days in a test: the clock that absence is counted by is set forward. */
let ahead = 0
const server = await testServer({ now: () => now() + ahead })
afterAll(() => server.close())

interface At {
  readonly id: string
  readonly players: readonly [Client, Client, Client]
}

/** Pig of three, in which Ada has rolled and holds: Bob is to move. */
async function begun(more: object = {}): Promise<At> {
  ahead = 0
  const players = [
    await Client.guest(server.base, 'Ada'),
    await Client.guest(server.base, 'Bob'),
    await Client.guest(server.base, 'Cem'),
  ] as const
  const [ada, bob, cem] = players
  const seats = [{ kind: 'me' }, { kind: 'anyone' }, { kind: 'anyone' }]
  const wish = { game: 'pig', options: { goal: 200, players: 3 }, seats, visibility: 'public', ...more }
  const { body } = await ada.post('/api/tables', wish)
  for (const who of [bob, cem]) await who.post(`/api/tables/${body.id}/join`, {})
  for (;;) {
    const { ask } = await ada.view(body.id, 0)
    if (ask === undefined) break
    await ada.answer(body.id, 0, ask.options.at(-1), { ticket: ask.ticket })
  }
  return { id: body.id, players }
}

async function absences(who: Client, id: string): Promise<Absences> {
  return (await who.get<Absences>(`/api/tables/${id}/absent`)).body
}

async function cardOf(who: Client, id: string): Promise<TableCard> {
  return (await who.get<TableCard>(`/api/tables/${id}`)).body
}

test('after three days without a sign of somebody a bot may play on; who comes back takes the seat again', async () => {
  const { id, players } = await begun()
  const [ada, bob, cem] = players
  expect((await cardOf(ada, id)).patience).toBe(259_200)
  const standIn = (who: Client, seat: number) => who.post(`/api/tables/${id}/seats/${seat}/stand-in`)
  expect((await standIn(ada, 1)).status).toBe(409)
  ahead = 3 * DAY - MINUTE
  expect((await standIn(ada, 1)).status).toBe(409)
  const { absent } = await absences(ada, id)
  expect(absent.map(each => each.seat)).toEqual([1, 2])
  ahead = 3 * DAY + MINUTE
  expect(absent[0]?.mayFrom).toBeLessThan(now() + ahead)
  expect((await standIn(bob, 2)).body.error).toMatchObject({ message: 'you are asked yourself: answer first' })
  expect((await standIn(await Client.guest(server.base, 'Eve'), 1)).status).toBe(403)
  expect((await standIn(ada, 0)).status).toBe(409)
  expect((await standIn(ada, 1)).body.seats[1]).toMatchObject({ kind: 'bot', player: 'Bob' })
  await expect.poll(async () => (await cem.view(id, 2)).ask).toBeDefined()
  expect((await bob.post(`/api/tables/${id}/seats/1/back`)).body.seats[1]).toMatchObject({ kind: 'person' })
})

test('at a live table it is minutes, as it was said when the table was made', async () => {
  const { id, players } = await begun({ patience: 300 })
  const [ada] = players
  ahead = 4 * MINUTE
  expect((await ada.post(`/api/tables/${id}/seats/1/stand-in`)).status).toBe(409)
  ahead = 6 * MINUTE
  expect((await ada.post(`/api/tables/${id}/seats/1/stand-in`)).status).toBe(200)
})

test('who looks on is not away; who stops is, from then on', async () => {
  const { id, players } = await begun({ patience: 300 })
  const [ada, bob] = players
  const line = await bob.socket()
  line.say({ do: 'watch', table: id, seat: 1 })
  await line.next('view')
  await expect.poll(async () => (await absences(ada, id)).absent.map(each => each.seat)).toEqual([2])
  ahead = 6 * MINUTE
  expect((await ada.post(`/api/tables/${id}/seats/1/stand-in`)).status).toBe(409)
  ahead = 0
  const before = now()
  line.close()
  await expect.poll(async () => (await absences(ada, id)).absent.map(each => each.seat)).toEqual([1, 2])
  expect((await absences(ada, id)).absent[0]?.since).toBeGreaterThanOrEqual(before)
})

test('who made the others wait has not waited for them', async () => {
  const { id, players } = await begun({ patience: 300 })
  const [ada, bob, cem] = players
  ahead = 6 * MINUTE
  expect((await cem.post(`/api/tables/${id}/seats/1/stand-in`)).status).toBe(200)
  const { absent } = await absences(cem, id)
  expect(absent.find(each => each.seat === 0)?.mayFrom).toBeGreaterThan(now() + 4 * MINUTE)
  await bob.post(`/api/tables/${id}/seats/1/back`)
  expect((await absences(ada, id)).absent.find(each => each.seat === 1)?.since).toBeGreaterThan(now() - MINUTE)
})

test('when all others stay away the game can be ended; nobody is asked any more', async () => {
  const { id, players } = await begun({ patience: 300 })
  const [ada, bob, cem] = players
  const end = (who: Client) => who.post(`/api/tables/${id}/end`)
  const line = await cem.socket()
  line.say({ do: 'watch', table: id, seat: 2 })
  await line.next('view')
  ahead = 6 * MINUTE
  await expect.poll(async () => (await absences(ada, id)).mayEndFrom).toBeUndefined()
  expect((await end(ada)).body.error.message).toMatch('others are here')
  ahead = 0
  line.close()
  await expect.poll(async () => (await absences(ada, id)).mayEndFrom).toBeDefined()
  expect((await end(ada)).status).toBe(409)
  ahead = 6 * MINUTE
  expect((await end(ada)).body).toMatchObject({ status: 'over' })
  const view = await bob.view(id, 1)
  expect([view.ask, view.asides, view.seen.deciding]).toEqual([undefined, [], []])
  expect((await bob.answer(id, 1, 'roll')).status).toBe(409)
  expect((await end(ada)).status).toBe(409)
  expect((await ada.get(`/api/tables/${id}/record`)).status).toBe(200)
})

test.each([59, 2_592_001, 1.5])('%d seconds are no patience', async patience => {
  const ada = await Client.guest(server.base, 'Ada')
  const seats = [{ kind: 'me' }, { kind: 'anyone' }]
  expect((await ada.post('/api/tables', { game: 'pig', seats, patience })).status).toBe(400)
})
