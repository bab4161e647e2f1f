// @module-tag slow
import { bots } from '@undercroft/bots'
import { askTable, playthrough } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { masmorra } from './index.ts'
import type { Options } from './state/options.ts'

const OPTIONS: Options = {
  mode: 'standard',
  players: 2,
  solo: false,
  first: 'random',
  noSealing: true,
  limit: 'on',
  roundLimit: 40,
  difficulty: 'standard',
  upper: 10,
  lower: 6,
  odda: true,
}

const games = [
  { name: 'standard', options: OPTIONS, seed: 1, bots: [bots.greedy] },
  { name: 'epic', options: { ...OPTIONS, mode: 'epic' }, seed: 8, bots: [bots.greedy] },
  { name: 'standard-at-random', options: { ...OPTIONS, roundLimit: 10 }, seed: 4 },
  { name: 'epic-at-random', options: { ...OPTIONS, mode: 'epic', roundLimit: 10 }, seed: 5 },
  { name: 'alliance-at-random', options: { ...OPTIONS, mode: 'alliance' }, seed: 6 },
] as const

it.each(games)('plays $name as before', async ({ name, ...playing }) => {
  await expect(
    playthrough(masmorra, { ...playing, positionEvery: 400, file: new URL(`./golden/${name}.txt`, import.meta.url) }),
  ).toMatchFileSnapshot(`./golden/${name}.txt`)
})

it('asks, shows, draws and reveals as before', async () => {
  await expect(askTable(masmorra, { games: 260, most: 600, seed: 6 })).toMatchFileSnapshot('./golden/asks.txt')
})
