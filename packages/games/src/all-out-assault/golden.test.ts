import { bots } from '@undercroft/bots'
import { askTable, playthrough } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { allOutAssault } from './index.ts'

const games = [
  { name: 'arena', options: { board: 'arena', roundLimit: 40, quietLimit: 12 }, seed: 1, bots: [bots.greedy] },
  { name: 'skirmish', options: { board: 'skirmish', roundLimit: 40, quietLimit: 12 }, seed: 2, bots: [bots.greedy] },
  { name: 'campaign-at-random', options: { board: 'campaign', roundLimit: 10, quietLimit: 50 }, seed: 3 },
] as const

it.each(games)('plays $name as before', async ({ name, ...playing }) => {
  await expect(
    playthrough(allOutAssault, {
      ...playing,
      positionEvery: 50,
      file: new URL(`./golden/${name}.txt`, import.meta.url),
    }),
  ).toMatchFileSnapshot(`./golden/${name}.txt`)
})

it('asks, shows, draws and reveals as before', async () => {
  await expect(askTable(allOutAssault, { games: 300 })).toMatchFileSnapshot('./golden/asks.txt')
})
