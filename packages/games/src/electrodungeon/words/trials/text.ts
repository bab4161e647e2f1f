import type { Contest } from '../../state/trials.ts'

/** Who looks at a trial, and what its contestants are called. */
export interface Ring {
  readonly names: readonly string[]
  /** The viewer's place among the contestants. */
  readonly me: number | undefined
}

/** One kind of trial in a terminal: all that its panel shows, line by line. */
export type TrialText<State> = (seen: State, ring: Ring) => readonly string[]

export function sum(dice: readonly number[], total: number): string {
  return `${dice.join(' + ')} = ${total}`
}

/** The round that is played now, or was the last. */
export function sayRound({ winner }: Contest, played: number, of: number): string {
  return `Round ${winner === undefined ? played + 1 : played} of ${of}`
}

export function sayOut(isIn: readonly boolean[], names: readonly string[]): string[] {
  const out = names.filter((_, who) => isIn[who] === false)
  return out.length > 0 ? [`Out: ${out.join(', ')}`] : []
}
