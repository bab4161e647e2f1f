import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { masmorra } from '../../../index.ts'

type Position = Record<string, unknown>

const OPTIONS = { mode: 'alliance', players: 3 } as const
const ROOMS = ['L1-03 0:-1', 'L1-07 1:0 turned 1', 'L1-16 0:1']

function after(
  { jay = {}, mika = {}, algus = {}, draws = [], ...rest }: Position,
  ...lines: readonly string[]
): unknown {
  const position = { rooms: ROOMS, up: ['L1-02'], heroes: { jay, mika, algus }, ...rest }
  const dice = draws as number[]
  return masmorra.scene.show(at(masmorra, { options: OPTIONS, position, dice }).plays(...lines).match.state)
}

describe('the purple part of', () => {
  it.each<[string, string, Position, string[], Position]>([
    ['A01', 'heals a Hero', { mika: { lp: 2 } }, ['P1 play A01 mika'], { heroes: { mika: { lp: 6 } } }],
    ['A02', 'makes shields', {}, ['P1 play A02 -'], { symbols: 'DDDD' }],
    ['A03', 'makes arrows', {}, ['P1 play A03 -'], { symbols: 'RRR' }],
    ['A04', 'makes blows', {}, ['P1 play A04 -'], { symbols: 'MMMM' }],
    ['A05', 'makes Magic', {}, ['P1 play A05 -'], { symbols: 'GG' }],
    ['A06', 'gives 4 Move Points', {}, ['P1 play A06 -'], { mp: 4 }],
    ['A07', 'rolls dice again', { dice: 'SS' }, ['P1 play A07 -', 'P1 reroll 01 = 2 2'], { dice: 'RR' }],
    [
      'A08',
      'moves a Hero by two rooms',
      { mika: { room: 'L1-16' } },
      ['P1 play A08 mika+r0', 'P1 walk r1'],
      { heroes: { mika: { room: 'L1-03' } } },
    ],
    [
      'A09',
      'heals everybody',
      { jay: { lp: 3 }, mika: { lp: 2 } },
      ['P1 play A09 -'],
      { heroes: { jay: { lp: 5 }, mika: { lp: 4 }, algus: { lp: 6 } } },
    ],
    ['A10', 'turns time back', { time: 9 }, ['P1 play A10 -'], { hushed: true, time: 6 }],
    ['A10', 'turns time back to its beginning', { time: 2 }, ['P1 play A10 -'], { time: 1 }],
    [
      'A11',
      'clears a room, but of bosses',
      { foes: { 'L1-03': ['orc', 'bitsy'], 'L1-16': ['goblin'] } },
      ['P1 play A11 r1'],
      { foes: { 'L1-03': ['bitsy'], 'L1-16': ['goblin'] } },
    ],
    ['A12', 'gives 3 gold', {}, ['P1 play A12 -'], { heroes: { jay: { gold: 3 } } }],
    [
      'A13',
      'opens a chest',
      { jay: { room: 'L1-07' }, deck: ['A02'] },
      ['P1 play A13 r2 = 1'],
      { heroes: { jay: { xp: 1, gold: 2, hand: ['A02'] } } },
    ],
    [
      'A14',
      'gathers all Heroes',
      { mika: { room: 'L1-16' }, algus: { room: 'L1-07' } },
      ['P1 play A14 -'],
      { heroes: { jay: { room: 'S-01' }, mika: { room: 'S-01' }, algus: { room: 'S-01' } } },
    ],
    ['A15', 'makes Elixir', {}, ['P1 play A15 -'], { symbols: 'EEE' }],
  ])('%s %s', (card, _, given, lines, then) => {
    const jay = { ...(given.jay as object), hand: [card] }
    expect(after({ ...given, jay }, ...lines)).toMatchObject(then)
  })

  it.each<[string, string, Position, string]>([
    ['A01', 'on oneself while engaged', { jay: { lp: 3 }, dice: 'S', foes: { 'S-01': ['orc'] } }, 'jay ! MA-6.3'],
    ['A06', 'while engaged', { dice: 'S', foes: { 'S-01': ['orc'] } }, '- ! MA-6.3'],
    ['A09', 'when nobody is hurt', {}, '- ! MA-1.4'],
    ['A10', 'twice', { hushed: true }, '- ! MA-19.9'],
    ['A14', 'when all are together', {}, '- ! MA-19.9'],
    ['A14', 'when Level 3 is open', { ground: 'throne', mika: { room: 'L1-16' } }, '- ! MA-21.9'],
  ])('%s cannot be played %s', (card, _, given, target) => {
    const jay = { ...(given.jay as object), hand: [card] }
    after({ ...given, jay }, `P1 play ${card} ${target}`)
  })
})

