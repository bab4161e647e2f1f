import type { Game } from '@undercroft/kernel'
import { unnoticed } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { allOutAssault } from '../index.ts'
import type { AllOutAssault } from '../state/state.ts'
import { BOARD_IDS } from './boards.ts'
import { HOUSE } from './house.ts'

const games: readonly Game<AllOutAssault>[] = BOARD_IDS.map(board => ({
  ...allOutAssault,
  setup: (options, t) => allOutAssault.setup({ ...options, board }, t),
}))

it('every number of the rules and every tile can be set, and a game notices it', () => {
  expect(HOUSE.tunables()).toHaveLength(243)
  const on = (id: string) => games.filter((_, i) => !id.startsWith('boards.') || id.split('.')[1] === BOARD_IDS[i])
  expect(unnoticed(allOutAssault, { from: on })).toEqual([])
})
