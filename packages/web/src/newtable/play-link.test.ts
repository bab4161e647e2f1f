import { loadGame } from '@undercroft/games'
import { expect, it } from 'vitest'
import { linkedOptions, playLink } from './play-link.ts'

async function read(address: string) {
  const game = await loadGame('platformer')
  return game && linkedOptions(game, new URL(address, 'https://play.example').hash)
}

it('carries options and what a house changes', async () => {
  const options = { players: 3, tiles: 'void', artifacts: true, house: { 'heroes.HE3.health': 4 } }
  expect(await read(playLink('platformer', options))).toMatchObject(options)
})

it.each([
  ['nothing', '/play/platformer'],
  ['a part of the page', '/play/platformer#main'],
  ['an option that there is not', '/play/platformer#colour=red'],
  ['a value that is too large', '/play/platformer#players=9'],
  ['a torn letter', '/play/platformer#players%3'],
])('an address with %s opens a usual table', async (_, address) => {
  expect(await read(address)).toBeUndefined()
})
