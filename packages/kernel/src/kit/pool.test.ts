import { describe, expect, it } from 'vitest'
import { bags, clonePool, readPool, ready, sayPool, soundPool, spend, subsets, throwAgain, throwPool } from './index.ts'

/** A table whose throws are these. */
const throwing = (...throws: number[][]) => ({ throw: () => throws.shift() ?? [] })
const DICE = { sides: 6, label: 'attack' }

describe('a pool of dice', () => {
  it('is thrown at once, and any of it once more', () => {
    const t = throwing([5, 2, 2], [6, 1])
    const pool = throwPool(t, 3, DICE)
    expect(sayPool(pool)).toBe('5 2 2')
    throwAgain(pool, [0, 2], t, DICE)
    expect(sayPool(pool)).toBe('6 2 1')
  })

  it('is spent by faces, all of them or none', () => {
    const pool = readPool('5 2 2 (6)')
    expect(ready(pool)).toEqual([0, 1, 2])
    expect(spend(pool, [2, 6])).toBe(false)
    expect(sayPool(pool)).toBe('5 2 2 (6)')
    expect(spend(pool, [2, 5])).toBe(true)
    expect(sayPool(pool)).toBe('(5) (2) 2 (6)')
    expect(ready(pool)).toEqual([2])
  })

  it('is cloned whole', () => {
    const pool = readPool('5 (2)')
    const copy = clonePool(pool)
    spend(pool, [5])
    expect(sayPool(copy)).toBe('5 (2)')
  })

  it('is sound if its dice show what dice have', () => {
    expect(soundPool(readPool('1 6'), 6)).toEqual([])
    expect(soundPool(readPool('0 7'), 6)).toEqual(['a die with 6 sides shows 0', 'a die with 6 sides shows 7'])
  })

  it('is written with what is spent in brackets', () => {
    for (const text of ['', '4', '(4) 1 (12)']) expect(sayPool(readPool(text))).toBe(text)
    expect(() => readPool('5 x')).toThrow('dice are written as "5 (2) 2", not "5 x"')
  })
})

describe('the subsets of some dice', () => {
  it.each<[number[], number | undefined, number[][]]>([
    [[], undefined, []],
    [[4, 4], undefined, [[0], [0, 1]]],
    [[4, 2, 4], undefined, [[0], [1], [0, 1], [0, 2], [0, 1, 2]]],
    [[4, 2, 4], 1, [[0], [1]]],
  ])('%j, at most %j', (kinds, most, sets) => expect(subsets(kinds, most)).toEqual(sets))

  it('are as many as there are ways to take some of each kind', () => {
    expect(subsets([1, 1, 2, 2, 2, 3, 6, 6])).toHaveLength(3 * 4 * 2 * 3 - 1)
    expect(subsets(new Array<number>(12).fill(3))).toHaveLength(12)
    expect(subsets([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toHaveLength(4095)
  })

  it('are given as bags of kinds from counts', () => {
    expect(bags([1, 0, 2], 2)).toEqual([[2], [2, 2], [0], [0, 2]])
    expect(bags([], 3)).toEqual([])
    const kinds = [0, 0, 1, 2, 2, 2]
    const sets = subsets(kinds, 3).map(set => set.map(i => kinds[i]).join())
    expect(
      bags([2, 1, 3], 3)
        .map(bag => bag.join())
        .sort(),
    ).toEqual(sets.sort())
  })
})
