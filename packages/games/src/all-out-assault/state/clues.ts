import { at, isFit, isFrail } from './sheet.ts'
import { NONE, type StatId } from './state.ts'

/** Public events that bear on a pawn's sheet (AA-8.6). Which stat a Red or a Training changed stays secret. */
export const CLUE_KINDS = ['shown', 'red', 'blue', 'hurt', 'injured', 'unharmed', 'fit', 'trained'] as const
export type ClueKind = (typeof CLUE_KINDS)[number]

export interface Clue {
  readonly what: ClueKind
  /** NONE where it is secret, or where it is about no single stat. */
  readonly stat: StatId
  /** The value shown, or the number a stat was swapped for; else 0. */
  readonly value: number
  readonly round: number
}

/** Packs a clue into a number: three bits of kind, three of stat, eight of value, then the round. */
export function writeClue(what: ClueKind, round: number, stat: StatId = NONE, value = 0): number {
  return CLUE_KINDS.indexOf(what) | ((stat + 1) << 3) | (value << 6) | (round << 14)
}

export function readClue(clue: number): Clue {
  return { what: kindOf(clue), stat: ((clue >> 3) & 7) - 1, value: (clue >> 6) & 255, round: clue >> 14 }
}

function kindOf(clue: number): ClueKind {
  return CLUE_KINDS[clue & 7] as ClueKind
}

/** The same clue in no particular round: what deduction looks at. */
export function timeless(clue: number): number {
  return clue & 0x3fff
}

/** Whether the stat that this clue is about is the owner's secret (AA-8.3). */
export function isSecretPick(what: ClueKind): boolean {
  return what === 'red' || what === 'trained'
}

/** The value of a stat after the change that a clue tells of; never less than 0 (AA-1.5, AA-5.11). */
export function valueAfter(what: ClueKind, value: number, was: number): number {
  if (what === 'red' || what === 'blue') return value
  if (what === 'injured') return Math.max(0, was - 1)
  if (what === 'trained') return was + 1
  return was
}

/** Whether a pawn with this sheet could have given this clue. */
export function fits({ what, stat, value }: Clue, stats: readonly number[]): boolean {
  if (what === 'shown') return at(stats, stat) === value
  if (what === 'hurt') return isFrail(stats)
  if (what === 'unharmed') return !isFrail(stats)
  if (what === 'fit') return isFit(stats)
  return true
}

/** One change of a sheet, for the history that is shown when the game is over (AA-8.1). */
export interface Change {
  readonly round: number
  readonly what: ClueKind
  readonly stat: StatId
  readonly was: number
  readonly is: number
}

/** Everything that ever changed a sheet, in order. */
export function historyOf({ start, picks, clues }: HistorySource): Change[] {
  const stats = start.slice()
  const changes: Change[] = []
  let picked = 0
  for (const clue of clues) {
    const { what, stat: open, value, round } = readClue(clue)
    const stat = isSecretPick(what) ? (picks[picked++] ?? NONE) : open
    if (stat === NONE || what === 'shown') continue
    const was = at(stats, stat)
    const is = valueAfter(what, value, was)
    stats[stat] = is
    changes.push({ round, what, stat, was, is })
  }
  return changes
}

type HistorySource = {
  readonly [Part in 'start' | 'picks' | 'clues']: readonly number[]
}
