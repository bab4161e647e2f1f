import { NONE, ownerOf, PAWNS, type PawnId, STAT_NAMES, STATS, type StatId } from '../state/state.ts'
import type { PawnView, View } from '../state/view.ts'
import type { GlyphName } from './glyphs.ts'

const STAT_GLYPHS = ['strength', 'stealth', 'honor', 'agility', 'bloodlust', 'discipline'] as const
const PAWN_GLYPHS = ['a1', 'a2', 'b1', 'b2'] as const
export const EVERY_STAT: readonly StatId[] = STATS.map((_, stat) => stat)
export const EVERY_PAWN: readonly PawnId[] = PAWNS.map((_, pawn) => pawn)

export function statName(stat: StatId): string {
  return STAT_NAMES[stat] ?? '?'
}

export function statGlyph(stat: StatId): GlyphName {
  return STAT_GLYPHS[stat] ?? 'secret'
}

export function pawnName(pawn: PawnId): string {
  return PAWNS[pawn] ?? '?'
}

export function pawnGlyph(pawn: PawnId): GlyphName {
  return PAWN_GLYPHS[pawn] ?? 'secret'
}

/** The class that gives everything inside it a side's colours. */
export function sideClass(seat: number): string {
  return seat === 0 ? 'aa-side-a' : 'aa-side-b'
}

/** Values as they are read aloud and printed: "4", "2 to 6", "1, 2 or 5". */
export function sayValues(values: readonly number[]): string {
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined) return 'unknown'
  if (first === last) return String(first)
  if (values.length > 2 && last - first === values.length - 1) return `${first} to ${last}`
  return `${values.slice(0, -1).join(', ')} or ${last}`
}

/** The same in as little room as can be: "4", "2–6", "1/2/5". */
export function shortValues(values: readonly number[]): string {
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined) return '?'
  if (values.length > 2 && last - first === values.length - 1) return `${first}–${last}`
  return values.join('/')
}

/** What the viewer knows of one stat: its own number, or what the public clues leave open. */
export function knownValues(pawn: PawnView, stat: StatId): readonly number[] {
  const own = pawn.secret?.stats[stat]
  return own === undefined ? (pawn.possible[stat] ?? []) : [own]
}

/** A pawn in a sentence for those who do not see it. */
export function sayPawn(view: View, pawn: PawnId): string {
  const seen = view.pawns[pawn]
  if (seen === undefined) return ''
  if (seen.tile === NONE) return `${pawnName(pawn)}, defeated`
  const marks = [
    `${pawnName(pawn)} of ${ownerOf(pawn) === 0 ? 'crimson' : 'cobalt'}`,
    `${seen.health} health`,
    ...(seen.held ? ['held'] : []),
    ...(view.active === pawn ? ['active'] : []),
  ]
  return marks.join(', ')
}

export function sayRound({ round, roundLimit }: View): string {
  return round === 0 ? 'Before the fight' : `Round ${round} of ${roundLimit}`
}

/** AA-7.7: how long nobody has lost health, once that is worth a word. */
export function sayQuiet({ quiet, quietLimit }: View): string | undefined {
  if (quiet * 2 < quietLimit) return undefined
  return `${quiet} rounds without a wound: ${quietLimit} end it`
}
