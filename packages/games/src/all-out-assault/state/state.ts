import type { House, Position } from '@undercroft/kernel'
import type { BoardId, Kind } from '../content/boards.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Choice } from './choices.ts'
import type { Event } from './events.ts'
import type { Frame } from './frames.ts'
import type { Options } from './options.ts'
import type { View } from './view.ts'

/** AA-1.1: two seats, each with two pawns. A pawn is the index of its name here. */
export const SEATS = ['A', 'B'] as const
export const PAWNS = ['A1', 'A2', 'B1', 'B2'] as const
export type PawnId = number

/** AA-1.4: a stat is the index of its name here; a sheet has its numbers in this order. */
export const STATS = ['Str', 'Ste', 'Hon', 'Agi', 'Blo', 'Dis'] as const
export const STAT_NAMES = ['Strength', 'Stealth', 'Honor', 'Agility', 'Bloodlust', 'Discipline'] as const
export type StatId = number
export const [STR, STE, HON, AGI, BLO, DIS] = [0, 1, 2, 3, 4, 5] as const

/** Stands for "no pawn", "no tile" and "no stat" wherever a number is kept. */
export const NONE = -1

export interface Pawn {
  /** NONE once defeated (AA-7.2). */
  tile: number
  health: number
  /** Cannot move in its owner's next turn (AA-5.20), or in the one being played. */
  held: boolean
  /** Has had its activation in the turn being played (AA-3.3). */
  activated: boolean
  /** The kind of modifier it used in its previous turn, closed in this one (AA-5.4). */
  lastKind: Kind | 'none'
  /** The stat it opened an attack with in its previous turn, closed in this one (AA-6.4), or NONE. */
  lastStat: StatId
  /** Every tile that it used or that hurt it, with the round (AA-8.2): see `readUse`. */
  uses: number[]
  /** Everything public that bears on its sheet, in the order it happened: see `readClue`. */
  clues: number[]
  /** Secret (AA-8.1): the sheet as it began. Empty until both players have handed in theirs. */
  start: number[]
  /** Secret: the sheet as it is. Kept here and not by its owner, so what is said of it is true (AA-1.6). */
  stats: number[]
  /** Secret (AA-8.3): the stat picked at each Red and each Training, in the order of those clues. */
  picks: StatId[]
}

export interface State extends Position<Frame, Rule> {
  board: BoardId
  roundLimit: number
  quietLimit: number
  /** What is played otherwise than it is printed. */
  house: House | undefined
  /** Counted from 1; 0 during setup. */
  round: number
  /** The seat that has the first turn of every round (AA-2.7), or NONE during setup. */
  first: number
  /** The seat whose turn it is, or NONE during setup. */
  mover: number
  /** Complete rounds in a row, up to the last one, in which no pawn lost health (AA-7.7). */
  quiet: number
  /** Whether a pawn has lost health in the round being played. */
  bled: boolean
  /** A1, A2, B1, B2. */
  pawns: Pawn[]

  // The activation being played; NONE, 0, 'none' and empty between activations.
  active: PawnId
  /** The movement roll; 0 if the pawn is held and makes none (AA-3.6). */
  roll: number
  /** The tiles of the move, the one it began on first. */
  path: number[]
  usedKind: Kind | 'none'
  /** The stat that opened the attack. */
  named: StatId
  defender: PawnId
  /** Every stat compared in the attack, in order. */
  compared: StatId[]
}

/** The types of this game as the kernel wants them. */
export interface AllOutAssault {
  rule: Rule
  choice: Choice
  frame: Frame
  state: State
  view: View
  options: Options
  event: Event
}

/** The seat that a pawn belongs to. */
export function ownerOf(pawn: PawnId): number {
  return pawn >> 1
}

export function pawnsOf(seat: number): readonly [PawnId, PawnId] {
  return seat === 0 ? [0, 1] : [2, 3]
}

export function opponentOf(seat: number): number {
  return 1 - seat
}

/** The pawn with this number; there is no other. */
export function pawnOf(s: Pick<State, 'pawns'>, pawn: PawnId): Pawn {
  return s.pawns[pawn] as Pawn
}

/** The pawn that stands on a tile, or NONE: a defeated pawn stands nowhere (AA-4.9). */
export function pawnOn(pawns: readonly { readonly tile: number }[], tile: number): PawnId {
  for (let pawn = 0; pawn < pawns.length; pawn++) if (pawns[pawn]?.tile === tile) return pawn
  return NONE
}
