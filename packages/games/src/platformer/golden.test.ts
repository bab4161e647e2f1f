// @module-tag slow
import { bots } from '@undercroft/bots'
import { askTable, playthrough } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { platformer } from './index.ts'
import type { Options } from './state/options.ts'
import { summit } from './testing/summit.ts'

const OPTIONS: Options = {
  players: 2,
  boss: 'medusa',
  tiles: 'mixed',
  heroes: 'chosen',
  first: 'random',
  artifacts: false,
  longerMap: false,
  roundLimit: 60,
}

const games = [
  { name: 'two-rivals', options: OPTIONS, seed: 1, bots: [bots.greedy] },
  { name: 'solo', options: { ...OPTIONS, players: 1, boss: 'ikee', heroes: 'random' }, seed: 2, bots: [bots.greedy] },
  {
    name: 'longer-map-at-random',
    options: { ...OPTIONS, players: 3, boss: 'random', artifacts: true, longerMap: true, roundLimit: 20 },
    seed: 3,
    most: 250,
  },
] as const

it.each(games)('plays $name as before', async ({ name, ...playing }) => {
  await expect(
    playthrough(platformer, { ...playing, positionEvery: 100, file: new URL(`./golden/${name}.txt`, import.meta.url) }),
  ).toMatchFileSnapshot(`./golden/${name}.txt`)
})

it('asks, shows, draws and reveals as before', async () => {
  await expect(askTable(platformer, { games: 90 })).toMatchFileSnapshot('./golden/asks.txt')
})

it('does so where chance seldom climbs', async () => {
  await expect(askTable(summit, { games: 60 })).toMatchFileSnapshot('./golden/asks-at-the-summit.txt')
})
