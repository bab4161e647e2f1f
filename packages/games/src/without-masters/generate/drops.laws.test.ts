import { bots } from '@undercroft/bots'
import { expect, it } from 'vitest'
import { yardsUsed } from '../testing/drops.ts'

it('in a tenth of the generated yards a crate falls on an enemy (WM-14.1)', () => {
  const { yards, drops, throws } = yardsUsed(bots.greedy, 120, 'a crate falls', { botSetups: 'generated' })
  expect(drops / yards).toBeGreaterThan(0.1)
  expect(throws / yards).toBeGreaterThan(0.1)
})
