import { fallbacks } from '@undercroft/kernel/testing'
import { allOutAssault } from './index.ts'

fallbacks(allOutAssault, {
  allowed: [
    {
      phase: ['modifier', 'attack'],
      verb: 'move',
      because: 'the move is over: the steps of an activation keep their order',
    },
    { phase: 'modifier', verb: 'attack', because: 'a pawn is beside, but the modifier comes before the attack' },
    { phase: 'attack', verb: 'use', because: 'there is nothing to say no to: the modifier comes before the attack' },
  ],
})
