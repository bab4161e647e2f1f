import type { Thinking } from '@undercroft/kernel'
import { type AllOutAssault, NONE, opponentOf, pawnOf, pawnsOf, type State } from '../state/state.ts'
import value from './value.json' with { type: 'json' }

/** The features of a seat, in their order. */
const FEATURES = [
  'health of both pawns',
  'health of the weaker pawn',
  'pawns that stand',
  'health of the foes',
  'foes that stand',
  'highest stats',
  'sums of stats',
  'pawns that are held',
  'is to move',
] as const

export const thinking: Thinking<AllOutAssault> = {
  horizon: 2,
  tables: [{}, { board: 'skirmish' }, { board: 'campaign' }],
  turn: s => s.round * 2 + (s.mover === s.first ? 0 : 1),
  features: FEATURES,
  value,
  sides: () => [0, 1],
  measure(s, seat, into) {
    const mine = strengthOf(s, seat)
    const theirs = strengthOf(s, opponentOf(seat))
    into.set([
      mine.health,
      mine.weaker,
      mine.standing,
      -theirs.health,
      -theirs.standing,
      mine.highest,
      mine.stats,
      mine.held,
      s.mover === seat ? 1 : 0,
    ])
  },
}

function strengthOf(s: State, seat: number) {
  const sum = { health: 0, weaker: Number.POSITIVE_INFINITY, standing: 0, highest: 0, stats: 0, held: 0 }
  for (const id of pawnsOf(seat)) {
    const { tile, health, held, stats } = pawnOf(s, id)
    sum.weaker = Math.min(sum.weaker, Math.max(0, health))
    if (tile === NONE) continue
    sum.health += health
    sum.standing++
    sum.held += held ? 1 : 0
    let highest = 0
    for (const stat of stats) {
      sum.stats += stat
      highest = Math.max(highest, stat)
    }
    sum.highest += highest
  }
  return sum
}
