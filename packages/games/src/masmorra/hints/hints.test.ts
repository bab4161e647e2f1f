import { bots } from '@undercroft/bots'
import { FastDice, sayChoice, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { masmorra } from '../index.ts'
import type { Options } from '../options.ts'
import { verbs } from '../words.ts'

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
