import { bots } from '@undercroft/bots'
import { laws } from '@undercroft/kernel/testing'
import { lanternKeep } from './index.ts'

laws(lanternKeep, {
  games: 200,
  hides: true,
  home: import.meta.resolve('./index.ts'),
  bots: [bots.random, bots.greedy],
})
