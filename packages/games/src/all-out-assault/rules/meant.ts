import type { Tried } from '@undercroft/kernel'
import type { Choice } from '../state/choices.ts'
import { boardOf } from '../state/content.ts'
import type { Frame } from '../state/frames.ts'
import { type AllOutAssault, NONE, ownerOf, type PawnId, pawnOf, type State } from '../state/state.ts'
import { areAdjacent } from './04-movement/paths.ts'
import type { Rule } from './rulebook.ts'

/** The rule against a choice that belongs to another moment than the one that asks. */
export function meant({ s, f: { phase }, seat, choice }: Tried<AllOutAssault>): Rule | undefined {
  if (phase === 'sheets') return 'AA-2.7'
  const [verb] = choice
  if (verb === 'sheets') return 'AA-2.5'
  const own = OWN[verb]
  if (own !== undefined) return own
  if (verb === 'attack' && phase === 'tie') return 'AA-6.10'
  if (seat !== s.mover) return 'AA-3.1'
  if (verb === 'pawn') return brokenPawn(s, choice[1])
  if (phase === 'pawn') return verb === 'pass' ? 'AA-3.3' : 'AA-3.2'
  if (phase === 'red' || phase === 'blue' || phase === 'train') return 'AA-5.2'
  if (verb === 'attack') return brokenAttack(s, phase, choice[1], choice[2])
  if (verb === 'use') return phase === 'move' ? 'AA-5.1' : undefined
  if (verb === 'pass') return phase === 'move' ? 'AA-4.1' : 'AA-5.2'
  return undefined // AA-3.4: the move is over
}

/** These verbs answer one question each, and only its rule can be meant. */
const OWN: { readonly [Verb in Choice[0]]?: Rule } = {
  red: 'AA-5.6',
  blue: 'AA-5.8',
  train: 'AA-5.14',
  injure: 'AA-5.10',
  tie: 'AA-6.8',
}

/** AA-3.2, AA-3.3: an activation is finished before the next one, and each pawn has one. */
function brokenPawn(s: State, id: PawnId): Rule {
  if (ownerOf(id) !== s.mover) return 'AA-3.2'
  const { health, activated } = pawnOf(s, id)
  if (health === 0) return 'AA-7.2'
  return activated ? 'AA-3.3' : 'AA-3.2'
}

/** AA-6.1: an attack comes after the move, on an adjacent tile. Before the modifier a legal attack is out of step. */
function brokenAttack(s: State, phase: Frame['phase'], target: PawnId, stat: number): Rule | undefined {
  if (ownerOf(target) === s.mover) return 'AA-6.2'
  const { tile, health } = pawnOf(s, target)
  if (health === 0 || tile === NONE) return 'AA-7.2'
  const own = pawnOf(s, s.active)
  if (phase === 'move' || !areAdjacent(boardOf(s), own.tile, tile)) return 'AA-6.1'
  return own.lastStat === stat ? 'AA-6.4' : undefined
}
