import { bots } from '@undercroft/bots'
import { laws } from '@undercroft/kernel/testing'
import { promises } from './fixtures/promises.ts'
import { limited } from './testing.ts'

laws(limited, {
  games: 60,
  hides: true,
  promises,
  home: import.meta.resolve('./testing.ts'),
  bots: [bots.random, bots.greedy],
  botGames: 10,
})
