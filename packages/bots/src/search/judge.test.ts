import { anyGame, type Outcome } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { expect, it, test } from 'vitest'
import { Judge, rewardOf, share } from './judge.ts'

const outcome = (winners: readonly number[], lost?: true): Outcome => ({ winners, by: 'PG-1.6', ...(lost && { lost }) })

test.each([
  ['a winner has won', outcome([1]), 1, 1],
  ['a loser has lost', outcome([1]), 0, 0],
  ['a draw is half a win', outcome([]), 0, 0.5],
  ['what all have lost is no draw', outcome([], true), 0, 0],
])('%s', (_, ended, seat, reward) => expect(rewardOf(ended, seat)).toBe(reward))

it('equal scores are equal chances, and chances add up to 1', () => {
  expect(share([2, 2], 0)).toBe(0.5)
  expect(share([1, 2, 3], 0) + share([1, 2, 3], 1) + share([1, 2, 3], 2)).toBeCloseTo(1)
  expect(share([800, 0], 0)).toBe(1)
})

it('a side that is alone plays against the house', () => {
  expect(share([0], 0)).toBe(0.5)
  expect(share([Math.log(3)], 0)).toBeCloseTo(0.75)
})

it('judges by the weights of the value', () => {
  const value = { weights: { score: 4, 'is to move': 0 }, bias: 0 }
  if (pig.thinking === undefined) throw new Error('Pig has no features')
  const game = anyGame({ ...pig, thinking: { ...pig.thinking, value } })
  const state = { ...pig.setup({ goal: 100, players: 2 }, undefined as never), scores: [75, 50] }
  const judge = new Judge(game)
  expect(judge.knows).toBe(true)
  expect(judge.chance(state, 0)).toBeCloseTo(Math.E / (Math.E + 1))
  expect(judge.chance(state, 0) + judge.chance(state, 1)).toBeCloseTo(1)
  expect(judge.chances(state)).toEqual([judge.chance(state, 0), judge.chance(state, 1)])
})

it('plays for its side: what one of it wins, all of it have won; people are told their own chance', () => {
  if (pig.thinking === undefined) throw new Error('Pig has no features')
  const game = anyGame({ ...pig, thinking: { ...pig.thinking, sides: () => [0, 1, 1] } })
  const state = { ...pig.setup({ goal: 100, players: 3 }, undefined as never), outcome: outcome([2]) }
  const judge = new Judge(game)
  expect([0, 1, 2].map(seat => judge.chance(state, seat))).toEqual([0, 1, 1])
  expect(judge.chancesOfSeats(state, 3)).toEqual([0, 0, 1])
})

it('leans to a side where it speaks to people, and nowhere else', () => {
  const value = { weights: { score: 4, 'is to move': 0 }, bias: 0 }
  if (pig.thinking === undefined) throw new Error('Pig has no features')
  const game = anyGame({ ...pig, thinking: { ...pig.thinking, value, lean: () => [0, Math.log(3)] } })
  const state = { ...pig.setup({ goal: 100, players: 2 }, undefined as never), scores: [50, 50] }
  const judge = new Judge(game)
  expect(judge.chance(state, 1)).toBeCloseTo(0.5)
  const [first, second] = judge.chancesOfSeats(state, 2)
  expect([first, second]).toEqual([expect.closeTo(0.25), expect.closeTo(0.75)])
})
