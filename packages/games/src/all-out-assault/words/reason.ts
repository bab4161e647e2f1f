import type { Seen } from '@undercroft/kernel'
import { MODIFIERS, stepsApart } from '../content/boards.ts'
import { areAdjacent } from '../rules/04-movement/paths.ts'
import { closedAt } from '../rules/05-modifiers/closed.ts'
import type { Choice } from '../state/choices.ts'
import { boardOf } from '../state/content.ts'
import { type Chances, chancesAgainst, deduce, expected } from '../state/deduction.ts'
import { at, isFit, isFrail } from '../state/sheet.ts'
import {
  type AllOutAssault,
  NONE,
  opponentOf,
  PAWNS,
  type PawnId,
  pawnsOf,
  STATS,
  type StatId,
} from '../state/state.ts'
import type { View } from '../state/view.ts'

/** The most that an attacker's die takes (AA-6.6). */
const HARDEST_HIT = 6

/** Why a seat may want a choice, in a sentence that its own view proves. */
export function reason({ view }: Seen<AllOutAssault>, seat: number, choice: Choice): string | undefined {
  switch (choice[0]) {
    case 'sheets':
      return ofSheets(choice[1], choice[2])
    case 'pawn':
      return ofPawn(view, seat, choice[1])
    case 'move':
      return ofMove(view, seat, choice[1])
    case 'injure':
      return ofWeakening(view, view.active, choice[1])
    case 'use':
      return choice[1] === 'yes' ? ofUse(view, seat) : ofLeaving(view, seat)
    case 'red':
      return isLowest(view, view.active, choice[1]) ? 'its lowest stat has the most to gain' : undefined
    case 'blue':
      return ofWeakening(view, choice[1], choice[2])
    case 'train':
      return ofTraining(view, choice[1])
    case 'attack':
      return ofAttack(view, choice[1], choice[2])
    case 'pass':
      return 'an attack that fails costs a die and 2 more'
    case 'tie':
      return ofTie(view, choice[1])
    default:
      return undefined
  }
}

function ofSheets(first: readonly number[], second: readonly number[]): string | undefined {
  const safe = [first, second].filter(sheet => !isFrail(sheet)).length
  if (safe === 2) return 'Injury tiles hurt neither of them'
  return first.indexOf(6) === second.indexOf(6) ? undefined : 'they are strong in different things'
}

/** The nearest foe of a pawn that stands on this tile, and how far it is. */
function nearest(view: View, seat: number, tile: number): { readonly foe: PawnId; readonly steps: number } | undefined {
  return pawnsOf(opponentOf(seat))
    .filter(foe => (view.pawns[foe]?.tile ?? NONE) !== NONE)
    .map(foe => ({ foe, steps: stepsApart(tile, view.pawns[foe]?.tile ?? NONE) }))
    .sort((a, b) => a.steps - b.steps)[0]
}

function ofPawn(view: View, seat: number, pawn: PawnId): string | undefined {
  const near = nearest(view, seat, view.pawns[pawn]?.tile ?? NONE)
  if (near === undefined) return undefined
  return near.steps === 1 ? `${name(near.foe)} stands beside it` : `${name(near.foe)} is ${near.steps} steps away`
}

function ofMove(view: View, seat: number, tile: number): string | undefined {
  const board = boardOf(view)
  const from = view.pawns[view.active]?.tile ?? NONE
  const beside = pawnsOf(opponentOf(seat)).filter(foe => areAdjacent(board, tile, view.pawns[foe]?.tile ?? NONE))
  if (beside.length > 0) return `it can attack ${beside.map(name).join(' or ')} from there`
  const kind = board.kinds[tile]
  const open = tile !== from && closedAt(view, tile) === undefined
  if (open && (kind === 'red' || kind === 'blue' || kind === 'training' || kind === 'meditation')) {
    return `it can use ${MODIFIERS[kind]} there`
  }
  const [was, is] = [nearest(view, seat, from), nearest(view, seat, tile)]
  if (was === undefined || is === undefined) return undefined
  // A die shows 6 at most: from seven steps on nobody comes beside the pawn in one move.
  if (is.steps > 7) return 'no enemy reaches it there in one move'
  return is.steps < was.steps ? `it comes nearer to ${name(is.foe)}` : undefined
}

