import type { Setting } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { readValues, valuesOf, withValues } from './settings.ts'

const few: Setting = { kind: 'whole', label: 'Players', from: 2, to: 4, otherwise: 2 }
const many: Setting = { kind: 'whole', label: 'Rounds', from: 10, to: 100, otherwise: 30 }
const one: Setting = { kind: 'one', label: 'Mode', of: ['short', 'long'], otherwise: 'short' }

it('offers few values to press, and many to type', () => {
  expect([few, many, one].map(valuesOf)).toEqual([[2, 3, 4], undefined, ['short', 'long']])
})

it.each([
  ['10, 20', [10, 20]],
  ['30 30', [30]],
  ['', []],
  ['9', undefined],
  ['ten', undefined],
])('reads "%s"', (text, values) => {
  expect(readValues(many, text)).toEqual(values)
})

it('leaves out what is as usual', () => {
  expect(withValues({ players: [2] }, 'players', undefined)).toEqual({})
  expect(withValues({ players: [2] }, 'players', [3])).toEqual({ players: [3] })
})
