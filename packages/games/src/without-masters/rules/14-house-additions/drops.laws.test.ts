import { bots } from '@undercroft/bots'
import { expect, it } from 'vitest'
import { DIFFICULTIES } from '../../state/options.ts'
import { yardsUsed } from '../../testing/yards-used.ts'

it('in a tenth of the generated yards a crate falls on an enemy (WM-14.1)', () => {
  const uses = DIFFICULTIES.map(difficulty => {
    return yardsUsed(bots.greedy, 40, 'a crate falls', { botSetups: 'generated', difficulty })
  })
  const yards = uses.reduce((sum, use) => sum + use.yards, 0)
  expect(uses.reduce((sum, { drops }) => sum + drops, 0) / yards).toBeGreaterThan(0.1)
  expect(uses.reduce((sum, { throws }) => sum + throws, 0) / yards).toBeGreaterThan(0.1)
})
