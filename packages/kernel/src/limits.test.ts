import { expect, test } from 'vitest'
import { limitEnd, limitNow } from './limits.ts'

const puzzle = { phase: 'puzzle', within: 60 }

test('a question without a limit has none', () => {
  expect(limitNow(undefined, undefined, 0)).toBeUndefined()
  expect(
    limitNow({ phase: 'puzzle', since: 0, seconds: 60 }, { phase: 'fail', within: undefined }, 5000),
  ).toBeUndefined()
})

test('the time runs from the first question of a phase through all that follow it', () => {
  const first = limitNow(undefined, puzzle, 1000)
  expect(first).toEqual({ phase: 'puzzle', since: 1000, seconds: 60 })
  expect(first && limitEnd(first)).toBe(61_000)
  expect(limitNow(first, puzzle, 40_000)).toEqual(first)
})

test('another phase begins anew', () => {
  const first = limitNow(undefined, puzzle, 1000)
  expect(limitNow(first, { phase: 'riddle', within: 30 }, 5000)).toEqual({ phase: 'riddle', since: 5000, seconds: 30 })
})
