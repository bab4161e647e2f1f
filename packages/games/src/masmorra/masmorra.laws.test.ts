import { bots } from '@undercroft/bots'
import { laws } from '@undercroft/kernel/testing'
import { masmorra } from './index.ts'

laws(masmorra, { games: 60, hides: true, bots: [bots.random, bots.greedy], botGames: 10 })
