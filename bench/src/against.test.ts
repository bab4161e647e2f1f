import { expect, it } from 'vitest'
import { type Pair, pairs, sayPairs } from './against.ts'

const rounds = (...speeds: number[]) => speeds.map(movesPerSecond => ({ movesPerSecond, playoutsPerSecond: 1 }))

it('a game that takes longer here has a ratio above one', () => {
  const [pair] = pairs([{ part: 'games', game: 'chess' }])
  pair?.here.rounds.push(...rounds(1e6, 1e6, 0.5e6))
  pair?.there.rounds.push(...rounds(2e6, 2e6, 2e6))
  expect(
    sayPairs([pair as Pair])
      .split('\n')
      .at(-1),
  ).toMatch(/^chess +500 +1,000 +2× +2× to 4×$/)
})

it('what was not measured in both has no row', () => {
  const [pair] = pairs([{ part: 'games', game: 'chess' }])
  pair?.here.rounds.push(...rounds(1e6))
  expect(sayPairs([pair as Pair])).not.toContain('chess')
})

it('the two of a pair are told apart', () => {
  const [pair] = pairs([{ part: 'games', game: 'chess' }])
  expect(pair?.here.contestant).not.toBe(pair?.there.contestant)
})