const ORC = { foes: { 'S-01': ['orc'] } }
const ROLLED = { phase: 'midRoll', dice: 'SSSSSS' }

describe('the orange part of', () => {
  it.each<[string, string, Position, string[], Position]>([
    [
      'A01',
      'heals a Hero',
      { ...ROLLED, jay: { lp: 2 } },
      ['P1 keep', 'P2 answer mika A01 jay'],
      { heroes: { jay: { lp: 5 } } },
    ],
    [
      'A02',
      'prevents all Wounds',
      { ...ORC, dice: 'S' },
      ['P1 fight', 'P2 answer mika A02 -'],
      { heroes: { jay: { lp: 6 } } },
    ],
    [
      'A03',
      'helps with an arrow',
      { ...ORC, dice: 'RS', deck: ['A01'] },
      ['P1 fight', 'P1 commit R die', 'P1 resolve', 'P2 answer mika A03 - = 1'],
      { heroes: { jay: { xp: 2, lp: 6 } } },
    ],
    [
      'A04',
      'helps with a blow',
      { ...ORC, dice: 'RS', deck: ['A01'] },
      ['P1 fight', 'P1 commit R die', 'P1 resolve', 'P2 answer mika A04 -', 'P1 resolve = 1'],
      { heroes: { jay: { xp: 2, lp: 3 } } },
    ],
    ['A05', 'sets a die', ROLLED, ['P1 keep', 'P2 answer mika A05 -', 'P1 set d0 R'], { dice: 'RSSSSS' }],
    ['A06', 'makes a Step longer', {}, ['P1 freeStep', 'P2 answer mika A06 -'], { mp: 3 }],
    [
      'A07',
      'rolls two dice again',
      ROLLED,
      ['P1 keep', 'P2 answer mika A07 -', 'P1 reroll 012 ! MA-19.5', 'P1 reroll 01 = 2 2'],
      { dice: 'RRSSSS' },
    ],
    [
      'A08',
      'moves a Hero',
      { phase: 'dm', evilDeck: ['E10'] },
      ['P2 answer mika A08 jay+r3 = 1 1'],
      { heroes: { jay: { room: 'L1-16' } } },
    ],
    [
      'A09',
      'saves a Hero',
      { ...ORC, jay: { lp: 3 }, dice: 'S' },
      ['P1 fight', 'P1 resolve', 'P2 answer mika A09 -'],
      { heroes: { jay: { lp: 6 } } },
    ],
    [
      'A10',
      'silences an Evil card',
      { phase: 'startTurn', evilDeck: ['E08'], draws: [1] },
      ['P2 answer mika A10 -'],
      { heroes: { jay: { lp: 6 } }, evil: 'none' },
    ],
    [
      'A12',
      'hands gold over',
      { ...ROLLED, mika: { gold: 3 } },
      ['P1 keep', 'P2 answer mika A12 jay+g2'],
      { heroes: { jay: { gold: 2 }, mika: { gold: 1 } } },
    ],
    [
      'A13',
      'helps with a lock',
      { ...ROLLED, jay: { room: 'L1-07' }, deck: ['A01'] },
      ['P1 keep', 'P2 answer mika A13 -', 'P1 open 0 = 1'],
      { heroes: { jay: { xp: 1 } } },
    ],
    [
      'A14',
      'brings Heroes together',
      { phase: 'startTurn', evilDeck: ['E10'], draws: [1], algus: { room: 'L1-16' } },
      ['P2 answer mika A14 mika+r3'],
      { heroes: { mika: { room: 'L1-16' } } },
    ],
    [
      'A15',
      'destroys the undead',
      { foes: { 'S-01': ['ghoul'] }, dice: 'S', deck: ['A01'] },
      ['P1 fight', 'P2 answer mika A15 -', 'P1 learn A = 1'],
      { heroes: { jay: { xp: 3, lp: 6 } } },
    ],
  ])('%s %s', (card, _, given, lines, then) => {
    const mika = { ...(given.mika as object), hand: [card] }
    expect(after({ ...given, mika }, ...lines)).toMatchObject(then)
  })

  it('A01 never heals a Hero inside a combat (MA-24.13)', () => {
    const given = { ...ORC, jay: { lp: 3 }, algus: { lp: 3 }, mika: { hand: ['A01'] }, dice: 'S' }
    after(given, 'P1 fight', 'P2 answer mika A01 jay ! MA-24.13', 'P2 answer mika A01 algus')
  })
})
