import { bots } from '@undercroft/bots'
import { describe, expect, it } from 'vitest'
import { advisedBy } from '../testing/advice.ts'

const advised = advisedBy(bots.greedy)

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

const EPIC = { mode: 'epic' } as const

describe('before Malaphyas a Hero is advised to', () => {
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

describe('Algus on the third level', () => {
  const heroes = { algus: { room: 'A1', xp: 20, learned: ['A1', 'B1', 'B2'] }, mika: { room: 'A4', xp: 12 } }
  const THRONE = { ground: 'throne', foes: { A1: ['malaphyas red bound'] } }
  const position = { ...THRONE, heroes, dice: 'MMMDSS', pet: 'E' }

  it.each([
    [[], /^use arcaneFocus [456]/],
    [['P1 use arcaneFocus 6 -'], /^magic symbol d[45] [MD]$/],
    [['P1 use arcaneFocus 6 -', 'P1 magic symbol d4 M'], /^set d5 [MD]$/],
  ])('focuses a die before Malaphyas and sets two others (after %j)', (lines, wants) => {
    expect(advised(position, lines, EPIC)).toMatch(wants)
  })

  it('keeps what is left of its gold for a turn that begins beside Malaphyas', () => {
    const before = (room: string) => {
      const algus = { ...heroes.algus, room, gold: 2, freeStep: false }
      return advised({ ...THRONE, heroes: { ...heroes, algus }, phase: 'preRoll' }, [], EPIC)
    }
    expect(before('A1')).toBe('use wizardsApprentice - -')
    expect(before('A4')).not.toBe('use wizardsApprentice - -')
  })
})
