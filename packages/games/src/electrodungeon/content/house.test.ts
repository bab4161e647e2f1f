import { unnoticed } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { electroDungeon } from '../index.ts'
import { underWay } from '../testing/under-way.ts'
import { HOUSE } from './house.ts'

it('every number of the tables can be set, and a game notices it', () => {
  expect(HOUSE.tunables()).toHaveLength(53)
  const tables = [1, 2, 3, 4, 5].map(explorers => ({ explorers }))
  expect(unnoticed(electroDungeon, { from: () => [underWay], tables, most: 400 })).toEqual([])
})
