import { bots } from '@undercroft/bots'
import { laws } from '@undercroft/kernel/testing'
import { limited } from './testing/limited.ts'
import { promises } from './testing/promises.ts'

laws(limited, {
  games: 60,
  hides: true,
  promises,
  home: import.meta.resolve('./testing/limited.ts'),
  bots: [bots.random, bots.greedy],
  botGames: 10,
})
