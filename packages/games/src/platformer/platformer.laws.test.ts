import { bots } from '@undercroft/bots'
import { laws } from '@undercroft/kernel/testing'
import { platformer } from './index.ts'

laws(platformer, { games: 100, hides: false, bots: [bots.random, bots.greedy], botGames: 12 })
