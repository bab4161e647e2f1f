import { bots } from '@undercroft/bots'
import { describe, expect, it } from 'vitest'
import { asksOfAllModes } from '../testing/asks.ts'
import { matchAt } from '../testing/matches.ts'
import { goal } from './goal.ts'
import { heading } from './heading.ts'
import { reason } from './reason.ts'

const HEROES = { jay: { xp: 7 }, odda: { xp: 9 }, mika: { xp: 2 } }

describe('what one is trying to do', () => {
  const said = (heroes: object, viewer: 0 | 1 | 'spectator', options = {}) =>
    goal(matchAt({ heroes, rooms: ['L1-02 1:0'] }, [], options).see(viewer), viewer)

  it('is 16 XP in Standard: how far one is, and who leads', () => {
    expect(said(HEROES, 0)).toBe('16 XP end the game: you have 7, Odda leads with 9')
    expect(said(HEROES, 1)).toBe('16 XP end the game: you lead with 9 to 7')
    expect(said(HEROES, 'spectator')).toBe('16 XP end the game: Odda leads with 9')
    expect(said({ jay: { xp: 9 }, odda: { xp: 9 } }, 0)).toBe('16 XP end the game: you and Odda lead with 9')
    expect(said({ jay: {}, odda: {} }, 0)).toBe('16 XP end the game: you have none yet')
  })

  it('is Malaphyas in the others, with the time or the race', () => {
    expect(said(HEROES, 0, { mode: 'epic' })).toContain(
      'slay Malaphyas with the most XP: you have 7, Odda leads with 9',
    )
    expect(said(HEROES, 0, { mode: 'alliance' })).toMatch(/^Find and slay Malaphyas by turn 21: this is turn \d+, /)
  })
})

it('every question has a goal of one line, and a reason is one clause', () => {
  for (const { ask, seen } of asksOfAllModes(bots.random, 120)) {
    expect(goal(seen, ask.seat).length).toBeLessThan(100)
    for (const choice of ask.options.slice(0, 12)) {
      const why = reason(seen, ask.seat, choice)
      if (why !== undefined) expect(why).toMatch(/^[^.\n]{3,90}$/)
      expect(why ?? '').not.toMatch(/undefined|NaN/)
    }
  }
})

it('a turn and what monsters do after it begin a part of the log', () => {
  const turn = { what: 'turn', hero: 'jay', round: 3, time: 0 } as const
  expect(heading(turn)).toEqual({ title: 'Round 3: Jay' })
  expect(heading({ what: 'dmPhase', hero: 'jay' })).toEqual({ title: 'Monsters after Jay’s turn' })
  expect(heading({ what: 'stood', hero: 'jay' })).toBeUndefined()
})
