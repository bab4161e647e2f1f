import { bots } from '@undercroft/bots'
import { laws } from '@undercroft/kernel/testing'
import { promises } from './testing/promises.ts'
import { deep } from './testing/third-level.ts'

laws(deep, {
  games: 30,
  hides: true,
  promises,
  home: import.meta.resolve('./testing/third-level.ts'),
  bots: [bots.random, bots.greedy],
  botGames: 4,
})
