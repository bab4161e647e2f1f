// @module-tag slow
import type { Game } from '@undercroft/kernel'
import { unnoticed } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { withoutMasters } from '../index.ts'
import { startOfGame } from '../rules/02-the-game/start.ts'
import { layOut } from '../rules/03-building-a-setup/lay-out.ts'
import { FRAME } from '../state/frames.ts'
import type { WithoutMasters } from '../state/state.ts'
import { HOUSE } from './house.ts'
import { readLayout } from './layout.ts'

/** The Hero begins beside the end tile: chance seldom leads it through a yard. */
const beforeHome: Game<WithoutMasters> = {
  ...withoutMasters,
  setup(options) {
    const s = startOfGame(options)
    layOut(s, readLayout('Ha1.Ea2.ll12.dk1l1.bk2') ?? [])
    return Object.assign(s, { frames: [FRAME.heroStarts] })
  },
}

it('every number of the tables can be set, and a game notices it', () => {
  expect(HOUSE.tunables()).toHaveLength(19)
  const from = (id: string) => [id === 'numbers.setups' ? beforeHome : withoutMasters]
  expect(unnoticed(withoutMasters, { from })).toEqual([])
})
