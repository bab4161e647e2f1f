import { AGI, BLO, DIS, HON, STATS, STE, STR, type StatId } from './state.ts'

export function at(stats: readonly number[], stat: StatId): number {
  return stats[stat] ?? 0
}

/** AA-5.10: Injury hurts a pawn with an Agility, Honor or Stealth of 2 or less. */
export function isFrail(stats: readonly number[]): boolean {
  return at(stats, AGI) <= 2 || at(stats, HON) <= 2 || at(stats, STE) <= 2
}

/** AA-5.14: a pawn with a Strength, Bloodlust or Discipline of 5 or more can train. */
export function isFit(stats: readonly number[]): boolean {
  return at(stats, STR) >= 5 || at(stats, BLO) >= 5 || at(stats, DIS) >= 5
}

/** AA-2.4: the numbers 1 to 6, each once. */
export function isStartingSheet(stats: readonly number[]): boolean {
  return stats.length === STATS.length && stats.every((_, i) => stats.includes(i + 1))
}
