import type { Rule } from '../rules/rulebook.ts'
import type { PawnId, StatId } from './state.ts'

/** What is told beside choices and rolls. A stat or an old value that is left out is not for this viewer. */
export type Event =
  | { readonly what: 'rerolled'; readonly face: number }
  | { readonly what: 'first'; readonly seat: number; readonly faces: readonly number[] }
  | { readonly what: 'turn'; readonly seat: number; readonly round: number }
  | { readonly what: 'held'; readonly pawn: PawnId }
  | { readonly what: 'moved'; readonly pawn: PawnId; readonly path: readonly number[] }
  | { readonly what: 'hurt'; readonly pawn: PawnId; readonly tile: number }
  | { readonly what: 'unharmed'; readonly pawn: PawnId; readonly tile: number }
  | {
      readonly what: 'injured'
      readonly pawn: PawnId
      readonly stat: StatId
      readonly was?: number
      readonly is?: number
    }
  | {
      readonly what: 'swappedRed'
      readonly pawn: PawnId
      readonly is: number
      readonly stat?: StatId
      readonly was?: number
    }
  | {
      readonly what: 'swappedBlue'
      /** Whose stat it is. */
      readonly pawn: PawnId
      /** Whose use of the tile it is. */
      readonly by: PawnId
      readonly stat: StatId
      readonly is: number
      readonly was?: number
    }
  | { readonly what: 'trained'; readonly pawn: PawnId; readonly stat?: StatId; readonly is?: number }
  | {
      readonly what: 'meditated'
      readonly pawn: PawnId
      readonly tile: number
      readonly gain: number
      readonly health: number
    }
  | {
      readonly what: 'compared'
      readonly attacker: PawnId
      readonly defender: PawnId
      readonly stat: StatId
      /** The attacker's value and the defender's. */
      readonly values: readonly [number, number]
    }
  | { readonly what: 'lost'; readonly pawn: PawnId; readonly loss: number; readonly health: number }
  | { readonly what: 'allTied'; readonly attacker: PawnId; readonly defender: PawnId }
  | { readonly what: 'defeated'; readonly pawn: PawnId }
  | { readonly what: 'conceded'; readonly seat: number }
  | {
      readonly what: 'limit'
      readonly rule: Rule
      readonly pawns: readonly number[]
      readonly health: readonly number[]
    }
  | {
      readonly what: 'sheet'
      readonly pawn: PawnId
      readonly start: readonly number[]
      readonly stats: readonly number[]
    }
