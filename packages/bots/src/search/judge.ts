import type { Game, Outcome, Seat, Shape, Thinking, Value } from '@undercroft/kernel'

/** Gives the chance of a seat to win from a position: the outcome where there is one, else the game's learned value. */
export class Judge<T extends Shape> {
  readonly #thinking: Thinking<T> | undefined
  readonly #features: Float64Array
  readonly #weights: readonly number[]
  readonly #scores: number[] = []
  readonly #trust: number

  /** Trust in the value scales its scores; without it, chances are as they were fitted. */
  constructor({ thinking }: Game<T>, trust = 1) {
    this.#trust = trust
    this.#thinking = thinking
    this.#features = new Float64Array(thinking?.features.length ?? 0)
    this.#weights = thinking?.features.map(feature => thinking.value?.weights[feature] ?? 0) ?? []
  }

  /** Whether a position can be judged before the game is over. */
  get knows(): boolean {
    return this.#thinking?.value !== undefined
  }

  /** The chance of the seat's side: bots play for it, whoever of it wins. */
  chance(s: T['state'], seat: Seat): number {
    const thinking = this.#thinking
    if (s.outcome !== undefined) return rewardOfSide(s.outcome, thinking?.sides(s) ?? [], seat)
    if (thinking?.value === undefined) return EVEN
    const sides = this.#scoreSides(thinking, thinking.value, s)
    return share(this.#scores, sides[seat] ?? seat)
  }

  /** The chance of each seat as it is said to people. The position is measured once for all of them. */
  chancesOfSeats(s: T['state'], seats: number): number[] {
    const all = Array.from({ length: seats }, (_, seat) => seat)
    const { outcome } = s
    if (outcome !== undefined) return all.map(seat => rewardOf(outcome, seat))
    const thinking = this.#thinking
    if (thinking?.value === undefined) return all.map(() => EVEN)
    const sides = this.#scoreSides(thinking, thinking.value, s)
    for (const [side, more] of thinking.lean?.(s).entries() ?? []) this.#scores[side] = (this.#scores[side] ?? 0) + more
    return all.map(seat => share(this.#scores, sides[seat] ?? seat) * (thinking.withSide?.(s, seat) ?? 1))
  }

  /** The chance of each side in a game that is not over. A side that is alone plays against the house, which has the rest. */
  chances(s: T['state']): number[] {
    const thinking = this.#thinking
    if (thinking?.value === undefined) return []
    this.#scoreSides(thinking, thinking.value, s)
    const chances = this.#scores.map((_, side) => share(this.#scores, side))
    return chances.length === 1 ? [...chances, 1 - (chances[0] ?? 0)] : chances
  }

  /**
   * Writes what each feature adds to the score of the seat's side, and behind them what the same features of its rivals take
   * from it, in the mean.
   */
  weigh(s: T['state'], seat: Seat, into: Float64Array): void {
    const thinking = this.#thinking
    if (thinking === undefined) return
    const sides = thinking.sides(s)
    const own = sides[seat] ?? seat
    const rivals = new Set(sides.filter(side => side !== own)).size
    for (const [each, side] of sides.entries()) {
      thinking.measure(s, each, this.#features)
      const [from, share] = side === own ? [0, 1] : [this.#weights.length, -1 / rivals]
      for (const [i, weight] of this.#weights.entries()) {
        into[from + i] = (into[from + i] ?? 0) + share * weight * (this.#features[i] ?? 0)
      }
    }
  }

  /** Adds up the scores of each side, and gives the side of each seat. */
  #scoreSides(thinking: Thinking<T>, { bias }: Value, s: T['state']): readonly number[] {
    const sides = thinking.sides(s)
    this.#scores.length = 0
    for (const [each, side] of sides.entries()) {
      this.#scores[side] = (this.#scores[side] ?? this.#trust * bias) + this.#score(thinking, s, each)
    }
    return sides
  }

  #score(thinking: Thinking<T>, s: T['state'], seat: Seat): number {
    thinking.measure(s, seat, this.#features)
    let score = 0
    for (let i = 0; i < this.#weights.length; i++) score += (this.#weights[i] ?? 0) * (this.#features[i] ?? 0)
    return this.#trust * score
  }
}

/** What a draw is worth, and a position of which nothing is known. */
const EVEN = 0.5

/** 1 for a winner and 0 for a loser. */
export function rewardOf({ winners, lost }: Outcome, seat: Seat): number {
  if (winners.includes(seat)) return 1
  return winners.length === 0 && lost !== true ? EVEN : 0
}

/** What the end is worth to the side of a seat: it has won if any of it has. */
function rewardOfSide(outcome: Outcome, sides: readonly number[], seat: Seat): number {
  const side = sides[seat]
  const winner = side === undefined ? undefined : outcome.winners.find(other => sides[other] === side)
  return rewardOf(outcome, winner ?? seat)
}

/** The share of a side by the exponentials of all scores. A side that is alone plays against the house, whose score is 0. */
export function share(scores: readonly (number | undefined)[], side: number): number {
  let [sides, highest] = [0, Number.NEGATIVE_INFINITY]
  for (const score of scores) {
    if (score === undefined) continue
    sides++
    highest = Math.max(highest, score)
  }
  if (sides === 1) highest = Math.max(highest, 0)
  let sum = sides === 1 ? Math.exp(-highest) : 0
  for (const score of scores) if (score !== undefined) sum += Math.exp(score - highest)
  return Math.exp((scores[side] ?? Number.NEGATIVE_INFINITY) - highest) / sum
}
