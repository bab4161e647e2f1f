import type { Hints, Seen } from '@undercroft/kernel'
import { type Board, STEPS_APART, STRIDE, stepsApart } from '../content/boards.ts'
import { NUMBERS } from '../content/numbers.ts'
import { areAdjacent, safeSteps } from '../rules/04-movement/paths.ts'
import { boardOf, numbersOf } from '../state/content.ts'
import { chancesAgainst, type Deduction, deduce, expected } from '../state/deduction.ts'
import { at, isFit, isFrail } from '../state/sheet.ts'
import { type AllOutAssault, opponentOf, pawnsOf, type StatId } from '../state/state.ts'
import { hasUsed } from '../state/uses.ts'
import type { PawnView, View } from '../state/view.ts'
import { attackWorths, bestAttack, defenceWorth, type Fighter, hitWorth, statWorth } from './fight.ts'

/** All worths are in points of health. */
const WORTH = {
  meditation: 2,
  red: 1.5,
  blue: 2.5,
  training: 0.6,
  /** Entering Injury when it hurts. */
  hurt: -5,
  /** A step between a pawn and its nearest foe. */
  distance: -0.3,
  /** How much of what foes could do next turn to count. */
  danger: 0.8,
  /** Being held with no foe beside. */
  heldAlone: -1,
  /** The steps at which a pawn counts half for a Blue Stat Swap, and how much the stat counts that is closed to the foe. */
  near: 4,
  closed: 0.6,
} as const

/** The opposing pawns that stand. */
function foesOf(view: View, seat: number): PawnView[] {
  const foes: PawnView[] = []
  for (const id of pawnsOf(opponentOf(seat))) {
    const pawn = view.pawns[id]
    if (pawn !== undefined && pawn.health > 0) foes.push(pawn)
  }
  return foes
}

/** What is known of the sheets of the opposing pawns that stand. */
function deductionsOf(view: View, seat: number): Deduction[] {
  return foesOf(view, seat).map(foe => deduce(foe.clues))
}

function fighter(view: View, pawn: PawnView | undefined): Fighter {
  return { health: pawn?.health ?? 0, stats: pawn?.secret?.stats ?? [], counter: numbersOf(view).counter }
}

function active({ view }: Seen<AllOutAssault>): PawnView {
  return view.pawns[view.active] as PawnView
}

export const hints: Hints<AllOutAssault> = {
  /** The healthier pawn goes first: what its attack uncovers helps the weaker one, which risks more. */
  pawn: ({ seen: { view } }) => {
    return choice => (choice[0] === 'pawn' ? (view.pawns[choice[1]]?.health ?? 0) : 0)
  },

  move: ({ seen, seat }) => {
    const worth = destinationWorth(seen.view, active(seen), foesOf(seen.view, seat))
    return choice => (choice[0] === 'move' ? worth(choice[1]) : Number.NEGATIVE_INFINITY)
  },

  injure: ({ seen }) => {
    const deduction = deduce(active(seen).clues)
    return choice => (choice[0] === 'injure' ? expected(deduction, choice[1]) : 0)
  },

  modifier: ({ seen, seat }) => {
    const pawn = active(seen)
    const board = boardOf(seen.view)
    const atFoe = foesOf(seen.view, seat).some(foe => areAdjacent(board, pawn.tile, foe.tile))
    const yes = tileWorth(board, pawn, pawn.tile, atFoe, worthsAt(seen.view))
    return choice => (choice[0] === 'use' && choice[1] === 'yes' ? yes : 0)
  },

  red: ({ seen, frame, seat }) => {
    const { stats } = fighter(seen.view, active(seen))
    const foes = deductionsOf(seen.view, seat)
    return choice => {
      if (choice[0] !== 'red') return 0
      const stat = choice[1]
      return (
        statWorth(foes, stat, frame.number) -
        statWorth(foes, stat, at(stats, stat)) +
        sturdier(stats, stats.with(stat, frame.number))
      )
    }
  },

  blue: ({ seen: { view }, frame, seat }) => {
    const own = pawnsOf(seat).flatMap(id => view.pawns[id] ?? [])
    return choice =>
      choice[0] === 'blue' ? blueWorth(own, view.pawns[choice[1]] as PawnView, choice[2], frame.number) : 0
  },

  train: ({ seen, seat }) => {
    const { stats } = fighter(seen.view, active(seen))
    const foes = deductionsOf(seen.view, seat)
    return choice => {
      if (choice[0] !== 'train') return 0
      const stat = choice[1]
      const value = at(stats, stat)
      return (
        statWorth(foes, stat, value + 1) - statWorth(foes, stat, value) + sturdier(stats, stats.with(stat, value + 1))
      )
    }
  },

  attack: ({ seen }) => {
    const own = fighter(seen.view, active(seen))
    const worths: (readonly number[] | undefined)[] = []
    return choice => {
      if (choice[0] !== 'attack') return 0
      const [, id, stat] = choice
      const foe = seen.view.pawns[id] as PawnView
      worths[id] ??= attackWorths(own, deduce(foe.clues), foe.health)
      return worths[id][stat] ?? 0
    }
  },

  tie: ({ seen }) => {
    const own = fighter(seen.view, seen.view.pawns[seen.view.defender])
    const attacker = active(seen)
    const deduction = deduce(attacker.clues)
    return choice => (choice[0] === 'tie' ? defenceWorth(own, deduction, attacker.health, choice[1]) : 0)
  },
}

