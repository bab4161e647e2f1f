// @module-tag slow
import { fallbacks } from '@undercroft/kernel/testing'
import { withoutMasters } from './index.ts'

const IN_PLAY = ['step', 'push', 'throw', 'attack', 'take', 'leave', 'endTurn', 'moveEnemy', 'strike', 'spawn']

fallbacks(withoutMasters, {
  allowed: [
    { phase: 'building', verb: IN_PLAY, because: 'a setup is built before it is played on' },
    { phase: 'gmTurn', verb: ['ready', 'generate'], because: 'a setup is not built anew while it is played on' },
  ],
})
