import { FastDice } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { DIFFICULTIES } from '../../state/options.ts'
import { checkSetup } from '../03-building-a-setup/check.ts'
import { generateLayout } from './generate.ts'

it('10,000 generated setups are legal and accessible', () => {
  const dice = new FastDice('ten thousand')
  for (let i = 0; i < 10_000; i++) {
    const stock = { treats: dice.below(7), balls: 1 + dice.below(2), keys: dice.below(2) }
    const difficulty = DIFFICULTIES[i % DIFFICULTIES.length] ?? 'fair'
    const layout = generateLayout(dice, { difficulty, stock, accessPushes: 6 })
    expect(checkSetup(layout, stock, { accessPushes: 6 })).toEqual([])
  }
})
