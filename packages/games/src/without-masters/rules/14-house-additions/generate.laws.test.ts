import { FastDice } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { DIFFICULTIES } from '../../state/options.ts'
import { checkSetup } from '../03-building-a-setup/check.ts'
import { generateLayout } from './generate.ts'

// The soak gives a seed to every round, and looks at more yards.
const { LAWS_SEED } = process.env
const YARDS = LAWS_SEED === undefined ? 4_000 : 10_000

it(`${YARDS} generated setups are legal and accessible`, () => {
  const dice = new FastDice(LAWS_SEED ?? 'ten thousand')
  const flawed: unknown[] = []
  for (let i = 0; i < YARDS; i++) {
    const stock = { treats: dice.below(7), balls: 1 + dice.below(2), keys: dice.below(2) }
    const difficulty = DIFFICULTIES[i % DIFFICULTIES.length] ?? 'fair'
    const layout = generateLayout(dice, { difficulty, stock, accessPushes: 6 })
    const flaws = checkSetup(layout, stock, { accessPushes: 6 })
    if (flaws.length > 0) flawed.push({ layout, stock, flaws })
  }
  expect(flawed).toEqual([])
})
