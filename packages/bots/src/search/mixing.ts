import type { Game, Seat, Seen, Shape } from '@undercroft/kernel'
import type { Race } from './race.ts'

/** An answer is near the best if it is behind by no more than so many standard errors of their paired difference. */
const NEAR = 1

/** Whether others are asked at the same time, as far as the seat may know. */
export function othersAnswer<T extends Shape>({ deciding, answered }: Seen<T>, seat: Seat): boolean {
  return [...deciding, ...answered].some(other => other.seat !== seat)
}

/**
 * Whether rivals answer at the same time: whoever always gives the same answer can be read. Seats that win together have
 * nothing to hide from each other.
 */
export function isSecret<T extends Shape>(
  { thinking }: Game<T>,
  { deciding, answered }: Seen<T>,
  seat: Seat,
  state: T['state'],
): boolean {
  const sides = thinking?.sides(state) ?? []
  const sideOf = (each: Seat) => sides[each] ?? each
  return [...deciding, ...answered].some(other => sideOf(other.seat) !== sideOf(seat))
}

/**
 * Gives how often each candidate of a race is to be taken: the best most often, those near it less often the further they
 * are behind, all others never.
 */
export function mixOf(race: Race, candidates: number): readonly number[] {
  const best = race.best()
  const weights = Array.from({ length: candidates }, (_, each) => {
    if (each === best) return 1
    if (!race.live.includes(each)) return 0
    const { mean, error } = race.difference(best, each)
    if (mean === 0) return 1
    return mean <= NEAR * error && Number.isFinite(error) ? Math.exp(-mean / error) : 0
  })
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map(weight => weight / sum)
}

/** Takes one by a number from 0 to below 1. */
export function drawn(mix: readonly number[], whim: number): number {
  let left = whim
  for (const [i, weight] of mix.entries()) {
    left -= weight
    if (left < 0) return i
  }
  return mix.findLastIndex(weight => weight > 0)
}
