import { bots } from '@undercroft/bots'
import { FastDice, sayChoice, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { masmorra } from '../index.ts'
import { verbs } from '../state/choices.ts'
import type { Options } from '../state/options.ts'

/** What a greedy player does first in a position, after these lines. */
function advised(position: object, lines: readonly string[] = [], options: Partial<Options> = {}): string {
  const { play } = at(masmorra, { position, options }).plays(...lines).match
  const ask = play.asks[0]
  if (ask === undefined) throw new Error('nobody is asked')
  return sayChoice(verbs, bots.greedy(masmorra, new FastDice(1)).choose(see(play, ask.seat), ask))
}

const NORTH = ['L1-03 0:-1']

describe('a Hero is advised to', () => {
  it.each<[string, object, string]>([
    ['open a chest', { rooms: ['L1-07 0:-1'], heroes: { jay: { room: 'L1-07' } }, dice: 'MS' }, 'open 0'],
    ['drink when hurt', { heroes: { jay: { lp: 2 } }, dice: 'E', rooms: [], up: ['none'] }, 'drink die jay'],
    ['take what lies on the floor', { rooms: ['L1-16 0:-1'], heroes: { jay: { room: 'L1-16' } } }, 'takeGold'],
    ['fight the Orc that stands there', { foes: { 'S-01': ['orc'] }, dice: 'RRS' }, 'fight'],
    [
      'set a die with Magic where that beats a monster',
      { foes: { 'S-01': ['orc'] }, heroes: { jay: { lp: 3 } }, dice: 'RGE' },
      'magic die d2 R',
    ],
    ['go and look for more', { rooms: NORTH, up: ['L1-02'], dice: 'RRMMD' }, 'freeStep'],
    ['walk to an Orc whom it can shoot', { rooms: NORTH, foes: { 'L1-03': ['orc'] }, mp: 2, dice: 'RRE' }, 'move r1'],
    [
      'keep away from a Dragon it cannot hurt',
      { rooms: NORTH, up: ['none'], foes: { 'L1-03': ['dragon'] }, mp: 2, dice: 'EE', heroes: { jay: { lp: 6 } } },
      'end',
    ],
    [
      'take an XP from the leader',
      { heroes: { jay: { hand: ['T16'], freeStep: false }, mika: { xp: 9 } }, up: ['none'] },
      'play T16 mika',
    ],
    [
      'keep a card that makes symbols while nobody is there',
      { heroes: { jay: { hand: ['T04'], freeStep: false } }, up: ['none'], dice: 'S' },
      'end',
    ],
    ['buy a card at the end', { heroes: { jay: { gold: 6, freeStep: false } }, up: ['none'], dice: 'M' }, 'buy'],
  ])('%s', (_, position, wants) => {
    expect(advised(position)).toBe(wants)
  })

  it('roll again what does not help against an Orc', () => {
    const position = { phase: 'midRoll', foes: { 'S-01': ['orc'] }, dice: 'RRDEEE' }
    expect(advised(position)).toMatch(/^reroll 2?345$/)
  })

  it('look ahead with the Free Step while all dice are still to come', () => {
    expect(advised({ phase: 'preRoll', up: ['L1-07'] })).toBe('freeStep')
  })

  it('go down where Malaphyas is the goal', () => {
    const position = { rooms: ['L1-01 0:-1'], heroes: { jay: { room: 'L1-01', freeStep: false } }, dice: 'RE' }
    expect(advised(position, [], { mode: 'epic' })).toBe('stairs 2')
  })
})

const ORC = { foes: { 'S-01': ['orc'] } }

describe('in a combat a Hero is advised to', () => {
  it.each<[string, object, string[], string]>([
    ['commit bows first', { ...ORC, dice: 'RRM' }, ['P1 fight'], 'commit R die'],
    [
      'strike when it is enough',
      { ...ORC, dice: 'RRM' },
      ['P1 fight', 'P1 commit R die', 'P1 commit R die'],
      'resolve',
    ],
    ['make a pair where swords are short', { ...ORC, dice: 'MDS' }, ['P1 fight'], 'pair'],
    ['spare what cannot win', { ...ORC, dice: 'RDD' }, ['P1 fight'], 'resolve'],
    ['raise a shield', { ...ORC, dice: 'DDE' }, ['P1 fight'], 'commit D die'],
    [
      'fight first whom it can beat',
      { foes: { 'S-01': ['dragon', 'goblin'] }, dice: 'RRS' },
      ['P1 fight'],
      'attack m0',
    ],
  ])('%s', (_, position, lines, wants) => {
    expect(advised(position, lines)).toBe(wants)
  })
})

describe('in a combat a Hero is advised to make', () => {
  it.each<[string, object, string]>([
    ['symbols that turn the fight', { ...ORC, heroes: { jay: { lp: 3, hand: ['T01'] } }, dice: 'S' }, 'play T01 -'],
    [
      'bows of a sword that would draw Payback',
      { ...ORC, heroes: { jay: { learned: ['A1'] } }, dice: 'M' },
      'use preemptiveStrike 0 -',
    ],
    [
      'swords of two things of which neither is enough',
      { foes: { 'S-01': ['dragon'] }, heroes: { jay: { lp: 2, hand: ['T04', 'T24'] } }, dice: 'MDS' },
      'play T04 -',
    ],
    ['nothing of what is not needed', { ...ORC, heroes: { jay: { hand: ['T01'] } }, dice: 'RRS' }, 'commit R die'],
  ])('%s', (_, position, wants) => {
    expect(advised(position, ['P1 fight'])).toBe(wants)
  })
})

describe('before Malaphyas a Hero is advised to', () => {
  const EPIC = { mode: 'epic' } as const
  const THRONE = { ground: 'throne', foes: { A1: ['malaphyas red bound', 'goblin'] } }
  const all = ['A1', 'A2', 'B1', 'B2']

  it('strike at him first, with everything that it takes', () => {
    const heroes = { jay: { room: 'A1', xp: 20, gold: 3, learned: all }, mika: { room: 'A4', xp: 12 } }
    const position = { ...THRONE, heroes, dice: 'MSEE' }
    expect(advised(position, ['P1 fight'], EPIC)).toBe('attack malaphyas')
    expect(advised(position, ['P1 fight', 'P1 attack malaphyas'], EPIC)).toBe('use criticalSwing - -')
  })

  it('leave the last blow undone if another would win by it', () => {
    const heroes = { jay: { room: 'A1', xp: 20, gold: 3, learned: all }, mika: { room: 'A4', xp: 30 } }
    const position = { ...THRONE, foes: { A1: ['malaphyas red bound'] }, heroes, dice: 'MSEE' }
    expect(advised(position, ['P1 fight'], EPIC)).toBe('resolve')
  })

  it('go in and be there with all dice next turn, if the lead is long enough for a fall', () => {
    const foes = { A1: ['malaphyas red bound'], A2: ['orc fought'] }
    const position = (xp: number) => ({
      ...THRONE,
      foes,
      heroes: { jay: { room: 'A2', xp, gold: 3, learned: all, freeStep: false }, mika: { room: 'A4', xp: 30 } },
      mp: 1,
      dice: 'E',
    })
    expect(advised(position(38), [], EPIC)).toBe('move r1')
    expect(advised(position(20), [], EPIC)).not.toBe('move r1')
  })

  it('save gold for him that would buy a card', () => {
    const heroes = { jay: { room: 'A4', xp: 20, gold: 5, learned: all, freeStep: false }, mika: { xp: 20 } }
    expect(advised({ ...THRONE, heroes, dice: 'E' }, [], EPIC)).not.toBe('buy')
  })
})

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

/** A corridor of four rooms to the north of the Starting Room. */
const CORRIDOR = ['L1-16 0:-1', 'L1-05 0:-2', 'L1-18 0:-3', 'L1-15 0:-4']
const SHUT = { up: ['none'] }
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
