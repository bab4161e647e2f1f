import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANYONE, BOT, ME, Party } from '../testing/party.ts'

let party: Party
beforeAll(async () => {
  party = await Party.gather()
})
afterAll(() => party.server.close())

test('who looks at the list of tables is told of new ones, and of those that are gone', async () => {
  const line = await party.eve.socket()
  line.say({ do: 'browse', list: 'open', game: 'pig', pace: 'live', free: true })
  expect((await line.next('tables')).tables).toEqual([])
  const { id } = await party.make(party.ada, 'pig', [ME, ANYONE], { patience: 300 })
  await party.make(party.ada, 'hoard', [ME, ANYONE], { patience: 300 })
  expect((await line.next('tables', ({ tables }) => tables.length > 0)).tables).toMatchObject([{ id, strength: 1000 }])
  await party.bob.post(`/api/tables/${id}/join`, {})
  expect((await line.next('tables', ({ tables }) => tables.length === 0)).list).toBe('open')
  line.say({ do: 'unbrowse', list: 'open' })
  line.close()
})

test('a long list comes a page at a time', async () => {
  for (let i = 0; i < 23; i++) await party.make(party.bob, 'tictactoe', [ME, ANYONE])
  const line = await party.eve.socket()
  line.say({ do: 'browse', list: 'open', game: 'tictactoe' })
  const first = await line.next('tables')
  expect([first.tables.length, typeof first.next]).toEqual([20, 'string'])
  line.say({ do: 'browse', list: 'open', game: 'tictactoe', after: first.next })
  const second = await line.next('tables')
  expect([second.tables.length, second.next]).toEqual([3, undefined])
  expect(new Set([...first.tables, ...second.tables].map(({ id }) => id)).size).toBe(23)
  line.close()
})

test('of the games that are played the strongest stand first', async () => {
  const { ada } = party
  const rated = await party.make(ada, 'pig', [ME, BOT], { rated: true, options: { goal: 20 } })
  await party.playOut(rated.id, [ada])
  const strong = (await party.cardOf(rated.id)).outcome?.winners[0] === 0
  await party.make(ada, 'pig', [ME, ME])
  await party.make(party.bob, 'pig', [ME, ME])
  const line = await party.eve.socket()
  line.say({ do: 'browse', list: 'playing', game: 'pig' })
  const makers = (await line.next('tables', ({ tables }) => tables[0]?.strength !== tables.at(-1)?.strength)).tables
  expect(makers.at(strong ? 0 : -1)?.maker).toBe(ada.id)
  line.say({ do: 'browse', list: 'over' })
  expect((await line.next('refused')).error.code).toBe('malformed')
  line.close()
})
