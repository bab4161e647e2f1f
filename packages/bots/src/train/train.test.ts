import { anyGame, FastDice } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { describe, expect, it } from 'vitest'
import { calibrationOf, fit, lossOf } from './fit.ts'
import type { Sample } from './samples.ts'
import { type Trained, train } from './train.ts'

/** Duels that the side with more of the first feature wins by its logistic chance; the second feature says nothing. */
function duels(count: number): readonly Sample[] {
  const dice = new FastDice('duels')
  return Array.from({ length: count }, () => {
    const sides = [0, 1].map(() => [dice.below(100) / 25, dice.below(100)])
    const ahead = (sides[0]?.[0] ?? 0) - (sides[1]?.[0] ?? 0)
    const first = dice.below(1_000_000) / 1_000_000 < 1 / (1 + Math.exp(-ahead)) ? 1 : 0
    return { sides, won: [first, 1 - first] }
  })
}

describe('fit', () => {
  const samples = duels(4000)
  const value = fit(['strength', 'noise'], samples.slice(0, 3000), 'seed')

  it('finds the weights that made the results', () => {
    expect(value.weights.strength).toBeGreaterThan(0.85)
    expect(value.weights.strength).toBeLessThan(1.15)
    expect(Math.abs(value.weights.noise ?? 1)).toBeLessThan(0.01)
  })

  it('is better than equal chances on samples that it has not seen', () => {
    const { loss, even } = lossOf(value, samples.slice(3000))
    expect(loss).toBeLessThan(even * 0.85)
  })

  it('says chances that come true', () => {
    for (const { said, won, positions } of calibrationOf(value, samples)) {
      if (positions > 300) expect(Math.abs(said - won)).toBeLessThan(0.06)
    }
  })

  it('gives the same value for the same seed', () => {
    expect(fit(['strength', 'noise'], samples.slice(0, 3000), 'seed')).toEqual(value)
  })
})

describe('train', () => {
  const game = anyGame(pig)
  const plan = { options: [{ goal: 50, players: 2 }], games: 60, rounds: 2, depth: 4, duels: 40, seed: 's' }
  const trained = () => {
    if (game.thinking === undefined) throw new Error('Pig has no features')
    return [...train(game, game.thinking, plan)]
  }
  const roundsOf = (): readonly Trained[] => trained().filter(each => each.kind === 'round')

  it('learns that points win Pig, and plays each round with what the last one learned', () => {
    const rounds = roundsOf()
    expect(rounds.map(({ round, games }) => [round, games])).toEqual([
      [0, 60],
      [1, 60],
    ])
    for (const { value, loss, even } of rounds) {
      expect(value.weights.score).toBeGreaterThan(0.5)
      expect(loss).toBeLessThan(even)
    }
    expect(rounds[0]?.value).not.toEqual(rounds[1]?.value)
  })

  it('says how the bots of a round fare among those of the round before', () => {
    const [first, second] = trained().filter(each => each.kind === 'duel' && each.games === each.of)
    expect(first).toEqual({ kind: 'duel', round: 0, games: 40, of: 40, won: expect.any(Number), fair: 20 })
    expect(second).toMatchObject({ round: 1, fair: 20 })
  })

  it.each([
    [0, 0, 0],
    [1, 5, 2],
    [6, 10, 4],
  ])(
    'of %i duels at tables of two and three makes %i, as each side plays as many; %i are no progress',
    (duels, games, fair) => {
      if (game.thinking === undefined) throw new Error('Pig has no features')
      const options = [2, 3].map(players => ({ goal: 50, players }))
      const all = [...train(game, game.thinking, { ...plan, options, games: 20, rounds: 1, duels })]
      const duelled = all.filter(each => each.kind === 'duel')
      expect(duelled).toHaveLength(games)
      expect(duelled.at(-1)?.fair ?? 0).toBeCloseTo(fair, 9)
    },
  )

  it('gives the same values and strengths again', () => {
    expect(trained()).toEqual(trained())
  })
})
