import { type Shape, sameData } from '@undercroft/kernel'
import type { Differences, Notes } from './notes.ts'
import type { Line } from './playout.ts'
import type { Race } from './race.ts'

/** What only costs something is worth it if the whole is better by so many standard errors. */
const SURE = 2

/** In what the best answer differs from another. */
export interface Contrast<T extends Shape> extends Differences {
  readonly over: T['choice']
}

interface Compared<T extends Shape> {
  readonly notes: Notes<T>
  readonly race: Race
  readonly lines: readonly Line<T>[]
  /** The line of the answer. */
  readonly chosen: number
  /** The greedy answer. */
  readonly first: T['choice']
}

/**
 * Gives what is clear about an answer against the best line of the greedy one; or of any other, if it is the greedy answer.
 * Nothing where it is not ahead.
 */
export function contrastOf<T extends Shape>(compared: Compared<T>): Contrast<T> | undefined {
  const { notes, race, lines, chosen, first } = compared
  const choice = lines[chosen]?.[0]
  if (choice === undefined) return undefined
  const isOther = (other: T['choice']) => (sameData(choice, first) ? !sameData(other, first) : sameData(other, first))
  let best: { readonly line: number; readonly over: T['choice'] } | undefined
  for (const [line, [over]] of lines.entries()) {
    if (isOther(over) && (best === undefined || race.mean(line) > race.mean(best.line))) best = { line, over }
  }
  if (best === undefined || race.difference(chosen, best.line).mean <= 0) return undefined
  const differences = notes.between(chosen, best.line)
  const { gains, costs } = differences
  const isClear = gains.length > 0 || (costs.length > 0 && race.beats(chosen, best.line, SURE))
  return isClear ? { over: best.over, ...differences } : undefined
}
