// @module-tag slow
import { unnoticed } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { platformer } from '../index.ts'
import { summit } from '../testing/summit.ts'
import { HOUSE } from './house.ts'

it('every number of the tables can be set, and a game notices it', () => {
  expect(HOUSE.tunables()).toHaveLength(140)
  const tables = [{ players: 4 }, { players: 3 }, { players: 1 }, { players: 4, artifacts: true }, { players: 3 }]
  const positions = [summit, platformer]
  expect(unnoticed(platformer, { from: () => positions, tables, games: 120, most: 600 })).toEqual([])
})
