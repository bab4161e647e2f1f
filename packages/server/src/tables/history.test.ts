import { afterAll, expect, test } from 'vitest'
import { Party } from '../testing/party.ts'
import type { TableCard } from './messages.ts'

const party = await Party.gather()
afterAll(() => party.server.close())

interface Page {
  readonly games: readonly { card: TableCard; mine: number[]; steps: number }[]
  readonly next?: string
}

test('whoever played finds all finished games again, a page after the other', async () => {
  const { ada, bob, eve } = party
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    const { id } = await party.pigOfTwo()
    await party.playOut(id)
    ids.unshift(id)
  }
  await party.pigOfTwo() // goes on: it is not listed
  const { body } = await ada.get<Page>('/api/me/games')
  expect(body.next).toBeUndefined()
  expect(new Set(body.games.map(({ card }) => card.id))).toEqual(new Set(ids))
  expect(body.games.every(({ card, mine, steps }) => card.outcome && mine[0] === 0 && steps > 1)).toBe(true)
  const [first] = body.games
  const after = await bob.get<Page>(`/api/me/games?after=${first?.card.overAt}.${first?.card.id}`)
  expect(after.body.games.map(({ card }) => card.id)).toEqual(body.games.slice(1).map(({ card }) => card.id))
  expect(after.body.games.map(({ mine }) => mine)).toEqual([[1], [1]])
  expect((await eve.get<Page>('/api/me/games')).body.games).toEqual([])
  expect((await ada.get('/api/me/games?after=x')).status).toBe(400)
})
