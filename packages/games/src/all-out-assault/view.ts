import type { BoardId, Kind } from './content/boards.ts'
import type { PawnId, StatId } from './state.ts'

/** What a viewer may know of one pawn. All but `secret` is the same for everybody (AA-8.2, AA-8.5). */
export interface PawnView {
  /** NONE once defeated. */
  readonly tile: number
  readonly health: number
  readonly held: boolean
  /** Has had its activation in the turn being played. */
  readonly activated: boolean
  /** The kind of modifier that is closed to it in this turn (AA-5.4). */
  readonly lastKind: Kind | 'none'
  /** The stat that is closed to it in this turn (AA-6.4), or NONE. */
  readonly lastStat: StatId
  /** Every tile that it used or that hurt it: read with `readUse`. */
  readonly uses: readonly number[]
  /** Everything public that bears on its sheet: read with `readFact`. */
  readonly facts: readonly number[]
  /** For each stat the values that the public facts leave open, rising (AA-8.6); one value is a known stat. Empty during setup. */
  readonly possible: readonly (readonly number[])[]
  /** How many sheets the public facts leave open; 0 during setup, and where they are too many to be counted. */
  readonly sheets: number
  /** The owner's eyes only, until the game is over and everything is shown (AA-8.1). Not there during setup. */
  readonly secret?: PawnSecret
}

export interface PawnSecret {
  readonly start: readonly number[]
  readonly stats: readonly number[]
  /** The stat picked at each Red and each Training (AA-8.3): with `facts` the whole history, see `historyOf`. */
  readonly picks: readonly StatId[]
}

export interface View {
  readonly board: BoardId
  readonly roundLimit: number
  readonly quietLimit: number
  /** Counted from 1; 0 during setup. */
  readonly round: number
  /** The seat with the first turn of every round, or NONE during setup. */
  readonly first: number
  /** The seat whose turn it is, or NONE during setup. */
  readonly mover: number
  readonly quiet: number
  readonly bled: boolean
  /** A1, A2, B1, B2. */
  readonly pawns: readonly PawnView[]
  /** The pawn being activated, or NONE. */
  readonly active: PawnId
  /** Its movement roll; 0 if it is held. */
  readonly roll: number
  readonly path: readonly number[]
  readonly usedKind: Kind | 'none'
  /** The stat that opened the attack being fought, or NONE. */
  readonly named: StatId
  /** The pawn under attack, or NONE. */
  readonly defender: PawnId
  readonly compared: readonly StatId[]
}
