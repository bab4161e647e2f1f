// @module-tag slow
import { fallbacks } from '@undercroft/kernel/testing'
import { electroDungeon } from './index.ts'
import { underWay } from './testing/under-way.ts'

const ONE_MOVE_ACTION = {
  phase: 'moving',
  verb: 'moveAlone',
  because: 'it is taken already, and comes once in a turn (ED-5.1)',
} as const

fallbacks(electroDungeon, { games: 12, allowed: [ONE_MOVE_ACTION] })
fallbacks(underWay, { games: 30, allowed: [ONE_MOVE_ACTION] })
