import { describe, expect, it } from 'vitest'
import { EMPTY, erase, isComplete, missingFrom, NUMBERS, place, shuffled, written } from './draft.ts'

describe('a sheet being written', () => {
  it('takes a number onto a stat', () => {
    expect(place(EMPTY, 2, 6)).toEqual([undefined, undefined, 6, undefined, undefined, undefined])
  })

  it.each([
    [[1, 2, 3, 4, 5, 6], 0, 6, [6, 2, 3, 4, 5, 1]],
    [[1, undefined, 3, 4, 5, 6], 1, 3, [1, 3, undefined, 4, 5, 6]],
    [[1, 2, 3, 4, 5, 6], 3, 4, [1, 2, 3, 4, 5, 6]],
  ])('lets two stats trade places where the number is used: %j', (draft, stat, number, after) => {
    expect(place(draft, stat, number)).toEqual(after)
  })

  it('knows what is missing', () => {
    expect(missingFrom(EMPTY)).toBe('is still empty')
    expect(missingFrom([1, undefined, 3, undefined, 5, 6])).toBe('still needs 2, 4')
    expect(missingFrom([1, 2, 3, 4, 5, 6])).toBeUndefined()
  })

  it('is handed in short while it is not complete', () => {
    const draft = erase([1, 2, 3, 4, 5, 6], 1)
    expect(isComplete(draft)).toBe(false)
    expect(written(draft)).toEqual([1, 3, 4, 5, 6])
  })

  it('can be shuffled into any order of the six numbers', () => {
    for (const random of [() => 0, () => 0.5, () => 0.999]) {
      expect(written(shuffled(random)).toSorted()).toEqual([...NUMBERS])
    }
  })
})