/** What it is worth to a pawn to end its move on a tile. */
function destinationWorth(view: View, pawn: PawnView, foes: readonly PawnView[]): (tile: number) => number {
  const board = boardOf(view)
  const own = fighter(view, pawn)
  // Only where Injury hurts it matters which tiles are reached without it.
  const safe = isFrail(own.stats) ? safeSteps(board, view.pawns, pawn.tile, view.roll) : undefined
  const hit = hitWorth(own.health)
  const worths = worthsAt(view)
  /** By foe, once a tile beside it is looked at: most foes are too far away. */
  const attacks: number[] = []
  return tile => {
    let attack = 0
    let danger = 0
    let near = Number.POSITIVE_INFINITY
    for (let i = 0; i < foes.length; i++) {
      const foe = foes[i] as PawnView
      const steps = STEPS_APART[foe.tile]?.[tile] ?? 0
      if (steps < near) near = steps
      if (steps === 1) {
        const known = attacks[i] ?? bestAttack(own, deduce(foe.clues), foe.health, pawn.lastStat)
        attacks[i] = known
        if (known > attack) attack = known
      }
      const reaches = foe.held ? Number(steps <= 1) : (COMES_BESIDE[steps] as number)
      if (reaches > danger) danger = reaches
    }
    const moved = tile !== pawn.tile
    return (
      attack +
      (moved ? Math.max(0, tileWorth(board, pawn, tile, near === 1, worths)) : 0) +
      (safe !== undefined && (safe[tile] as number) < 0 ? WORTH.hurt : 0) +
      WORTH.distance * near -
      WORTH.danger * danger * hit
    )
  }
}

/** What tiles are worth whose numbers a table may change. */
interface TileWorths {
  readonly blue: number
  readonly meditation: number
}

/** AA-5.8: more, the lower it sets a foe's stat. AA-5.17: as much more as the dice are divided by less. */
function worthsAt(view: View): TileWorths {
  const { blue, share } = numbersOf(view)
  return {
    blue: WORTH.blue * (1 + (blue - NUMBERS.blue) / 3),
    meditation: (WORTH.meditation * NUMBERS.share) / share,
  }
}

/** What using this tile, beside a foe or not, is worth; 0 where it is closed, spent or plain. */
function tileWorth(board: Board, pawn: PawnView, tile: number, atFoe: boolean, worth: TileWorths): number {
  const kind = board.kinds[tile]
  if (kind === pawn.lastKind) return 0
  switch (kind) {
    case 'red':
      return WORTH.red
    case 'blue':
      return worth.blue
    case 'meditation':
      return hasUsed(pawn.uses, tile) ? 0 : worth.meditation
    case 'training':
      return isFit(pawn.secret?.stats ?? []) ? WORTH.training + (atFoe ? 0 : WORTH.heldAlone) : 0
    default:
      return 0
  }
}

/**
 * What it changes for one's own pawns, the nearest first, if a stat of a foe becomes this number. A foe does not attack
 * with the stat that is closed to it, so taking that one down helps only one's own attacks.
 */
function blueWorth(own: readonly PawnView[], target: PawnView, stat: StatId, number: number): number {
  const deduction = deduce(target.clues)
  let gain = 0
  for (const { tile, health, secret } of own) {
    if (health <= 0) continue
    const value = at(secret?.stats ?? [], stat)
    const { higher, lower } = chancesAgainst(deduction, stat, value)
    gain += (Math.sign(value - number) - (higher - lower)) / (1 + stepsApart(tile, target.tile) / WORTH.near)
  }
  return gain * (stat === target.lastStat ? WORTH.closed : 1)
}

/** A little for a sheet that Injury no longer hurts, or that can train. */
function sturdier(was: readonly number[], is: readonly number[]): number {
  return 0.3 * (Number(isFrail(was)) - Number(isFrail(is))) + 0.1 * (Number(isFit(is)) - Number(isFit(was)))
}

/** By the steps to a tile: the chance that a foe's next move takes it beside it, if nothing is in its way. */
const COMES_BESIDE = Array.from({ length: 2 * STRIDE }, (_, steps) =>
  steps <= 1 ? 1 : Math.max(0, (7 - (steps - 1)) / 6),
)
