import type { Tunable } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { type Shelf, shelvesOf } from './shelves.ts'

const tiles = (board: string, count: number): Tunable[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `boards.${board}.${i}`,
    what: '',
    from: '',
    value: 0,
    min: 0,
    max: 1,
  }))

const said = (shelves: readonly Shelf[]): unknown[] =>
  shelves.map(({ name, values, parts }) => [name, values.length, ...said(parts)])

it.each([
  ['a small table', tiles('arena', 3), [['Boards', 3]]],
  [
    'a large one with parts',
    [...tiles('arena', 45), ...tiles('yard', 2)],
    [['Boards', 47, ['Arena', 45], ['Yard', 2]]],
  ],
  ['a large one without', Array.from({ length: 50 }, (_, i) => tiles(`b${i}`, 1)).flat(), [['Boards', 50]]],
])('lays out %s', (_, tunables, expected) => {
  expect(said(shelvesOf(tunables))).toEqual(expected)
})
