import { NO_WORD } from '@undercroft/kernel'
import { afterAll, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { testServer } from '../testing/server.ts'
import type { TableCard } from './messages.ts'

const server = await testServer()
const ada = await Client.guest(server.base, 'Ada')
const bob = await Client.guest(server.base, 'Bob')
afterAll(() => server.close())

const ME = { kind: 'me' }

async function make(seats: object[], more: object = { lots: true }): Promise<TableCard> {
  const options = { players: seats.length }
  const { body } = await ada.post('/api/tables', { game: 'pig', options, seats, visibility: 'public', ...more })
  expect(body.error).toBeUndefined()
  return body
}

async function join(who: Client, id: string, wish: object): Promise<{ card: TableCard; seat: number }> {
  return (await who.post<{ card: TableCard; seat: number }>(`/api/tables/${id}/join`, wish)).body
}

function sitters({ seats }: TableCard): unknown[] {
  return seats.map(seat => (seat.kind === 'person' ? seat.player : seat.kind))
}

test('everybody keeps the seat until play begins; then it is drawn who gets which', async () => {
  const firsts = new Set<unknown>()
  for (let tables = 0; tables < 200 && firsts.size < 3; tables++) {
    const { id, seats, lots, seal } = await make([ME, { kind: 'anyone' }, { kind: 'bot', level: 'random' }])
    expect([lots, seats.map(seat => seat.kind)]).toEqual([true, ['person', 'free', 'bot']])
    await ada.post(`/api/tables/${id}/word`, { commitment: seal.commitment, word: 'owl' })
    const { card, seat } = await join(bob, id, { commitment: seal.commitment, word: 'fox' })
    const names = sitters(card)
    expect(names.toSorted()).toEqual(['Ada', 'Bob', 'bot'])
    expect(names[seat]).toBe('Bob')
    // Words keep the order before the lots were drawn, so that the drawing cannot choose their order.
    expect(card.seal.words).toEqual(['owl', 'fox', NO_WORD.bot])
    expect((await ada.view(id, names.indexOf('Ada'))).viewer).toBe(names.indexOf('Ada'))
    expect((await bob.view(id)).viewer).toBe(seat)
    firsts.add(names[0])
  }
  expect(firsts).toEqual(new Set(['Ada', 'Bob', 'bot']))
})

test('the maker says whether they are, as long as play has not begun', async () => {
  const { id } = await make([ME, { kind: 'anyone' }], {})
  expect((await bob.post(`/api/tables/${id}/lots`, { on: true })).status).toBe(403)
  expect((await ada.post(`/api/tables/${id}/lots`, { on: true })).body.lots).toBe(true)
  expect((await ada.post(`/api/tables/${id}/lots`, { on: false })).body.lots).toBe(false)
  expect(sitters((await join(bob, id, {})).card)).toEqual(['Ada', 'Bob'])
  expect((await ada.post(`/api/tables/${id}/lots`, { on: true })).status).toBe(409)
})

test('all who look on are told, and go on with no eyes but their own', async () => {
  const { id } = await make([ME, { kind: 'anyone' }])
  const line = await ada.socket()
  line.say({ do: 'watch', table: id, seat: 0 })
  await line.next('table')
  const { card } = await join(bob, id, {})
  expect((await line.next('table', ({ card: { status } }) => status === 'playing')).card).toEqual(card)
  const mine = sitters(card).indexOf('Ada')
  expect((await line.next('view')).view.viewer).toBe(mine === 0 ? 0 : 'spectator')
  line.close()
})

test('who was invited and comes when lots are drawn gets a seat that a bot holds', async () => {
  const { id } = await make([ME, { kind: 'invited' }])
  const { body } = await ada.post<{ invitation: string }>(`/api/tables/${id}/invitations`, { seat: 1 })
  const started = (await ada.post(`/api/tables/${id}/start`, { level: 'random' })).body
  const { card, seat } = await join(bob, id, body)
  expect(seat).toBe(sitters(started).indexOf('bot'))
  expect(sitters(card)[seat]).toBe('Bob')
  expect((await bob.post(`/api/tables/${id}/join`, body)).status).toBe(409)
})

test('a rematch draws anew', async () => {
  const { id } = await make([ME, ME], { lots: true, options: { goal: 20, players: 2 } })
  for (;;) {
    const card = (await ada.get<TableCard>(`/api/tables/${id}`)).body
    if (card.status === 'over') break
    for (const seat of [0, 1]) await ada.answer(id, seat, (await ada.view(id, seat)).ask?.options.at(-1) ?? ['roll'])
  }
  expect((await ada.post(`/api/tables/${id}/rematch`)).body.lots).toBe(true)
})
