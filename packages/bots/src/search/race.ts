/** The rounds after which a lead must be about twice as clear as after many. */
const FEW = 4

/**
 * Compares candidates by paired rewards: in each round all that are left play in the same world with the same dice, so
 * that the difference of two of them says more than their means.
 */
export class Race {
  readonly #rewards: number[][]
  readonly #sums: number[]
  #live: number[]
  #rounds = 0

  constructor(candidates: number) {
    this.#rewards = Array.from({ length: candidates }, () => [])
    this.#sums = this.#rewards.map(() => 0)
    this.#live = [...this.#rewards.keys()]
  }

  get live(): readonly number[] {
    return this.#live
  }

  get rounds(): number {
    return this.#rounds
  }

  /** Adds a round: the reward of each live candidate, in their order. */
  add(rewards: readonly number[]): void {
    for (const [i, candidate] of this.#live.entries()) {
      const reward = rewards[i] ?? 0
      this.#rewards[candidate]?.push(reward)
      this.#sums[candidate] = (this.#sums[candidate] ?? 0) + reward
    }
    this.#rounds++
  }

  /** Lets another candidate in, with its reward in each of the rounds so far. */
  join(rewards: readonly number[]): void {
    this.#live.push(this.#rewards.length)
    this.#rewards.push([...rewards])
    this.#sums.push(rewards.reduce((sum, reward) => sum + reward, 0))
  }

  /** Drops the candidates that are behind the best by this many standard errors of the paired difference. */
  drop(errors: number): void {
    const best = this.best()
    this.#live = this.#live.filter(each => {
      if (each === best) return true
      const { mean, error } = this.difference(best, each)
      return !(mean > errors * error && mean > 0)
    })
  }

  /** Gives the live candidate with the highest mean, the first of equals. */
  best(): number {
    let best = this.#live[0] ?? 0
    for (const each of this.#live) if ((this.#sums[each] ?? 0) > (this.#sums[best] ?? 0)) best = each
    return best
  }

  mean(candidate: number): number {
    const played = this.#rewards[candidate]?.length ?? 0
    return played === 0 ? 0 : (this.#sums[candidate] ?? 0) / played
  }

  /** Gives the standard error of a candidate's own mean. */
  error(candidate: number): number {
    return spread(this.#rewards[candidate] ?? []).error
  }

  /**
   * Whether the first is ahead of the second by more than chance explains, in standard errors of the paired difference.
   * After few rounds more is asked: the error is itself a guess then, and often too small.
   */
  beats(first: number, second: number, errors: number): boolean {
    const { mean, error } = this.difference(first, second)
    return this.#rounds > 1 && mean > errors * (1 + FEW / (this.#rounds - 1)) * error
  }

  /** Gives how much better the first is than the second, over the rounds that both have played. */
  difference(first: number, second: number): { readonly mean: number; readonly error: number } {
    const [a = [], b = []] = [this.#rewards[first], this.#rewards[second]]
    const both = Math.min(a.length, b.length)
    return spread(Array.from({ length: both }, (_, i) => (a[i] ?? 0) - (b[i] ?? 0)))
  }
}

/** Gives the mean of some values, and its standard error. */
export function spread(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const { length } = values
  if (length === 0) return { mean: 0, error: Number.POSITIVE_INFINITY }
  let sum = 0
  for (const value of values) sum += value
  const mean = sum / length
  let squares = 0
  for (const value of values) squares += (value - mean) ** 2
  return { mean, error: length < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (length - 1) / length) }
}
