import { upTo } from '../pick.ts'
import type { Naming, Weighing } from './odd-coil.ts'

/**
 * Coils by what they may still be: either, only heavy, only light, or good. All that matters for a weighing is how many
 * there are of each, so weighings are looked for among the counts.
 */
type Counts = readonly [either: number, heavy: number, light: number, good: number]

interface Split {
  readonly left: Counts
  readonly right: Counts
}

const ZERO: Counts = [0, 0, 0, 0]

function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function casesIn([either, heavy, light]: Counts): number {
  return 2 * either + heavy + light
}

/** Every way to take coils that may be odd, and none of the good ones. */
function handfuls(of: Counts): Counts[] {
  return upTo(of[0] + 1).flatMap(either =>
    upTo(of[1] + 1).flatMap(heavy => upTo(of[2] + 1).map((light): Counts => [either, heavy, light, 0])),
  )
}

function minus(a: Counts, b: Counts): Counts {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]]
}

/** What is left after each of the three results. */
function outcomes(all: Counts, { left, right }: Split): readonly Counts[] {
  const aside = minus(minus(all, left), right)
  const coils = total(all)
  const tipped = (down: Counts, up: Counts): Counts => {
    const heavy = down[0] + down[1]
    const light = up[0] + up[2]
    return [0, heavy, light, coils - heavy - light]
  }
  const even: Counts = [aside[0], aside[1], aside[2], coils - aside[0] - aside[1] - aside[2]]
  return [tipped(left, right), tipped(right, left), even]
}

/** Good coils only fill up the right pan: on both sides they would tell nothing. */
function splitsFor(all: Counts): Split[] {
  return handfuls(all).flatMap(left =>
    handfuls(minus(all, left)).flatMap(([either, heavy, light]) => {
      const good = total(left) - either - heavy - light
      const right: Counts = [either, heavy, light, good]
      return total(left) > 0 && good >= 0 && good <= all[3] ? [{ left, right }] : []
    }),
  )
}

/** Whether this many weighings always find the odd coil and whether it is heavy or light. */
function sureWithin(all: Counts, weighings: number): boolean {
  if (casesIn(all) <= 1) return true
  if (casesIn(all) > 3 ** weighings) return false
  return splitsFor(all).some(split => isSure(all, split, weighings))
}

function isSure(all: Counts, split: Split, weighings: number): boolean {
  const left = outcomes(all, split)
  return (
    left.every(each => casesIn(each) <= 3 ** (weighings - 1)) && left.every(each => sureWithin(each, weighings - 1))
  )
}

/** The largest number of cases that a weighing may leave open. */
function worst(all: Counts, split: Split): number {
  return Math.max(...outcomes(all, split).map(casesIn))
}

/** A weighing that leads to the coil for sure, or, where earlier ones were wasted, leaves the fewest cases open. */
export function bestWeighing(cases: readonly Naming[], coils: number, weighings: number): Weighing {
  const kinds: [number[], number[], number[], number[]] = [[], [], [], []]
  for (const coil of upTo(coils).map(i => i + 1)) {
    const heavy = cases.some(one => one.coil === coil && one.odd === 'heavy')
    const light = cases.some(one => one.coil === coil && one.odd === 'light')
    kinds[heavy ? (light ? 0 : 1) : light ? 2 : 3].push(coil)
  }
  const all: Counts = [kinds[0].length, kinds[1].length, kinds[2].length, kinds[3].length]
  const splits = splitsFor(all).toSorted((a, b) => worst(all, a) - worst(all, b))
  const split = splits.find(each => isSure(all, each, weighings)) ?? splits[0] ?? { left: ZERO, right: ZERO }
  const take = (counts: Counts) => counts.flatMap((count, kind) => kinds[kind]?.splice(0, count) ?? [])
  return { do: 'weigh', left: take(split.left), right: take(split.right) }
}
