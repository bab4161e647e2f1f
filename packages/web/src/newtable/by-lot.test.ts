import { expect, test } from 'vitest'
import { byLot } from './by-lot.ts'

test('by lot everybody gets a seat, and any of them', () => {
  const orders = new Set<string>()
  for (let draws = 0; draws < 500; draws++) orders.add(byLot(['a', 'b', 'c']).join(''))
  expect([...orders].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
})
