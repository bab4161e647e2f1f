import { bots } from '@undercroft/bots'
import { laws } from '@undercroft/kernel/testing'
import { electroDungeon } from './index.ts'
import { promises } from './testing/promises.ts'
import { underWay } from './testing/under-way.ts'

const playing = { games: 60, bots: [bots.random, bots.greedy], botGames: 30 }

laws(electroDungeon, { ...playing, home: import.meta.resolve('./index.ts') })
laws(underWay, { ...playing, home: import.meta.resolve('./testing/under-way.ts'), promises })
