import { bots } from '@undercroft/bots'
import { laws } from '@undercroft/kernel/testing'
import { withoutMasters } from './index.ts'

laws(withoutMasters, { games: 40, hides: false, bots: [bots.random, bots.greedy] })
