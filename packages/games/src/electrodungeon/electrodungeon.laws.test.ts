import { bots } from '@undercroft/bots'
import { laws } from '@undercroft/kernel/testing'
import { electroDungeon } from './index.ts'
import { underWay } from './testing/under-way.ts'

laws(electroDungeon, { games: 60, bots: [bots.random, bots.greedy], botGames: 30 })
laws(underWay, { games: 60, bots: [bots.random, bots.greedy], botGames: 30 })
