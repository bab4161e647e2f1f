import { nearest } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { sayUnknown } from './near.ts'

it.each([
  ['plya', 'play'],
  ['PLAY', 'play'],
  ['relpay', 'replay'],
  ['scen', 'scenario'],
  ['x', undefined],
  ['s', undefined],
  ['nothing-like-it', undefined],
])('%s is near %s', (word, near) => {
  expect(nearest(word, ['play', 'replay', 'scenario', 'serve', 'sim'])).toBe(near)
})

it('says what there is, and what was meant only if that is likely', () => {
  expect(sayUnknown('bot', 'gredy', ['random', 'greedy'])).toBe(
    'there is no bot "gredy": did you mean "greedy"? (there is random, greedy)',
  )
  expect(sayUnknown('bot', 'deep-blue', [])).toBe('there is no bot "deep-blue" (there is none)')
})
