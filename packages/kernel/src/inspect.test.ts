import { expect, it } from 'vitest'
import { FastDice } from './dice.ts'
import { hoard, ticTacToe } from './examples/index.ts'
import { inspect } from './inspect.ts'
import { at } from './testing/index.ts'

const dice = new FastDice('inspect')

it('shows state, frames and the offer with refusals, their facts, and the worth of each option', () => {
  const { match } = at(ticTacToe).plays('X mark b2')
  const { asks, frames, state, step, outcome } = inspect(match, dice)
  expect({ step, frames, outcome }).toEqual({ step: 1, frames: [{ phase: 'turn' }], outcome: undefined })
  expect(state).not.toHaveProperty('frames')
  expect(asks).toHaveLength(1)
  expect(asks[0]).toMatchObject({ seat: 1, phase: 'turn', shown: 'open' })
  expect(asks[0]?.options).toHaveLength(8)
  expect(asks[0]?.options[0]).toMatchObject({ choice: 'mark a3', otherwise: true, worth: expect.any(Number) })
  expect(asks[0]?.refused).toEqual([{ choice: 'mark b2', rule: 'TT-1.3', facts: { says: 'b2 holds X' } }])
})

it('shows what each seat sees side by side, and a spectator', () => {
  const { match } = at(hoard).plays('A row 1-2-3')
  const { views, asks } = inspect(match, dice)
  expect(views.map(({ viewer }) => viewer)).toEqual(['A', 'B', 'spectator'])
  expect(asks[0]).toMatchObject({ seat: 1, form: 'row' })
})

it('shows how a game ended, and that nobody is asked', () => {
  const { match } = at(ticTacToe).plays('X mark a1', 'O mark b1', 'X mark a2', 'O mark b2', 'X mark a3')
  expect(inspect(match, dice)).toMatchObject({
    outcome: { winners: [0], by: 'TT-1.4' },
    asks: [],
    frames: expect.any(Array),
  })
})
