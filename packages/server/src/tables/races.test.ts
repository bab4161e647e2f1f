// @module-tag slow
import { afterAll, afterEach, expect, test } from 'vitest'
import { Client, fresh } from '../testing/client.ts'
import { testServer } from '../testing/server.ts'
import type { TableCard, View } from './messages.ts'

/** Long enough for whoever is quicker than the table. */
const server = await testServer({ botPauseMs: 700 })
const ada = await Client.guest(server.base, 'Ada')
const bob = await Client.guest(server.base, 'Bob')
afterAll(() => server.close())

/** A table that is set aside after a failure stands still for half a minute: no race may do that. */
afterEach(() => {
  expect(server.logged.filter(line => line.includes('bots failed'))).toEqual([])
})

async function make(game: string, seats: object[], more: object = {}): Promise<string> {
  const { body } = await ada.post('/api/tables', { game, seats, visibility: 'public', ...more })
  expect(body.error).toBeUndefined()
  return body.id
}

function order(id: string, orders: object[]) {
  return bob.post<{ done: string }>(`/api/tables/${id}/orders`, { request: fresh(), seat: 1, orders })
}

/** A raid on Bob, who is asked quietly whether he bars it; the third seat is a bot's. */
async function raid(orders: object[]): Promise<string> {
  const bot = { kind: 'bot', level: 'random' }
  const id = await make('hoard', [{ kind: 'me' }, { kind: 'anyone' }, bot], { options: { players: 3 } })
  await bob.post(`/api/tables/${id}/join`, {})
  for (const [seat, who] of [ada, bob].entries()) await who.answer(id, seat, 'row 1-2-3')
  await expect.poll(async () => (await ada.view(id, 0)).ask?.phase).toBe('turn')
  await order(id, orders)
  await ada.answer(id, 0, 'raid 2')
  return id
}

function hasHeard({ events }: View, what: string): boolean {
  return events.some(({ event }) => event.what === what)
}

test('who answers before their standing order does is quicker, and play goes on', async () => {
  const id = await raid([{ phase: 'wards', answer: 'pass' }])
  const { ask } = await bob.view(id, 1)
  expect((await bob.answer(id, 1, 'bar', { ticket: ask?.ticket })).body.done).toBe('taken')
  await expect.poll(async () => (await ada.view(id, 0)).ask?.phase).not.toBe('wards')
  await expect.poll(async () => JSON.stringify((await ada.view(id, 0)).events)).toContain('barred')
})

test('an order that is taken back in time does not answer', async () => {
  const id = await raid([{ phase: 'wards', answer: 'pass' }])
  expect((await order(id, [])).body.done).toBe('taken')
  await new Promise(next => setTimeout(next, 1500)) // what must not come would have come
  const view = await bob.view(id, 1)
  expect(view.ask?.phase).toBe('wards')
  expect(hasHeard(view, 'struck')).toBe(false)
})

test('a bot does not answer for somebody who has come back while it thought', async () => {
  const id = await make('pig', [{ kind: 'me' }, { kind: 'anyone' }], { options: { goal: 100 } })
  await bob.post(`/api/tables/${id}/join`, {})
  const { ask } = await ada.view(id, 0)
  await ada.post(`/api/tables/${id}/seats/0/bot`, { level: 'greedy' })
  const back = await ada.post(`/api/tables/${id}/seats/0/back`)
  expect(back.body.seats[0]).toMatchObject({ kind: 'person' })
  await new Promise(next => setTimeout(next, 1500))
  expect((await ada.view(id, 0)).ask?.ticket).toBe(ask?.ticket)
  expect((await ada.answer(id, 0, 'roll')).status).toBe(200)
})

test('a bot that was asked, and then not, and then again, answers at last', async () => {
  const id = await make('tictactoe', [{ kind: 'me' }, { kind: 'bot', level: 'random' }])
  const [first, second] = (await ada.view(id, 0)).ask?.options ?? []
  await ada.answer(id, 0, first)
  expect((await ada.post(`/api/tables/${id}/undo`, { request: fresh(), seat: 0 })).status).toBe(200)
  await ada.answer(id, 0, second)
  await expect.poll(async () => (await ada.view(id, 0)).ask).toBeDefined()
})

test('a game that ends while a bot thinks is over, and nothing else', async () => {
  const id = await make('tictactoe', [{ kind: 'me' }, { kind: 'bot', level: 'random' }])
  await ada.answer(id, 0, (await ada.view(id, 0)).ask?.options[0])
  const closed = await ada.send<TableCard>('DELETE', `/api/tables/${id}`)
  expect(closed.body.status).toBe('over')
  await new Promise(next => setTimeout(next, 1500))
  expect((await ada.get<TableCard>(`/api/tables/${id}`)).body.status).toBe('over')
  expect((await ada.view(id, 0)).ask).toBeUndefined()
})
