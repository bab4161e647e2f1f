import { bots } from '@undercroft/bots'
import { describe, expect, it } from 'vitest'
import { advisedBy } from '../testing/advice.ts'

const advised = advisedBy(bots.greedy)

const NORTH = ['L1-03 0:-1']
/** A corridor of four rooms to the north of the Starting Room. */
const CORRIDOR = ['L1-16 0:-1', 'L1-05 0:-2', 'L1-18 0:-3', 'L1-15 0:-4']
const SHUT = { up: ['none'] }
const DRAGON = { foes: { 'S-01': ['dragon'] } }

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
