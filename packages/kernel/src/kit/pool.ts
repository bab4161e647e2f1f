/** A die of a pool: what it shows, counted from 1, and whether it has been spent. */
export interface PoolDie {
  face: number
  spent: boolean
}

/** Dice that were thrown together and are spent one by one. Open to all: a copy is the view and the imagination. */
export type Pool = PoolDie[]

/** The part of the table that throws dice. */
interface Throws {
  throw(count: number, sides: number, label: string): number[]
}

/** A throw: how many dice, with how many sides. */
export interface PoolThrow {
  readonly sides: number
  readonly label: string
}

export function throwPool(t: Throws, count: number, { sides, label }: PoolThrow): Pool {
  return t.throw(count, sides, label).map(face => ({ face, spent: false }))
}

/** Throws these dice of the pool again, in one throw. */
export function throwAgain(pool: Pool, which: readonly number[], t: Throws, { sides, label }: PoolThrow): void {
  const faces = t.throw(which.length, sides, label)
  for (const [i, at] of which.entries()) {
    const die = pool[at]
    const face = faces[i]
    if (die !== undefined && face !== undefined) die.face = face
  }
}

/** The places of the dice that are not spent. */
export function ready(pool: readonly Readonly<PoolDie>[]): number[] {
  return [...pool.keys()].filter(at => pool[at]?.spent === false)
}

/** Spends one unspent die for each of these faces, the first of equals; without enough of them nothing is spent. */
export function spend(pool: Pool, faces: readonly number[]): boolean {
  const paid: PoolDie[] = []
  for (const face of faces) {
    const die = pool.find(each => !each.spent && each.face === face && !paid.includes(each))
    if (die === undefined) return false
    paid.push(die)
  }
  for (const die of paid) die.spent = true
  return true
}

/**
 * Every set of at least one and at most `most` of these dice, as their places. `kinds` says which dice are alike, such as by
 * their faces: of sets that hold the same kinds only the first is given. For at most 12 dice.
 */
export function subsets(kinds: readonly number[], most = kinds.length): number[][] {
  const names = [...new Set(kinds)]
  // A digit for each kind, in a number to a base that no count of dice reaches: sets of the same kinds have the same sum.
  const worths = kinds.map(kind => (kinds.length + 1) ** names.indexOf(kind))
  const met = new Set<number>()
  const found: number[][] = []
  for (let mask = 1; mask < 1 << kinds.length; mask++) {
    let sum = 0
    let count = 0
    for (let i = 0; i < kinds.length; i++) {
      if (((mask >> i) & 1) === 0) continue
      sum += worths[i] ?? 0
      count++
    }
    if (count > most || met.has(sum)) continue
    met.add(sum)
    const set: number[] = []
    for (let i = 0; i < kinds.length; i++) if ((mask >> i) & 1) set.push(i)
    found.push(set)
  }
  return found
}

/** The same from counts by kind, as lists of kinds: few of the first kind before many of it. */
export function bags(counts: readonly number[], most: number): number[][] {
  let found: number[][] = [[]]
  for (const [kind, count] of counts.entries()) {
    found = found.flatMap(bag =>
      Array.from({ length: Math.min(count, most - bag.length) + 1 }, (_, n) => [
        ...bag,
        ...new Array<number>(n).fill(kind),
      ]),
    )
  }
  return found.filter(bag => bag.length > 0)
}

export function clonePool(pool: readonly Readonly<PoolDie>[]): Pool {
  return pool.map(die => ({ ...die }))
}

/** For `sound`: every die that shows what it cannot show, in words. */
export function soundPool(pool: readonly Readonly<PoolDie>[], sides: number): string[] {
  return pool.flatMap(({ face }) =>
    Number.isInteger(face) && face >= 1 && face <= sides ? [] : [`a die with ${sides} sides shows ${face}`],
  )
}

/** `5 (2) 2`: a die that is spent stands in brackets. */
export function sayPool(pool: readonly Readonly<PoolDie>[]): string {
  return pool.map(({ face, spent }) => (spent ? `(${face})` : String(face))).join(' ')
}

export function readPool(written: unknown): Pool {
  const text = String(written).trim()
  if (text === '') return []
  return text.split(/\s+/).map(each => {
    const [, spent, open] = /^(?:\((\d+)\)|(\d+))$/.exec(each) ?? []
    const face = spent ?? open
    if (face === undefined) throw new Error(`dice are written as "5 (2) 2", not "${text}"`)
    return { face: Number(face), spent: spent !== undefined }
  })
}