function ofUse(view: View, seat: number): string | undefined {
  const pawn = view.pawns[view.active]
  if (pawn === undefined) return undefined
  switch (boardOf(view).kinds[pawn.tile]) {
    case 'meditation':
      return `${name(view.active)} has ${pawn.health} health left`
    case 'blue':
      return 'you will know that number of theirs'
    case 'red':
      return pawn.secret === undefined ? undefined : `its lowest stat is ${Math.min(...pawn.secret.stats)}`
    case 'training':
      return nearest(view, seat, pawn.tile)?.steps === 1 ? undefined : 'no enemy stands beside it while it is held'
    default:
      return undefined
  }
}

/** AA-5.16: who trains is held, which is dear beside an enemy. */
function ofLeaving(view: View, seat: number): string | undefined {
  const pawn = view.pawns[view.active]
  if (pawn === undefined || boardOf(view).kinds[pawn.tile] !== 'training') return undefined
  if (pawn.secret !== undefined && !isFit(pawn.secret.stats)) return 'none of its stats is fit for training'
  return nearest(view, seat, pawn.tile)?.steps === 1 ? 'it would be held beside an enemy' : undefined
}

function isLowest({ pawns }: View, pawn: PawnId, stat: StatId): boolean {
  const stats = pawns[pawn]?.secret?.stats
  return stats !== undefined && at(stats, stat) === Math.min(...stats)
}

/** A stat that is about to fall: the more it is likely to be, the better. */
function ofWeakening({ pawns }: View, pawn: PawnId, stat: StatId): string | undefined {
  const foe = pawns[pawn]
  if (foe === undefined) return undefined
  const deduction = deduce(foe.clues)
  const means = STATS.map((_, each) => expected(deduction, each))
  if (at(means, stat) < Math.max(...means)) return undefined
  if (means.filter(mean => mean === at(means, stat)).length > 1) return `nothing of ${name(pawn)} is known to be higher`
  return `it is likely to be the highest stat of ${name(pawn)}`
}

function ofTraining({ pawns, active }: View, stat: StatId): string | undefined {
  const stats = pawns[active]?.secret?.stats
  if (stats === undefined) return undefined
  const raised = stats.with(stat, at(stats, stat) + 1)
  if (isFrail(stats) && !isFrail(raised)) return 'Injury tiles will not hurt it any more'
  return at(raised, stat) === Math.max(...raised) ? 'it makes its best stat better still' : undefined
}

function ofAttack(view: View, target: PawnId, stat: StatId): string | undefined {
  const chances = chancesOf(view, view.active, target, stat)
  const foe = view.pawns[target]
  if (chances === undefined || foe === undefined) return undefined
  if (chances.higher > 0 && foe.health <= HARDEST_HIT) return `${name(target)} has ${foe.health} health and may fall`
  if (chances.lower === 0 && chances.tied === 0) return `${name(target)} cannot strike back`
  return isBest(view, view.active, target, stat, chances) ? `your best chance against ${name(target)}` : undefined
}

function ofTie(view: View, stat: StatId): string | undefined {
  const chances = chancesOf(view, view.defender, view.active, stat)
  if (chances === undefined) return undefined
  if (chances.lower === 0 && chances.tied === 0) return `${name(view.active)} takes the blow for certain`
  return isBest(view, view.defender, view.active, stat, chances) ? 'your best chance to turn it around' : undefined
}

function chancesOf({ pawns }: View, own: PawnId, other: PawnId, stat: StatId): Chances | undefined {
  const [mine, theirs] = [pawns[own]?.secret, pawns[other]]
  if (mine === undefined || theirs === undefined) return undefined
  return chancesAgainst(deduce(theirs.clues), stat, at(mine.stats, stat))
}

/** Whether no other stat that may be named is likelier to be higher. */
function isBest(view: View, own: PawnId, other: PawnId, stat: StatId, { higher }: Chances): boolean {
  const closed = own === view.active ? [view.pawns[own]?.lastStat] : view.compared
  return STATS.every(
    (_, each) => each === stat || closed.includes(each) || (chancesOf(view, own, other, each)?.higher ?? 0) <= higher,
  )
}

function name(pawn: PawnId): string {
  return PAWNS[pawn] ?? '?'
}
