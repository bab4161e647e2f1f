/** The counts over many games. Tallies can be added in any order. */
export interface Tally {
  /** Games played to their end, or to their bound. */
  games: number
  /** Those of them that have an outcome. */
  finished: number
  decisions: number
  /** By seat. */
  wins: number[]
  /** Games that anybody of a side has won, by side: of a team not all need to win. */
  sides: number[]
  draws: number
  /** By the rule that ended the game. */
  endings: Map<string, number>
  /** How many games took so many decisions. */
  lengths: Map<number, number>
  /** How many games took so many rounds, in a game that counts them. */
  rounds: Map<number, number>
  used: Set<string>
  /** By seat: how many answers took so many milliseconds, where that was measured. */
  times: (Map<number, number> | undefined)[]
}

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    finished: 0,
    decisions: 0,
    wins: new Array<number>(seats).fill(0),
    sides: new Array<number>(seats).fill(0),
    draws: 0,
    endings: new Map(),
    lengths: new Map(),
    rounds: new Map(),
    used: new Set(),
    times: [],
  }
}

export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games
  sum.finished += part.finished
  sum.decisions += part.decisions
  for (const [seat, wins] of part.wins.entries()) sum.wins[seat] = (sum.wins[seat] ?? 0) + wins
  for (const [side, wins] of part.sides.entries()) sum.sides[side] = (sum.sides[side] ?? 0) + wins
  sum.draws += part.draws
  for (const [rule, count] of part.endings) addTo(sum.endings, rule, count)
  for (const [length, count] of part.lengths) addTo(sum.lengths, length, count)
  for (const [rounds, count] of part.rounds) addTo(sum.rounds, rounds, count)
  for (const content of part.used) sum.used.add(content)
  for (const [seat, times] of part.times.entries()) {
    const known = sum.times[seat] ?? new Map<number, number>()
    sum.times[seat] = known
    for (const [ms, count] of times ?? []) addTo(known, ms, count)
  }
}

export function addTo<Key>(counts: Map<Key, number>, key: Key, count = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}
