import { expect, it } from 'vitest'
import { chancesOf, sayChance } from './chances.ts'

const considered = [
  { choice: ['roll'], chance: 0.7, error: 0.2 },
  { choice: ['hold'], chance: 0.61, error: 0.01 },
  { choice: ['wait'], chance: 0.5, error: 0.01 },
  { choice: ['pass'], chance: 0.1, error: 0.01 },
] as const

it('the chosen answer stands first, two others follow, and none seems better', () => {
  expect(chancesOf({ choice: ['hold'], considered, playouts: 40 })).toEqual([
    { choice: ['hold'], chance: 0.61 },
    { choice: ['roll'], chance: 0.61 },
    { choice: ['wait'], chance: 0.5 },
  ])
})

it('nothing is said where nothing was compared', () => {
  expect(chancesOf({ choice: ['hold'], considered, playouts: 0 })).toEqual([])
  expect(chancesOf({ choice: ['hold'], considered: considered.slice(1, 2), playouts: 40 })).toEqual([])
})

it('nothing is certain', () => {
  expect([1, 0.614, 0].map(sayChance)).toEqual(['99% to win', '61% to win', '1% to win'])
})
