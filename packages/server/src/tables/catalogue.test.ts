// @module-tag slow
import { loadGames } from '@undercroft/games'
import { type Game, readOptions, readRecord, tunablesOf, verify } from '@undercroft/kernel'
import { afterAll, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { testServer } from '../testing/server.ts'
import type { TableCard } from './messages.ts'

const catalogue = await loadGames()
const server = await testServer({ games: catalogue, gamesModule: import.meta.resolve('@undercroft/games') })
afterAll(() => server.close())

test.each(catalogue.map(game => [game.title, game] as const))(
  'bots play %s to its end, and all of it verifies',
  async (_, game) => {
    const options = readOptions(game.options, houseRules(game))
    if (!options.ok) throw new Error(options.error.join())
    const ada = await Client.guest(server.base, 'Ada')
    const line = await ada.socket()
    const seats = game.seats(options.value as object).map(() => ({ kind: 'bot', level: 'greedy' }))
    const { body } = await ada.post('/api/tables', {
      game: game.id,
      options: houseRules(game),
      seats,
      visibility: 'public',
    })
    line.say({ do: 'watch', table: body.id })
    const over = await line.next('table', ({ card }) => card.status === 'over')
    expect(over.card.outcome).toBeDefined()
    expect(over.card.options).toMatchObject(houseRules(game))
    line.close()
    const record = readRecord((await ada.get<string>(`/api/tables/${body.id}/record`)).body)
    if (!record.ok) throw new Error(record.error.message)
    expect(verify(game, record.value).ok).toBe(true)
    await server.restart()
    ada.base = server.base
    expect((await ada.get<TableCard>(`/api/tables/${body.id}`)).body).toEqual(over.card)
    expect((await ada.view(body.id)).seen.outcome).toEqual(over.card.outcome)
  },
  300_000,
)

/** The first number that the game lets a table change, as high as it goes. */
function houseRules({ options }: Game): object {
  const [first] = tunablesOf(options)
  return first === undefined || 'of' in first ? {} : { house: { [first.id]: first.max } }
}
