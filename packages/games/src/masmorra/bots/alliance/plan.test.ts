import { bots } from '@undercroft/bots'
import { FastDice, sayChoice, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { masmorra } from '../../index.ts'
import { verbs } from '../../state/choices.ts'

/** What a greedy player does first in an Alliance, after these lines. */
function advised(position: object, lines: readonly string[] = [], players = 2): string {
  const options = { mode: 'alliance', players } as const
  const { play } = at(masmorra, { position, options }).plays(...lines).match
  const ask = play.asks[0]
  if (ask === undefined) throw new Error('nobody is asked')
  return sayChoice(verbs, bots.greedy(masmorra, new FastDice(1)).choose(see(play, ask.seat), ask))
}

const DOWN = ['L1-01 0:-1']
const DEEP = ['L1-01 0:-1', 'S-02 0:0', 'S-03 0:-1']

describe('on the way down a Hero is advised to', () => {
  it.each<[string, object, string]>([
    ['roll before it goes', { phase: 'preRoll', up: ['L1-07'] }, 'roll'],
    ['explore while it can', { up: ['L1-07'], mp: 1, dice: 'RM' }, 'explore'],
    [
      'go down at once',
      { rooms: DOWN, heroes: { jay: { room: 'L1-01', freeStep: false }, mika: {} }, dice: 'RE' },
      'stairs 2',
    ],
    [
      'go to the Stairs that are found, and explore no more',
      { rooms: DOWN, up: ['L1-07'], heroes: { jay: { freeStep: false }, mika: {} }, mp: 1, dice: 'RE' },
      'move r1',
    ],
  ])('%s', (_, position, wants) => {
    expect(advised(position)).toBe(wants)
  })
})

it('the Free Step goes ahead before dice are rolled again', () => {
  const position = { phase: 'preRoll', up: ['L1-02'] }
  expect(advised(position, ['P1 roll = 3 4 5 4 4 4'])).toBe('freeStep')
})

describe('a weak Hero', () => {
  const position = (lp: number) => ({
    up: ['L1-02'],
    heroes: { jay: { lp, freeStep: false }, mika: { lp: 6 } },
    mp: 1,
    dice: 'RRD',
  })

  it('is not the one who opens a monster room', () => {
    expect(advised(position(6))).toBe('explore')
    expect(advised(position(1))).not.toBe('explore')
  })

  it('is healed first', () => {
    expect(advised({ heroes: { jay: { freeStep: false }, mika: { lp: 2 } }, up: ['none'], dice: 'E' })).toBe(
      'drink die mika',
    )
  })
})

describe('the last stairs', () => {
  const position = (lp: number, time: number, hand: readonly string[]) => ({
    rooms: DEEP,
    time,
    heroes: { jay: { room: 'S-03', lp, gold: 6, freeStep: false, hand }, mika: { lp, room: 'S-03' } },
    dice: 'RM',
  })

  const ARMED = ['A09', 'A04', 'A03']

  it.each<[number, number, string[], boolean]>([
    [6, 8, ARMED, true],
    [6, 8, [], false],
    [2, 8, ARMED, false],
    [4, 18, [], true],
  ])('with %i LP in turn %i and the cards %j: %s', (lp, time, hand, goes) => {
    expect(advised(position(lp, time, hand)) === 'stairs 3').toBe(goes)
  })
})

describe('before Malaphyas', () => {
  const learned = ['A1', 'A2']
  const RED = { ground: 'throne', foes: { A1: ['malaphyas red bound'] }, time: 12 }

  it('gold that was saved becomes blows', () => {
    const heroes = { jay: { room: 'A1', gold: 3, learned, freeStep: false }, mika: { room: 'A4' } }
    const position = { ...RED, heroes, dice: 'MDD' }
    expect(advised(position, ['P1 fight'])).toBe('use criticalSwing - -')
  })

  it('it is saved until then', () => {
    const heroes = { jay: { gold: 6, freeStep: false }, mika: {} }
    expect(advised({ up: ['none'], heroes, dice: 'M' })).toBe('end')
  })

  it('friends add what is missing', () => {
    const heroes = { jay: { room: 'A1', freeStep: false }, mika: { room: 'A4', hand: ['A04'] } }
    const commits = ['M', 'M', 'M', 'M'].map(face => `P1 commit ${face} die`)
    const lines = ['P1 fight', ...commits, 'P1 resolve']
    expect(advised({ ...RED, heroes, dice: 'MMMMDD' }, lines)).toBe('answer mika A04 -')
  })
})

describe('a Recall Stone', () => {
  const hand = ['A14']
  it('brings those who were left behind', () => {
    const heroes = { jay: { room: 'S-02', hand, freeStep: false }, mika: {} }
    const position = { rooms: ['L1-01 0:-1', 'S-02 0:0'], up: ['none', 'L2-01'], heroes, dice: 'R' }
    expect(advised(position)).toBe('play A14 -')
  })

  it('calls nobody back up', () => {
    const heroes = { jay: { hand, freeStep: false }, mika: { room: 'S-02' } }
    const position = { rooms: ['L1-01 0:-1', 'S-02 0:0'], up: ['none', 'L2-01'], heroes, dice: 'R' }
    expect(advised(position)).not.toBe('play A14 -')
  })
})
