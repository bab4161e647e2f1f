import { bots } from '@undercroft/bots'
import { laws } from '@undercroft/kernel/testing'
import { allOutAssault } from './index.ts'

laws(allOutAssault, { games: 300, hides: true, bots: [bots.random, bots.greedy] })
