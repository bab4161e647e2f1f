import { describe, expect, it } from 'vitest'
import { ITERATIONS } from '../stopwatch.ts'
import * as boardgameio from './boardgameio.ts'
import * as ours from './ours.ts'
import * as plain from './plain.ts'

const lengths = (playout: () => number, games: number) => Array.from({ length: games }, playout)

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length
}

describe('all play the same game', () => {
  it('tic-tac-toe: the same dice give the very same games', () => {
    const expected = lengths(plain.tictactoe(), 200)
    expect(lengths(ours.tictactoe(), 200)).toEqual(expected)
    expect(lengths(boardgameio.tictactoe(), 200)).toEqual(expected)
  })

  it('Pig: the same dice give the very same games', () =>
    expect(lengths(ours.pigTo100(), 200)).toEqual(lengths(plain.pigTo100(), 200)))

  it('Pig on boardgame.io, which has dice of its own: games of the same length', () => {
    const expected = mean(lengths(plain.pigTo100(), 10_000))
    const measured = mean(lengths(boardgameio.pigTo100(), 100))
    expect(Math.abs(measured - expected)).toBeLessThan(expected / 10) // more than six standard errors
  })
})

it.each([boardgameio, ours])('a search makes the iterations that it counts', ({ search }) => {
  expect(search()()).toBe(ITERATIONS)
})
