import { unnoticed } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { masmorra } from '../index.ts'
import { closeTo } from '../testing/close.ts'
import { HOUSE } from './house.ts'

it('every number of the tables can be set, and a game notices it', () => {
  expect(HOUSE.tunables()).toHaveLength(321)
  const tables = [{ players: 2 }]
  expect(unnoticed(masmorra, { from: id => [closeTo(id)], tables, most: 60 })).toEqual([])
})
