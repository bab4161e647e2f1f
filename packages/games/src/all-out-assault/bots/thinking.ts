import type { Thinking } from '@undercroft/kernel'
import { stepsApart } from '../content/boards.ts'
import { type AllOutAssault, NONE, opponentOf, type Pawn, pawnOf, pawnsOf, type State } from '../state/state.ts'
import { says } from '../words/says.ts'
import { thoughtfulFills } from './fills.ts'
import value from './value.json' with { type: 'json' }

/** The features of a seat, in their order. */
const FEATURES = [
  'health of both pawns',
  'root of the health of each pawn',
  'pawns that stand',
  'sums of stats',
  'stats that are higher than a foe’s',
  'of these, by how near the foe is',
  'of these, for each foe',
  'pawns that are held',
  'is to move',
  'foes within reach while it is to move',
  'weak foes within reach while it is to move',
] as const

/** The steps at which a stat that is higher counts half. */
const NEAR = 4
/** A die takes a pawn so far at most, and beside a foe it attacks: the chance falls by a sixth for each step. */
const [FARTHEST, FACES] = [8, 6]

export const thinking: Thinking<AllOutAssault> = {
  horizon: 4,
  tables: [{}, { board: 'skirmish' }, { board: 'campaign' }],
  turn: s => s.round * 2 + (s.mover === s.first ? 0 : 1),
  features: FEATURES,
  says,
  value,
  fills: thoughtfulFills,
  sides: () => [0, 1],
  measure(s, seat, into) {
    const mine = standing(s, seat)
    const foes = standing(s, opponentOf(seat))
    const sums = { health: 0, roots: 0, stats: 0, held: 0 }
    for (const { health, held, stats } of mine) {
      sums.health += health
      sums.roots += Math.sqrt(health)
      sums.held += held ? 1 : 0
      for (const stat of stats) sums.stats += stat
    }
    const { edge, near } = edgesOf(mine, foes)
    const { reach, weak } = s.mover === seat ? reachOf(mine, foes) : NO_REACH
    into.set([
      sums.health,
      sums.roots,
      mine.length,
      sums.stats,
      edge,
      near,
      edge / Math.max(1, mine.length * foes.length),
      sums.held,
      s.mover === seat ? 1 : 0,
      reach,
      weak,
    ])
  },
}

function standing(s: State, seat: number): readonly Pawn[] {
  return pawnsOf(seat).flatMap(id => (pawnOf(s, id).tile === NONE ? [] : [pawnOf(s, id)]))
}

/** Counts the stats in which pawns are ahead of those of the other side, less those in which they are behind. */
function edgesOf(mine: readonly Pawn[], foes: readonly Pawn[]) {
  let [edge, near] = [0, 0]
  for (const own of mine) {
    for (const foe of foes) {
      let ahead = 0
      for (const [stat, number] of own.stats.entries()) ahead += Math.sign(number - (foe.stats[stat] ?? 0))
      edge += ahead
      near += ahead / (1 + stepsApart(own.tile, foe.tile) / NEAR)
    }
  }
  return { edge, near }
}

const NO_REACH = { reach: 0, weak: 0 } as const

/** How likely each pawn comes beside each foe in this turn, and how likely a foe whom one blow may fell is met. */
function reachOf(mine: readonly Pawn[], foes: readonly Pawn[]) {
  let [reach, weak] = [0, 0]
  for (const foe of foes) {
    let nearest = 0
    for (const own of mine) {
      const chance = Math.max(0, Math.min(1, (FARTHEST - stepsApart(own.tile, foe.tile)) / FACES))
      reach += chance
      nearest = Math.max(nearest, chance)
    }
    weak = Math.max(weak, (nearest * Math.max(0, FACES + 1 - foe.health)) / FACES)
  }
  return { reach, weak }
}
