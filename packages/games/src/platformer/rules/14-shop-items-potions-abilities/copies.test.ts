import { at } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { platformer } from '../../index.ts'

it('uses each of two cards of one Item once', () => {
  const options = { house: { 'items.IT13.copies': 2 } }
  const position = { P1: { at: 'c3y3', items: 'IT13 IT13', hearts: 1 } }
  const table = at(platformer, { position, options }).plays('P1 use IT13', 'P1 use IT13', 'P1 use IT13 ! PL-14.6')
  expect(table.match.state.players[0]?.hearts).toBe(3)
})
