import { bots } from '@undercroft/bots'
import { laws } from '@undercroft/kernel/testing'
import { allOutAssault } from './index.ts'
import { foresight } from './testing/promises.ts'

laws(allOutAssault, {
  games: 300,
  hides: true,
  ...foresight,
  home: import.meta.resolve('./index.ts'),
  bots: [bots.random, bots.greedy],
})
