// @module-tag slow
import { bots } from '@undercroft/bots'
import { askTable, playthrough } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { withoutMasters } from './index.ts'
import type { Options } from './state/options.ts'

const OPTIONS: Options = {
  turnLimit: 30,
  dugIn: 'off',
  accessPushes: 6,
  searchNodes: 20_000,
  difficulty: 'fair',
  botSetups: 'ready-made',
  keepKey: true,
}

const games = [
  { name: 'ready-made', options: OPTIONS, seed: 1, bots: [bots.greedy] },
  { name: 'generated', options: { ...OPTIONS, botSetups: 'generated' }, seed: 2, bots: [bots.greedy] },
  { name: 'dug-in-at-random', options: { ...OPTIONS, dugIn: '1', turnLimit: 10 }, seed: 3 },
] as const

it.each(games)('plays $name as before', async ({ name, ...playing }) => {
  await expect(
    playthrough(withoutMasters, {
      ...playing,
      positionEvery: 50,
      file: new URL(`./golden/${name}.txt`, import.meta.url),
    }),
  ).toMatchFileSnapshot(`./golden/${name}.txt`)
})

it('asks, shows, draws and reveals as before', async () => {
  await expect(askTable(withoutMasters, { games: 500 })).toMatchFileSnapshot('./golden/asks.txt')
})
