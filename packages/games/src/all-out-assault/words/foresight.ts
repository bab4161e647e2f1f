import type { Seen } from '@undercroft/kernel'
import { injuryOn, pathTo } from '../rules/04-movement/paths.ts'
import { type ClosedBy, closedAt } from '../rules/05-modifiers/closed.ts'
import { gainOf } from '../rules/05-modifiers/meditation.ts'
import type { Choice } from '../state/choices.ts'
import { valueAfter } from '../state/clues.ts'
import { boardOf, numbersOf } from '../state/content.ts'
import { type Chances, chancesAgainst, deduce, expected } from '../state/deduction.ts'
import { at, isFrail } from '../state/sheet.ts'
import { type AllOutAssault, NONE, ownerOf, type PawnId, type StatId } from '../state/state.ts'
import type { PawnView, View } from '../state/view.ts'

/** What a seat can foresee of a choice, as data: `odds` says it, and a law checks it against what then happens. */
export type Foreseen =
  /** AA-5.10, AA-5.13: the owner knows whether an Injury tile on the way hurts. */
  | { readonly what: 'injury'; readonly pawn: PawnId; readonly hurts: boolean }
  /** The modifier where a move ends is of no use. */
  | { readonly what: 'closed'; readonly rule: ClosedBy }
  /** AA-5.17: the chance of each gain, from 0 on. */
  | { readonly what: 'gain'; readonly pawn: PawnId; readonly chances: readonly number[] }
  /** AA-5.6: faces of six that are more than the least stat. */
  | { readonly what: 'raise'; readonly faces: number }
  /** AA-5.8: what an opposing stat may become. */
  | { readonly what: 'blue'; readonly from: number; readonly to: number }
  /** AA-5.16 */
  | { readonly what: 'hold'; readonly pawn: PawnId }
  /** A stat that is known, and what it becomes. */
  | {
      readonly what: 'becomes'
      readonly pawn: PawnId
      readonly stat: StatId
      readonly was: number
      readonly is: number
    }
  /** A stat that is not known: what it may be, and is on average. */
  | {
      readonly what: 'masked'
      readonly pawn: PawnId
      readonly stat: StatId
      readonly values: readonly number[]
      readonly mean: number
    }
  /** AA-6.3, over the sheets that the other one may have (AA-8.6). */
  | {
      readonly what: 'compares'
      readonly own: PawnId
      readonly other: PawnId
      readonly value: number
      readonly chances: Chances
    }

export function foresee({ view, frames }: Seen<AllOutAssault>, seat: number, choice: Choice): readonly Foreseen[] {
  switch (choice[0]) {
    case 'move':
    case 'path':
      return ownerOf(view.active) === seat ? ofMove(view, choice) : []
    case 'use':
      return choice[1] === 'yes' ? ofUse(view) : []
    case 'red':
      return ofStat(view, view.active, choice[1], () => numberOf(frames))
    case 'blue':
      return ofStat(view, choice[1], choice[2], () => numberOf(frames))
    case 'train':
      return [
        ...ofStat(view, view.active, choice[1], was => valueAfter('trained', 0, was)),
        { what: 'hold', pawn: view.active },
      ]
    case 'injure':
      return ofStat(view, view.active, choice[1], was => valueAfter('injured', 0, was))
    case 'attack':
      return ofComparing(view, view.active, choice[1], choice[2])
    case 'tie':
      return ofComparing(view, view.defender, view.active, choice[1])
    default:
      return []
  }
}

function ofMove(view: View, choice: Extract<Choice, readonly ['move' | 'path', ...unknown[]]>): Foreseen[] {
  const board = boardOf(view)
  const pawn = view.pawns[view.active]
  if (pawn === undefined) return []
  const path = choice[0] === 'path' ? choice[1] : pathTo(board, view.pawns, pawn.tile, choice[1], view.roll)
  if (path === undefined || path.length < 2) return []
  const found: Foreseen[] = []
  if (injuryOn(board, path) !== undefined && pawn.secret !== undefined) {
    found.push({ what: 'injury', pawn: view.active, hurts: isFrail(pawn.secret.stats) })
  }
  const rule = closedAt(view, path.at(-1) ?? NONE)
  if (rule !== undefined) found.push({ what: 'closed', rule })
  return found
}

const FACES = [1, 2, 3, 4, 5, 6] as const

function ofUse(view: View): Foreseen[] {
  const { pawns, active } = view
  const pawn = pawns[active]
  if (pawn === undefined) return []
  switch (boardOf(view).kinds[pawn.tile]) {
    case 'meditation':
      return [{ what: 'gain', pawn: active, chances: gainsOf(view) }]
    case 'red': {
      const least = Math.min(...(pawn.secret?.stats ?? []))
      return pawn.secret === undefined ? [] : [{ what: 'raise', faces: FACES.filter(face => face > least).length }]
    }
    case 'blue':
      return [{ what: 'blue', from: Math.max(0, 1 - numbersOf(view).blue), to: 6 - numbersOf(view).blue }]
    case 'training':
      return [{ what: 'hold', pawn: active }]
    default:
      return []
  }
}

function gainsOf(view: View): number[] {
  const sums = FACES.flatMap(first => FACES.map(second => gainOf(view, first + second)))
  return Array.from(
    { length: Math.max(...sums) + 1 },
    (_, gain) => sums.filter(sum => sum === gain).length / sums.length,
  )
}

/** What a stat becomes, from the sheet itself where the seat sees it, else from what all know. */
function ofStat(view: View, id: PawnId, stat: StatId, becomes: (was: number) => number | undefined): Foreseen[] {
  const pawn = view.pawns[id]
  if (pawn === undefined) return []
  const values = valuesOf(pawn, stat)
  const [was] = values
  const is = was === undefined ? undefined : becomes(was)
  if (was === undefined || is === undefined) return []
  if (values.length === 1) return [{ what: 'becomes', pawn: id, stat, was, is }]
  return [{ what: 'masked', pawn: id, stat, values, mean: expected(deduce(pawn.clues), stat) }]
}

function valuesOf({ secret, possible }: PawnView, stat: StatId): readonly number[] {
  return secret === undefined ? (possible[stat] ?? []) : [at(secret.stats, stat)]
}

function ofComparing({ pawns }: View, own: PawnId, other: PawnId, stat: StatId): Foreseen[] {
  const [mine, theirs] = [pawns[own], pawns[other]]
  if (mine?.secret === undefined || theirs === undefined) return []
  const value = at(mine.secret.stats, stat)
  return [{ what: 'compares', own, other, value, chances: chancesAgainst(deduce(theirs.clues), stat, value) }]
}

function numberOf(frames: Seen<AllOutAssault>['frames']): number | undefined {
  const frame = frames.at(-1)
  return frame?.phase === 'red' || frame?.phase === 'blue' ? frame.number : undefined
}
