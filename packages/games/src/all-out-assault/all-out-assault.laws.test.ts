import { laws } from '@undercroft/kernel/testing'
import { allOutAssault } from './index.ts'

laws(allOutAssault, { games: 60, hides: true })
