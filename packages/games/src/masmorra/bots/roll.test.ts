import { expect, it } from 'vitest'
import { rerollWorths } from './roll.ts'

it('knows the average of dice', () => {
  const steps = rerollWorths(['S', 'R', 'M'], dice => dice.S)
  expect(steps([])).toBe(1)
  expect(steps([1, 2])).toBeCloseTo(1 + 2 / 6)
  expect(steps([0, 1, 2])).toBeCloseTo(3 / 6)
})

it('knows the odds of a pair', () => {
  const pair = rerollWorths(['M', 'D', 'S', 'S', 'E', 'G'], dice => (dice.R >= 2 ? 1 : 0))
  expect(pair([0, 1, 2, 3, 4, 5])).toBeCloseTo(1 - (5 / 6) ** 6 - 6 * (1 / 6) * (5 / 6) ** 5)
})
