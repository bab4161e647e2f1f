import { expect, test } from 'vitest'
import { writtenIn } from './written.ts'

const NAMES = { mover: true, stake: true } as const

test('a position is read as it is written', () => {
  expect(writtenIn(NAMES, { mover: 1 })).toEqual({ mover: 1 })
})

test.each([
  [{ mover: 1, stakes: 3 }, 'there is no "stakes" in a position (there is mover, stake)'],
  [[1], 'a position is a set of names (mover, stake) with values'],
  [null, 'a position is a set of names (mover, stake) with values'],
  ['mover', 'a position is a set of names (mover, stake) with values'],
])('%j is no position', (position, says) => {
  expect(() => writtenIn(NAMES, position)).toThrow(says)
})
