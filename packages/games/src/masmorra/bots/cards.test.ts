import { bots } from '@undercroft/bots'
import { describe, expect, it } from 'vitest'
import { advisedBy } from '../testing/advice.ts'

const advised = advisedBy(bots.greedy)

const NORTH = ['L1-03 0:-1']
const ORC = { foes: { 'S-01': ['orc'] } }
const SHUT = { up: ['none'] }
const DRAGON = { foes: { 'S-01': ['dragon'] } }

describe('others are advised to', () => {
  it.each<[string, object, string[], string]>([
    [
      'steal a card that was drawn',
      { heroes: { jay: { gold: 5 }, mika: { hand: ['T03'] } }, deck: ['T05'], dice: 'S' },
      ['P1 buy = 1'],
      'answer mika T03 -',
    ],
    [
      'spoil an attack that is just enough',
      { ...ORC, heroes: { jay: { xp: 12 }, mika: { hand: ['T05'] } }, dice: 'RRS' },
      ['P1 fight', 'P1 commit R die', 'P1 commit R die', 'P1 resolve'],
      'answer mika T05 -',
    ],
    [
      'let one be that is not',
      { ...ORC, heroes: { jay: { xp: 12 }, mika: { hand: ['T05'] } }, dice: 'RRRS' },
      ['P1 fight', 'P1 commit R die', 'P1 commit R die', 'P1 commit R die', 'P1 resolve'],
      'pass',
    ],
    [
      'save themselves',
      { ...ORC, heroes: { jay: { lp: 3, hand: ['T17'] } }, dice: 'S' },
      ['P1 fight', 'P1 resolve', 'P1 resolve'],
      'answer jay T17 -',
    ],
    [
      'send monsters to a weak leader',
      {
        phase: 'dm',
        rooms: NORTH,
        foes: { 'L1-03': ['dragon'] },
        heroes: { jay: { room: 'L1-07' }, mika: { lp: 2, xp: 12 } },
      },
      [],
      'march m16 r0',
    ],
  ])('%s', (_, position, lines, wants) => {
    const rooms = 'rooms' in position ? [...(position.rooms as string[]), 'L1-07 1:0 turned 1'] : []
    expect(advised({ ...position, rooms }, lines)).toBe(wants)
  })
})

describe('friends are advised to', () => {
  it('keep a Hero from falling', () => {
    const position = {
      ...ORC,
      heroes: { jay: { lp: 3 }, mika: { hand: ['A09'] } },
      dice: 'S',
    }
    const lines = ['P1 fight', 'P1 resolve']
    expect(advised(position, lines, { mode: 'alliance' })).toBe('answer mika A09 -')
  })

  it('heal the weakest', () => {
    const position = { heroes: { jay: { hand: ['A01'], freeStep: false }, mika: { lp: 1 } }, up: ['none'], dice: 'S' }
    expect(advised(position, [], { mode: 'alliance' })).toBe('play A01 mika')
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
      'take the gold that a strong ability needs',
      { ...APART, phase: 'startTurn', heroes: holds('T20', { gold: 3, learned: ['A1', 'A2'] }) },
      [],
      'answer mika T20 -',
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
