import { bots } from '@undercroft/bots'
import { FastDice, sayChoice, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { masmorra } from '../index.ts'
import type { Options } from '../options.ts'
import { verbs } from '../words.ts'

/** What a greedy player answers who is asked first in a position, after these lines. */
function advised(position: object, lines: readonly string[] = [], options: Partial<Options> = {}): string {
  const { play } = at(masmorra, { position, options }).plays(...lines).match
  const ask = play.asks[0]
  if (ask === undefined) throw new Error('nobody is asked')
  return sayChoice(verbs, bots.greedy(masmorra, new FastDice(1)).choose(see(play, ask.seat), ask))
}

/** A corridor of four rooms to the north of the Starting Room. */
const CORRIDOR = ['L1-16 0:-1', 'L1-05 0:-2', 'L1-18 0:-3', 'L1-15 0:-4']
const SHUT = { up: ['none'] }
const ORC = { foes: { 'S-01': ['orc'] } }
const DRAGON = { foes: { 'S-01': ['dragon'] } }

describe('abilities that are not for every turn', () => {
  const far = { ...SHUT, rooms: CORRIDOR, foes: { 'L1-15': ['orc'] } }
  const beyondTheWall = { ...SHUT, rooms: ['L1-05 1:0'], foes: { 'L1-05': ['orc'] } }

  it.each<[string, object, string]>([
    [
      'Blink to an Orc too far away to walk to',
      { ...far, heroes: { algus: { learned: ['A1', 'A2'], freeStep: false } }, dice: 'GRR' },
      'use blink 0 r4',
    ],
    [
      'tunnel to an Orc behind a wall',
      { ...beyondTheWall, heroes: { odda: { learned: ['A1', 'A2'], gold: 2, freeStep: false } }, dice: 'RR' },
      'use tunneller - r1',
    ],
    [
      'slip away from a Dragon that would be the end',
      { ...DRAGON, heroes: { mika: { learned: ['A1', 'A2'], gold: 2, lp: 2 } }, dice: 'S' },
      'use slipAway - -',
    ],
    [
      'take a portal to an Orc',
      {
        ...SHUT,
        rooms: ['L1-15 5:5', 'L1-05 9:9'],
        heroes: { jay: { room: 'L1-15', freeStep: false } },
        foes: { 'L1-05': ['orc'] },
        dice: 'GRR',
      },
      'portal 0 r2',
    ],
  ])('%s', (_, position, wants) => {
    expect(advised(position)).toBe(wants)
  })

  it('learn what protects when hurt, and what strikes when not', () => {
    const chest = (lp: number) => ({
      rooms: ['L1-07 1:0'],
      heroes: { valerie: { room: 'L1-07', xp: 2, lp } },
      dice: 'M',
      deck: ['T01'],
    })
    expect(advised(chest(6), ['P1 open 0'])).toBe('learn A')
    expect(advised(chest(1), ['P1 open 0'])).toBe('learn B')
  })
})

describe('cards in one’s own turn', () => {
  it.each<[string, object, string]>([
    [
      'a Blink Scroll away from a Dragon',
      { ...SHUT, ...DRAGON, rooms: ['L1-15 5:5'], heroes: { jay: { lp: 2, hand: ['T18'] } }, dice: 'S' },
      'play T18 r1',
    ],
    [
      'Sleight of Hand to leave a Dragon to the leader',
      {
        ...SHUT,
        ...DRAGON,
        rooms: ['L1-15 5:5'],
        heroes: { jay: { lp: 2, hand: ['T03'] }, mika: { room: 'L1-15', xp: 12 } },
        dice: 'S',
      },
      'play T03 mika',
    ],
    [
      'an Ancient Idol, where its XP would not win the game any more',
      { ...SHUT, heroes: { jay: { hand: ['T23'], freeStep: false }, mika: { xp: 15 } }, dice: 'S' },
      'play T23 -',
    ],
  ])('%s', (_, position, wants) => {
    expect(advised(position)).toBe(wants)
  })

  it('keep an Ancient Idol that may win it', () => {
    const heroes = { jay: { hand: ['T23'], freeStep: false }, mika: { xp: 3 } }
    expect(advised({ ...SHUT, heroes, dice: 'S' })).toBe('end')
  })

  it('put traps back on top for those who explore next', () => {
    const position = { phase: 'dm', heroes: { jay: { hand: ['T12'] } }, below: [['L1-07', 'L1-10', 'L1-02'], []] }
    expect(advised(position, ['P1 pass', 'P1 play T12 - = 1 1'])).toMatch(/^order L1-10/)
  })
})

describe('cards in another’s turn', () => {
  const leader = { jay: { xp: 12 }, mika: { hand: ['T01'] } }
  const holds = (card: string, jay: object = {}) => ({
    jay: { ...leader.jay, ...jay },
    mika: { room: 'L1-15', hand: [card] },
  })
  const APART = { rooms: ['L1-15 5:5', 'L1-03 0:-1'] }

  it.each<[string, object, string[], string]>([
    [
      'use up a die that an attack needs',
      { ...APART, ...ORC, phase: 'midRoll', heroes: holds('T21'), dice: 'RRSSSS' },
      ['P1 keep'],
      'answer mika T21 d0',
    ],
    [
      'have it rolled again',
      { ...APART, ...ORC, phase: 'midRoll', heroes: holds('T08', { lp: 3 }), dice: 'RRSSSS' },
      ['P1 keep'],
      'answer mika T08 d0',
    ],
    [
      'whistle a Dragon to a weak leader',
      { ...APART, phase: 'dm', heroes: holds('T15', { lp: 2, room: 'S-01' }), foes: { 'L1-03': ['dragon'] } },
      [],
      'answer mika T15 m16',
    ],
    [
      'shut the leader’s way',
      { ...APART, heroes: holds('T12'), up: ['L1-02'], below: [['L1-04'], []], mp: 1, dice: 'S' },
      ['P1 explore'],
      'answer mika T12 -',
    ],
  ])('%s', (_, position, lines, wants) => {
    expect(advised(position, lines)).toBe(wants)
  })

  it('banish an Orc that a new room has brought to a weak Hero of one’s own', () => {
    const heroes = { jay: { hand: ['T10'], lp: 1 } }
    const position = { heroes, rooms: [], up: ['L1-02'], below: [['L1-04'], []], mp: 1, dice: 'E' }
    expect(advised(position, ['P1 explore', 'P1 place 0:-1 0 = 4'])).toBe('answer jay T10 -')
  })

  it('earn a new ability with a Guild Medal', () => {
    const heroes = { jay: { xp: 2, hand: ['T24'] } }
    const lines = ['P1 fight', 'P1 attack m0', ...Array(2).fill('P1 commit R die'), 'P1 resolve']
    const position = { foes: { 'S-01': ['goblin', 'goblin'] }, heroes, dice: 'RRRR' }
    const rest = ['P1 resolve', ...Array(2).fill('P1 commit R die'), 'P1 resolve', 'P1 resolve']
    expect(advised(position, [...lines, ...rest])).toBe('answer jay T24 -')
  })
})

describe('the battleground', () => {
  it.each([
    ['sewers', ['T01', 'T02', 'T04', 'T05'], 'ground sewers'],
    ['throne', [], 'ground throne'],
  ])('the %s, by what the others would lose', (_, hand, wants) => {
    const heroes = { jay: { room: 'S-03', xp: 9, learned: ['A1', 'B1'] }, mika: { hand }, odda: { hand } }
    const position = { heroes, rooms: ['S-02 0:0', 'S-03 1:0'], dice: 'E' }
    expect(advised(position, ['P1 stairs 3'], { mode: 'epic' })).toBe(wants)
  })
})
