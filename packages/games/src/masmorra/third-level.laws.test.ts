import { bots } from '@undercroft/bots'
import { laws } from '@undercroft/kernel/testing'
import { promises } from './fixtures/promises.ts'
import { deep } from './fixtures/third-level.ts'

laws(deep, {
  games: 30,
  hides: true,
  promises,
  home: import.meta.resolve('./fixtures/third-level.ts'),
  bots: [bots.random, bots.greedy],
  botGames: 4,
})
