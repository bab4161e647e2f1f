import { bots } from '@undercroft/bots'
import { laws } from '@undercroft/kernel/testing'
import { lanternKeep } from './index.ts'

laws(lanternKeep, { games: 200, hides: true, bots: [bots.random, bots.greedy] })
