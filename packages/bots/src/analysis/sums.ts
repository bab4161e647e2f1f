/** The chance of each seat to win, with the standard error of each. */
export interface Chances {
  readonly chance: readonly number[]
  readonly error: readonly number[]
}

/** Sums of what came of some rounds, by seat. They are added up, wherever each was found. */
export interface Sums {
  readonly count: number
  readonly sums: readonly number[]
  readonly squares: readonly number[]
}

export function sumsOf(rounds: readonly (readonly number[])[]): Sums {
  const seats = rounds[0]?.length ?? 0
  const sums = Array.from({ length: seats }, () => 0)
  const squares = sums.slice()
  for (const round of rounds) {
    for (const [seat, chance] of round.entries()) {
      sums[seat] = (sums[seat] ?? 0) + chance
      squares[seat] = (squares[seat] ?? 0) + chance * chance
    }
  }
  return { count: rounds.length, sums, squares }
}

export function joinSums(a: Sums, b: Sums): Sums {
  const both = (x: readonly number[], y: readonly number[]) => x.map((each, i) => each + (y[i] ?? 0))
  return { count: a.count + b.count, sums: both(a.sums, b.sums), squares: both(a.squares, b.squares) }
}

export function chancesOf({ count, sums, squares }: Sums): Chances {
  const chance = sums.map(sum => sum / count)
  const error = squares.map((sum, seat) => {
    const variance = Math.max(0, sum / count - (chance[seat] ?? 0) ** 2)
    return Math.sqrt(variance / Math.max(1, count - 1))
  })
  return { chance, error }
}
