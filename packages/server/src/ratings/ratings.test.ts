import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableCard } from '../tables/messages.ts'
import { Client } from '../testing/client.ts'
import { BOT, eventually, ME, Party } from '../testing/party.ts'
import type { SeatRatings } from './at-table.ts'
import { type League, weekOf } from './league.ts'
import type { Profile } from './profiles.ts'

let party: Party
beforeAll(async () => {
  party = await Party.gather()
})
afterAll(() => party.server.close())

const profile = async (id: string) => (await party.eve.get<Profile>(`/api/people/${id}`)).body
const ratingsAt = async (id: string) => (await party.eve.get<SeatRatings>(`/api/tables/${id}/ratings`)).body

test('a rated game changes the ratings of both, once, also over a restart', async () => {
  const { ada, bob } = party
  const { id } = await party.pigOfTwo({ rated: true })
  expect(await ratingsAt(id)).toMatchObject({ rated: true, seats: [{ player: ada.id, strength: 1000, games: 0 }, {}] })
  await party.playOut(id)
  const { seats } = await eventually(
    () => ratingsAt(id),
    ({ seats }) => seats.every(({ games }) => games === 1),
  )
  const winner = (await party.cardOf(id)).outcome?.winners[0] ?? 0
  expect(seats[winner]?.change).toBeGreaterThan(0)
  expect(seats[1 - winner]?.change).toBeLessThan(0)
  await party.restart()
  const mine = await profile((winner === 0 ? ada : bob).id)
  expect(mine).toMatchObject({ tallies: [{ game: 'pig', played: 1, won: 1 }], ratings: [{ games: 1 }] })
})

test('a game that is not rated is counted and changes no rating', async () => {
  const { id } = await party.pigOfTwo()
  const before = await profile(party.ada.id)
  await party.playOut(id)
  const after = await eventually(
    () => profile(party.ada.id),
    ({ tallies }) => tallies[0]?.played === 2,
  )
  expect(after.ratings).toEqual(before.ratings)
})

test('a bot is rated as a player of its own, and who leaves has lost', async () => {
  const ann = await Client.guest(party.server.base, 'Ann')
  const { id } = await party.make(ann, 'pig', [ME, BOT], { rated: true, options: { goal: 20 } })
  await ann.post(`/api/tables/${id}/seats/0/leave`)
  await eventually(
    () => party.cardOf(id),
    (card: TableCard) => card.status === 'over',
  )
  const found = await eventually(
    () => profile(ann.id),
    ({ tallies }) => tallies.length > 0,
  )
  expect(found.tallies).toMatchObject([{ played: 1, won: 0, drawn: 0 }])
  expect(await profile('bot:random')).toMatchObject({
    isBot: true,
    name: 'random',
    ratings: [{ game: 'pig', games: 1 }],
  })
  expect((await party.eve.get('/api/people/nobody')).status).toBe(404)
})

test('the league of a week counts the rated games of it', async () => {
  const { body } = await party.eve.get<League>('/api/leagues/pig')
  expect(body.players.map(({ played }) => played)).toEqual(expect.arrayContaining([1, 1]))
  expect(body.players[0]).toMatchObject({ points: 1, won: 1 })
  expect((await party.eve.get<League>('/api/leagues/pig?at=0')).body.players).toEqual([])
  expect(weekOf(Date.UTC(2026, 10, 17))).toEqual({ from: Date.UTC(2026, 10, 16), to: Date.UTC(2026, 10, 23) })
  expect(weekOf(Date.UTC(2026, 10, 16))).toEqual(weekOf(Date.UTC(2026, 10, 22, 23, 59)))
})
