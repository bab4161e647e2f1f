import { expect, test } from 'vitest'
import { unkeptTable } from '../store/tables.ts'
import { quickTable } from './setups.ts'

/** Where nothing can be kept, a table stands in the page alone: so it does here. */
async function begun(game: string) {
  const id = await quickTable(game)
  return id === undefined ? undefined : unkeptTable(id)?.card
}

test('a newcomer has the first turn of a first Platformer, and a bot beside', async () => {
  const card = await begun('platformer')
  expect(card?.options).toMatchObject({ players: 2, first: 'P1' })
  expect(card?.sittings.map(({ kind }) => kind)).toEqual(['person', 'bot'])
})

test('a newcomer to ElectroDungeon is an Explorer', async () => {
  const card = await begun('electrodungeon')
  expect(card?.sittings.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot', 'bot'])
})

test('a game that is not here is not begun', async () => {
  expect(await begun('chess')).toBeUndefined()
})
