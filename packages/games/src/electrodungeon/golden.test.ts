// @module-tag slow
import { bots } from '@undercroft/bots'
import { askTable, playthrough } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { electroDungeon } from './index.ts'
import type { Options } from './state/options.ts'
import { underWay } from './testing/under-way.ts'

const OPTIONS: Options = {
  explorers: 3,
  roundLimit: 'usual',
  beastHealth: 'usual',
  customTasks: true,
  puzzleSeconds: 'none',
  botTempers: 'mixed',
  botSkill: 'normal',
}

const games = [
  { name: 'alone', options: { ...OPTIONS, explorers: 1 }, seed: 1, bots: [bots.greedy] },
  { name: 'three', options: OPTIONS, seed: 2, bots: [bots.greedy] },
  { name: 'five', options: { ...OPTIONS, explorers: 5, botTempers: 'selfish' }, seed: 3, bots: [bots.greedy] },
  { name: 'three-at-random', options: { ...OPTIONS, roundLimit: '10' }, seed: 4 },
] as const

it.each(games)('plays $name as before', async ({ name, ...playing }) => {
  await expect(
    playthrough(electroDungeon, {
      ...playing,
      positionEvery: 150,
      file: new URL(`./golden/${name}.txt`, import.meta.url),
    }),
  ).toMatchFileSnapshot(`./golden/${name}.txt`)
})

it('asks, shows, draws and reveals as before', async () => {
  await expect(askTable(underWay, { games: 1000, most: 60 })).toMatchFileSnapshot('./golden/asks.txt')
})
