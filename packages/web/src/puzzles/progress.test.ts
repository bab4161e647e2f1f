import { expect, test } from 'vitest'
import { has, keepTry, solvingNow } from './progress.ts'

test('found and missed puzzles are remembered, and only a first try counts for the row', () => {
  keepTry('game', 'a', true)
  keepTry('game', 'b', true)
  keepTry('game', 'a', true)
  expect(solvingNow()).toMatchObject({ streak: 2, longest: 2 })
  keepTry('game', 'c', false)
  expect(solvingNow()).toMatchObject({ streak: 0, longest: 2, missed: { game: ['c'] } })
  keepTry('game', 'c', true)
  expect(solvingNow()).toEqual({ found: { game: ['a', 'b', 'c'] }, missed: { game: [] }, streak: 0, longest: 2 })
  keepTry('game', 'a', false)
  expect(has(solvingNow().found, 'game', 'a')).toBe(true)
  expect(has(solvingNow().missed, 'game', 'a')).toBe(false)
})
