import { bots } from '@undercroft/bots'
import { unexplained } from '@undercroft/kernel'
import { askTable, playthrough, scenarios } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { lanternKeep } from './index.ts'

scenarios(lanternKeep, new URL('./scenarios/', import.meta.url))

it('explains every word and every piece of content', () => {
  expect(unexplained(lanternKeep)).toEqual([])
})

it('is played as before', async () => {
  const playing = { options: { keepers: 2 }, seed: 1, bots: [bots.greedy], positionEvery: 10 }
  await expect(playthrough(lanternKeep, playing)).toMatchFileSnapshot('./golden/two.txt')
})

it('asks, shows, draws and reveals as before', async () => {
  await expect(askTable(lanternKeep, { games: 100 })).toMatchFileSnapshot('./golden/asks.txt')
})
