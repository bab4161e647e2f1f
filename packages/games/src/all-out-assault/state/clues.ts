import { AGI, BLO, DIS, HON, NONE, type Pawn, STE, STR, type StatId } from './state.ts'

/** Public events that bear on a pawn's sheet (AA-8.6). Two are secret in part: which stat a Red or a Training changed. */
export const FACT_KINDS = ['shown', 'red', 'blue', 'hurt', 'injured', 'unharmed', 'fit', 'trained'] as const
export type FactKind = (typeof FACT_KINDS)[number]

export interface Fact {
  readonly what: FactKind
  /** NONE where it is secret, or where it is about no single stat. */
  readonly stat: StatId
  /** The value shown, or the number a stat was swapped for; else 0. */
  readonly value: number
  readonly round: number
}

/** Facts are kept as plain numbers, three bits of kind, three of stat, eight of value, then the round. */
export function writeFact(what: FactKind, round: number, stat: StatId = NONE, value = 0): number {
  return FACT_KINDS.indexOf(what) | ((stat + 1) << 3) | (value << 6) | (round << 14)
}

export function readFact(fact: number): Fact {
  return { what: kindOf(fact), stat: ((fact >> 3) & 7) - 1, value: (fact >> 6) & 255, round: fact >> 14 }
}

function kindOf(fact: number): FactKind {
  return FACT_KINDS[fact & 7] as FactKind
}

/** The same fact in no particular round: what deduction looks at. */
export function timeless(fact: number): number {
  return fact & 0x3fff
}

/** Whether the stat that this fact is about is the owner's secret (AA-8.3). */
export function isSecretPick(what: FactKind): boolean {
  return what === 'red' || what === 'trained'
}

/** A tile that a pawn used, with the round (AA-8.2). */
export interface Use {
  readonly tile: number
  readonly round: number
}

export function writeUse(tile: number, round: number): number {
  return tile | (round << 7)
}

export function readUse(use: number): Use {
  return { tile: use & 127, round: use >> 7 }
}

/** AA-5.10: Agility, Honor or Stealth of 2 or less. */
export function isFrail(stats: readonly number[]): boolean {
  return at(stats, AGI) <= 2 || at(stats, HON) <= 2 || at(stats, STE) <= 2
}

/** AA-5.14: Strength, Bloodlust or Discipline of 5 or more. */
export function isFit(stats: readonly number[]): boolean {
  return at(stats, STR) >= 5 || at(stats, BLO) >= 5 || at(stats, DIS) >= 5
}

/** What a fact makes of the stat that it changes; AA-1.5 and AA-5.11: never less than 0. */
export function valueAfter(what: FactKind, value: number, was: number): number {
  if (what === 'red' || what === 'blue') return value
  if (what === 'injured') return Math.max(0, was - 1)
  if (what === 'trained') return was + 1
  return was
}

/** Whether a sheet could be the one of a pawn to which this happens. */
export function fits({ what, stat, value }: Fact, stats: readonly number[]): boolean {
  if (what === 'shown') return at(stats, stat) === value
  if (what === 'hurt') return isFrail(stats)
  if (what === 'unharmed') return !isFrail(stats)
  if (what === 'fit') return isFit(stats)
  return true
}

/** One change of a sheet, for the history that is shown when the game is over (AA-8.1). */
export interface Change {
  readonly round: number
  readonly what: FactKind
  readonly stat: StatId
  readonly was: number
  readonly is: number
}

/** Everything that ever changed a sheet, in order. */
export function historyOf({ start, picks, facts }: HistorySource): Change[] {
  const stats = start.slice()
  const changes: Change[] = []
  let picked = 0
  for (const fact of facts) {
    const { what, stat: open, value, round } = readFact(fact)
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
  readonly [Part in 'start' | 'picks' | 'facts']: readonly number[]
}

/** Changes a stat, and writes down what everybody may know of it. */
export function change(pawn: Pawn, what: FactKind, round: number, stat: StatId, value: number): void {
  const was = at(pawn.stats, stat)
  pawn.stats[stat] = valueAfter(what, value, was)
  if (isSecretPick(what)) {
    pawn.picks.push(stat)
    pawn.facts.push(writeFact(what, round, NONE, value))
  } else {
    pawn.facts.push(writeFact(what, round, stat, value))
  }
}

export function at(stats: readonly number[], stat: StatId): number {
  return stats[stat] ?? 0
}
