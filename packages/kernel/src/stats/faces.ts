import { chiSquareTail } from './tails.ts'

/** How far the faces of a kind of die are from what was to be expected, and how often fair dice are as far or farther. */
export interface FacesTest {
  readonly rolls: number
  readonly statistic: number
  readonly freedom: number
  /** The p-value. */
  readonly chance: number
}

/** The chi-square distribution is near enough where each face is due so often. */
const DUE = 5
/** Up to so many rolls the chance is counted out instead. */
const FEW = 40

/** Whether a die whose faces came up so often is fair; undefined if nothing can be told of it. */
export function facesTest(faces: readonly number[]): FacesTest | undefined {
  const sides = faces.length
  const rolls = faces.reduce((sum, count) => sum + count, 0)
  if (sides < 2 || rolls === 0) return undefined
  const squares = faces.reduce((sum, count) => sum + count * count, 0)
  const statistic = Math.max(0, (sides * squares) / rolls - rolls)
  const freedom = sides - 1
  const isFew = rolls < DUE * sides && rolls <= FEW
  return {
    rolls,
    statistic,
    freedom,
    chance: isFew ? exactTail(squares, rolls, sides) : chiSquareTail(statistic, freedom),
  }
}

/** Whether all of these kinds of dice are fair: their distances from it are added up. */
export function fairTest(kinds: readonly (readonly number[])[]): FacesTest | undefined {
  const tests = kinds.flatMap(faces => facesTest(faces) ?? [])
  const [first, ...others] = tests
  if (first === undefined || others.length === 0) return first
  const rolls = tests.reduce((sum, test) => sum + test.rolls, 0)
  const statistic = tests.reduce((sum, test) => sum + test.statistic, 0)
  const freedom = tests.reduce((sum, test) => sum + test.freedom, 0)
  return { rolls, statistic, freedom, chance: chiSquareTail(statistic, freedom) }
}

/** How often the oddest of so many looks at fair dice is as odd as this or odder: whoever looks often sees something. */
export function oddest(chance: number, looks: number): number {
  return -Math.expm1(looks * Math.log1p(-Math.min(chance, 1 - Number.EPSILON)))
}

/** The chance that the squares of the counts add up to this or more, over all ways in which so many rolls can fall. */
function exactTail(squares: number, rolls: number, sides: number): number {
  // sums.get(squares) for each number of rolls that some faces have taken, as a share of all ways
  let taken: Map<number, number>[] = Array.from({ length: rolls + 1 }, () => new Map())
  taken[0]?.set(0, 1)
  for (let face = 0; face < sides; face++) taken = withFace(taken, 1 / (sides - face), face === sides - 1)
  let tail = 0
  for (const [sum, chance] of taken[rolls] ?? []) if (sum >= squares) tail += chance
  return Math.min(1, tail)
}

/** Of the rolls that are left each shows the next face with the same chance: a binomial split, face by face. */
function withFace(before: readonly Map<number, number>[], chance: number, isLast: boolean): Map<number, number>[] {
  const rolls = before.length - 1
  const after = before.map(() => new Map<number, number>())
  for (const [used, sums] of before.entries()) {
    if (sums.size === 0) continue
    const left = rolls - used
    const split = isLast ? [] : splits(left, chance)
    for (let count = isLast ? left : 0; count <= left; count++) {
      const part = isLast ? 1 : (split[count] ?? 0)
      const target = after[used + count]
      for (const [sum, before] of sums) {
        const next = sum + count * count
        target?.set(next, (target.get(next) ?? 0) + before * part)
      }
    }
  }
  return after
}

/** The chance of each number of hits in so many tries. */
function splits(tries: number, chance: number): number[] {
  let row = [1]
  for (let n = 0; n < tries; n++) {
    row = Array.from({ length: row.length + 1 }, (_, i) => (row[i] ?? 0) * (1 - chance) + (row[i - 1] ?? 0) * chance)
  }
  return row
}
