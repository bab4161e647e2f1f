import { logGamma } from './tails.ts'

/** Wilson's score interval for a share of `hits` in `tries`: it stays within 0 and 1 and holds for few tries too. */
export function wilson(hits: number, tries: number, z = 1.96): { readonly low: number; readonly high: number } {
  if (tries === 0) return { low: 0, high: 1 }
  const share = hits / tries
  const weight = z ** 2 / tries
  const middle = (share + weight / 2) / (1 + weight)
  const reach = (z * Math.sqrt((share * (1 - share)) / tries + weight / (4 * tries))) / (1 + weight)
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/** The chance of at least `hits` in `tries`, where each hits with this chance. */
export function binomialTail(hits: number, tries: number, chance: number): number {
  if (hits <= 0) return 1
  if (hits > tries || chance <= 0) return 0
  if (chance >= 1) return 1
  let tail = 0
  for (let n = hits; n <= tries; n++) {
    const ways = logGamma(tries + 1) - logGamma(n + 1) - logGamma(tries - n + 1)
    tail += Math.exp(ways + n * Math.log(chance) + (tries - n) * Math.log1p(-chance))
  }
  return Math.min(1, tail)
}

/** Gives the quantile of a histogram: the smallest value that at least this share does not exceed. */
export function quantile(counts: ReadonlyMap<number, number>, share: number): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let below = 0
  for (const [value, count] of [...counts].sort(([a], [b]) => a - b)) {
    below += count
    if (below >= share * total) return value
  }
  return undefined
}
