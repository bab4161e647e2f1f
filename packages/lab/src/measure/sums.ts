import type { Term, Terms } from './emit.ts'

/**
 * The sums of a measure: of what is divided (s), of what it is divided by (n), of their squares and their product, and in
 * how many games it was measured.
 */
export type Sums = [s: number, n: number, ss: number, sn: number, nn: number, games: number]

/** The sums of the products of a measure in two arms, game by game. */
export type Cross = [ss: number, sn: number, ns: number, nn: number]

/** What an arm's games add up to. It is plain data, because it travels between threads and machines. */
export interface ArmSums {
  games: number
  sums: { [key: string]: Sums }
  /** How many games took so many rounds, and so many answers. */
  rounds: { [value: string]: number }
  answers: { [value: string]: number }
  examples: { [name in Example]?: Extreme }
  /** How often something stood on a cell, by `board x y`. */
  cells: { [cell: string]: number }
  /** The first game in which each piece of content was used. */
  firstUses: { [content: string]: number }
}

/** Games that are worth a look. */
const EXAMPLES = ['shortest', 'longest', 'comeback', 'restless'] as const
export type Example = (typeof EXAMPLES)[number]

export interface Extreme {
  readonly index: number
  readonly value: number
}

/** The sums of a group of arms over some games. */
export interface Chunk {
  readonly arms: ArmSums[]
  /** The products of each arm with the first arm; the first arm has none. */
  readonly pairs: { [key: string]: Cross }[]
}

export function emptyChunk(arms: number): Chunk {
  return {
    arms: Array.from({ length: arms }, () => ({
      games: 0,
      sums: {},
      rounds: {},
      answers: {},
      examples: {},
      cells: {},
      firstUses: {},
    })),
    pairs: Array.from({ length: arms }, () => ({})),
  }
}

export function addTerms({ sums }: ArmSums, terms: Terms): void {
  for (const { key, sum: s, by: n } of terms) {
    sums[key] ??= [0, 0, 0, 0, 0, 0]
    const into = sums[key]
    into[0] += s
    into[1] += n
    into[2] += s * s
    into[3] += s * n
    into[4] += n * n
    if (n !== 0) into[5]++
  }
}

/** Terms by their keys, to be paired with those of other arms. */
export function byKey(terms: Terms): ReadonlyMap<string, Readonly<Term>> {
  return new Map(terms.map(term => [term.key, term]))
}

export function addPair(pairs: { [key: string]: Cross }, base: ReturnType<typeof byKey>, other: Terms): void {
  for (const { key, sum: s2, by: n2 } of other) {
    const first = base.get(key)
    if (first === undefined) continue
    const { sum: s1, by: n1 } = first
    pairs[key] ??= [0, 0, 0, 0]
    addAll(pairs[key], [s1 * s2, s1 * n2, n1 * s2, n1 * n2])
  }
}

/** Keeps the more extreme of two games, and the earlier of two that are alike. */
export function keep({ examples }: ArmSums, name: Example, { index, value }: Extreme): void {
  const known = examples[name]
  const sign = name === 'shortest' || name === 'comeback' ? -1 : 1
  const more = known === undefined ? 1 : sign * (value - known.value)
  if (known === undefined || more > 0 || (more === 0 && index < known.index)) examples[name] = { index, value }
}

/** Adds a chunk. Chunks are added in the order of their games, so that roundings are the same everywhere. */
export function addChunk(sum: Chunk, part: Chunk): void {
  for (const [i, arm] of part.arms.entries()) {
    const into = sum.arms[i]
    const pairs = sum.pairs[i]
    if (into === undefined || pairs === undefined)
      throw new Error(`a chunk has ${part.arms.length} arms, which is too many`)
    into.games += arm.games
    for (const [key, sums] of Object.entries(arm.sums)) {
      into.sums[key] ??= [0, 0, 0, 0, 0, 0]
      addAll(into.sums[key], sums)
    }
    for (const [key, cross] of Object.entries(part.pairs[i] ?? {})) {
      pairs[key] ??= [0, 0, 0, 0]
      addAll(pairs[key], cross)
    }
    for (const name of ['rounds', 'answers', 'cells'] as const) {
      for (const [value, count] of Object.entries(arm[name])) into[name][value] = (into[name][value] ?? 0) + count
    }
    for (const [content, index] of Object.entries(arm.firstUses)) {
      into.firstUses[content] = Math.min(index, into.firstUses[content] ?? index)
    }
    for (const name of EXAMPLES) {
      const extreme = arm.examples[name]
      if (extreme !== undefined) keep(into, name, extreme)
    }
  }
}

function addAll(sums: number[], more: readonly number[]): void {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (more[i] ?? 0)
}
