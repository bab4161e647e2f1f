import { describe, expect, it } from 'vitest'
import { after, type Position } from '../../../testing/treasure.ts'

describe('the purple part of', () => {
  it.each([
    ['T01', 'RR'],
    ['T02', 'EE'],
    ['T04', 'MM'],
    ['T05', 'DDD'],
    ['T06', 'GG'],
    ['T24', 'MD'],
    ['T25', 'RE'],
  ])('%s makes %s', (card, symbols) => {
    const then = { symbols, heroes: { jay: { hand: [] } }, discard: [card] }
    expect(after({ jay: { hand: [card] } }, `P1 play ${card} -`)).toMatchObject(then)
  })

  it.each<[string, string, Position, string[], Position]>([
    [
      'T03',
      'swaps with a monster',
      { foes: { 'L1-03': ['orc'] } },
      ['P1 play T03 m0'],
      { heroes: { jay: { room: 'L1-03' } }, foes: { 'S-01': ['orc'], 'L1-03': [] } },
    ],
    [
      'T03',
      'swaps with a Hero',
      { mika: { room: 'L1-16' } },
      ['P1 play T03 mika'],
      { heroes: { jay: { room: 'L1-16' }, mika: { room: 'S-01' } } },
    ],
    ['T07', 'gives 4 Move Points', {}, ['P1 play T07 -'], { mp: 4 }],
    ['T08', 'rolls dice again', { dice: 'SSE' }, ['P1 play T08 -', 'P1 reroll 02 = 3 2'], { dice: 'MSR' }],
    ['T09', 'sets two dice', { dice: 'SSE' }, ['P1 play T09 -', 'P1 set d0 R', 'P1 set d1 M'], { dice: 'RME' }],
    ['T10', 'removes a monster', { foes: { 'L1-03': ['orc'] } }, ['P1 play T10 m0'], { foes: { 'L1-03': [] } }],
    ['T11', 'spawns a minor monster', {}, ['P1 play T11 r1 = 4'], { foes: { 'L1-03': ['orc'] } }],
    [
      'T12',
      'puts tiles in order',
      { below: [['L1-08', 'L1-09', 'L1-15', 'L1-17']] },
      ['P1 play T12 - = 1 1 1', 'P1 order L1-15,L1-08,L1-09'],
      { below: [['L1-15', 'L1-08', 'L1-09', 'L1-17'], expect.anything()] },
    ],
    [
      'T13',
      'takes gold from a neighbour',
      { mika: { gold: 3, room: 'L1-03' } },
      ['P1 play T13 mika'],
      { heroes: { jay: { gold: 2 }, mika: { gold: 1 } } },
    ],
    [
      'T14',
      'draws a card and makes a Magic',
      { deck: ['T02'] },
      ['P1 play T14 - = 1'],
      { symbols: 'G', heroes: { jay: { hand: ['T02'] } } },
    ],
    [
      'T15',
      'moves a monster by 2',
      {
        foes: { 'L1-03': ['orc'] },
        dice: 'S',
        jay: { room: 'L1-16' },
        mika: { room: 'L1-07' },
        algus: { room: 'L1-07' },
      },
      ['P1 play T15 m0', 'P1 march m0 r0', 'P1 march m0 r3'],
      { foes: { 'L1-03': [], 'L1-16': ['orc'] } },
    ],
    [
      'T16',
      'moves an XP',
      { mika: { xp: 5 }, jay: { xp: 1 } },
      ['P1 play T16 mika'],
      { heroes: { jay: { xp: 2 }, mika: { xp: 4 } } },
    ],
    ['T17', 'heals all', { jay: { lp: 1 } }, ['P1 play T17 -'], { heroes: { jay: { lp: 6 } } }],
    ['T18', 'teleports', {}, ['P1 play T18 r3'], { heroes: { jay: { room: 'L1-16' } } }],
    [
      'T19',
      'opens a chest',
      { jay: { room: 'L1-07' }, deck: ['T02'] },
      ['P1 play T19 r2 = 1'],
      { heroes: { jay: { xp: 1, gold: 2, hand: ['T02'] } } },
    ],
    [
      'T19',
      'disarms a trap',
      { traps: ['L1-10 -1:0'] },
      ['P1 play T19 t0'],
      { heroes: { jay: { xp: 2 } }, traps: ['L1-10 -1:0 disarmed'] },
    ],
    ['T20', 'gives 3 gold', {}, ['P1 play T20 -'], { heroes: { jay: { gold: 3 } } }],
    [
      'T21',
      'lets a Hero by',
      { foes: { 'S-01': ['orc'] } },
      ['P1 play T21 -'],
      { foes: { 'S-01': ['orc fought'] }, heroes: { jay: { lp: 6, xp: 0 } } },
    ],
    ['T22', 'gives 2 gold', {}, ['P1 play T22 -'], { heroes: { jay: { gold: 2 } } }],
    ['T23', 'draws a card', { deck: ['T02'] }, ['P1 play T23 - = 1'], { heroes: { jay: { hand: ['T02'] } } }],
  ])('%s %s', (card, _, given, lines, then) => {
    const hand = { ...(given.jay as object), hand: [card] }
    expect(after({ ...given, jay: hand }, ...lines)).toMatchObject(then)
  })

  it.each<[string, string, Position, string]>([
    [
      'T03',
      'where there is no room for the monster',
      { foes: { 'S-01': ['orc fought', 'orc fought', 'orc fought'], 'L1-03': ['orc'] } },
      'm3 ! MA-16.4',
    ],
    ['T03', 'when Level 3 is open', { ground: 'throne' }, '- ! MA-21.9'],
    ['T07', 'while engaged', { foes: { 'S-01': ['orc'] } }, '- ! MA-6.3'],
    ['T08', 'without dice', {}, '- ! MA-5.1'],
    ['T09', 'without dice', {}, '- ! MA-5.1'],
    ['T10', 'with nobody to remove but a boss', { foes: { 'L1-03': ['bitsy'] } }, '- ! MA-19.9'],
    ['T12', 'when no tile lies face down', { below: [[]] }, '- ! MA-8.9'],
    ['T13', 'with a full purse', { jay: { gold: 6 }, mika: { gold: 1 } }, 'mika ! MA-14.5'],
    ['T13', 'when nobody near has any gold', {}, '- ! MA-19.9'],
    ['T16', 'when nobody has more XP', { jay: { xp: 2 }, mika: { xp: 2 } }, '- ! MA-19.9'],
    ['T17', 'unhurt', {}, '- ! MA-1.4'],
    ['T17', 'while engaged', { jay: { lp: 1 }, foes: { 'S-01': ['orc'] } }, '- ! MA-6.3'],
    ['T18', 'when Level 3 is open', { ground: 'sewers' }, '- ! MA-21.9'],
    ['T19', 'with neither chest nor trap', {}, '- ! MA-19.9'],
    ['T20', 'with a full purse', { jay: { gold: 6 } }, '- ! MA-14.5'],
    ['T21', 'with nobody to get by', {}, '- ! MA-6.2'],
    ['T21', 'past a boss', { foes: { 'S-01': ['bitsy'] } }, '- ! MA-18.5'],
    ['T06', 'in the room of the blue Hydra', { foes: { 'S-01': ['hydra'] } }, '- ! MA-18.10'],
    ['T05', 'while Defense is cursed', { ground: 'sewers', curse: 'D' }, '- ! MA-23.9'],
  ])('%s cannot be played %s', (card, _, given, target) => {
    const jay = { ...(given.jay as object), hand: [card] }
    after({ ...given, jay }, `P1 play ${card} ${target}`)
  })

  it('T01 cannot be played in the Dungeon Master Phase', () => {
    after({ phase: 'dm', jay: { hand: ['T01'] } }, 'P1 pass', 'P1 play T01 - ! MA-16.7')
  })

  it('T14 makes no Magic when the Hero Phase is over (MA-16.7)', () => {
    const given = { phase: 'dm', jay: { hand: ['T14'] }, deck: ['T02'] }
    expect(after(given, 'P1 play T14 - = 1')).toMatchObject({ symbols: '', heroes: { jay: { hand: ['T02'] } } })
  })
})
