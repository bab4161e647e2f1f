import { describe, expect, it } from 'vitest'
import { after, type Position } from '../../../testing/treasure.ts'

/** Jay before an Orc in the Starting Room. */
const ORC = { foes: { 'S-01': ['orc'] } }

describe('the orange part of', () => {
  it.each<[string, string, Position, string[], Position]>([
    [
      'T01',
      'takes the sting out of a Ranged',
      { ...ORC, dice: 'RR' },
      ['P1 fight', 'P1 commit R die', 'P1 commit R die', 'P1 resolve', 'P2 answer mika T01 -'],
      { heroes: { jay: { lp: 3, xp: 0 } }, foes: { 'S-01': ['orc fought'] } },
    ],
    [
      'T02',
      'heals its player when a turn starts',
      { phase: 'startTurn', mika: { lp: 3 } },
      ['P2 answer mika T02 -'],
      { heroes: { mika: { lp: 4 } } },
    ],
    [
      'T03',
      'takes the card that was drawn',
      { jay: { gold: 5 }, deck: ['T05'] },
      ['P1 buy = 1', 'P2 answer mika T03 -'],
      { heroes: { jay: { hand: [] }, mika: { hand: ['T05'] } } },
    ],
    [
      'T04',
      'makes Payback worse',
      { ...ORC, dice: 'S' },
      ['P1 fight', 'P2 pass', 'P2 answer mika T04 -', 'P1 resolve'],
      { heroes: { jay: { lp: 2 } } },
    ],
    [
      'T05',
      'makes a monster harder',
      { ...ORC, dice: 'RR' },
      ['P1 fight', 'P1 commit R die', 'P1 commit R die', 'P1 resolve', 'P2 answer mika T05 -'],
      { heroes: { jay: { lp: 3 } } },
    ],
    [
      'T06',
      'cancels an ability',
      { dice: 'S' },
      ['P1 use parry 0 -', 'P2 answer mika T06 -'],
      { symbols: '', dice: '' },
    ],
    ['T07', 'halves a Step', {}, ['P1 freeStep', 'P2 answer mika T07 -'], { mp: 1 }],
    [
      'T08',
      'rolls a die again',
      { phase: 'midRoll', dice: 'RRRRRR' },
      ['P1 keep', 'P2 answer mika T08 d2 = 1'],
      { dice: 'RRSRRR' },
    ],
    [
      'T09',
      'sets a die',
      { phase: 'midRoll', dice: 'RRRRRR' },
      ['P1 keep', 'P2 answer mika T09 d0+E'],
      { dice: 'ERRRRR' },
    ],
    [
      'T10',
      'sends a new monster away',
      { phase: 'dm', algus: { room: 'L1-07' } },
      ['P2 pass = 4', 'P2 answer mika T10 -'],
      { foes: { 'L1-03': [] } },
    ],
    [
      'T11',
      'waits where a Hero comes in',
      { mp: 1, dice: 'S' },
      ['P1 move r3', 'P2 answer mika T11 - = 1'],
      { foes: { 'L1-16': ['goblin'] } },
    ],
    [
      'T12',
      'places the tile',
      { rooms: ['L1-03 0:-1'], mp: 1, dice: 'S' },
      ['P1 explore', 'P2 answer mika T12 -', 'P2 place -1:0 0 = 4 1'],
      { heroes: { jay: { room: 'L1-02' } }, foes: { 'L1-02': ['orc'] } },
    ],
    [
      'T13',
      'takes of the gold',
      { jay: { room: 'L1-16' } },
      ['P1 takeGold', 'P2 answer mika T13 -'],
      { heroes: { jay: { gold: 0 }, mika: { gold: 2 } } },
    ],
    [
      'T14',
      'cancels a card',
      { jay: { hand: ['T20'] } },
      ['P1 play T20 -', 'P2 answer mika T14 c0'],
      { heroes: { jay: { gold: 0, hand: [] } }, discard: ['T14', 'T20'] },
    ],
    [
      'T15',
      'moves a monster',
      { phase: 'dm', foes: { 'L1-03': ['orc'] }, mika: { room: 'L1-16' } },
      ['P2 answer mika T15 m0', 'P2 march m0 r0 = 1'],
      { foes: { 'S-01': ['orc'] } },
    ],
    [
      'T16',
      'lowers a reward',
      { ...ORC, dice: 'RR', deck: ['T02'] },
      ['P1 fight', 'P1 commit R die', 'P1 commit R die', 'P1 resolve', 'P2 answer mika T16 - = 1'],
      { heroes: { jay: { xp: 1 } } },
    ],
    [
      'T18',
      'takes its player away',
      { phase: 'dm' },
      ['P2 answer mika T18 r3 = 1'],
      { heroes: { mika: { room: 'L1-16' } } },
    ],
    [
      'T19',
      'jams a chest',
      { jay: { room: 'L1-07' }, dice: 'M' },
      ['P1 open 0', 'P2 answer mika T19 -'],
      { heroes: { jay: { xp: 0, gold: 0 } }, dice: '' },
    ],
    [
      'T20',
      'costs gold',
      { phase: 'startTurn', jay: { gold: 3 } },
      ['P2 answer mika T20 -'],
      { heroes: { jay: { gold: 1 } } },
    ],
    [
      'T21',
      'uses a die up',
      { phase: 'midRoll', dice: 'RRRRRR' },
      ['P1 keep', 'P2 answer mika T21 d0'],
      { dice: 'RRRRR' },
    ],
    [
      'T25',
      'pricks a thief',
      { jay: { room: 'L1-07' }, dice: 'M', deck: ['T02'] },
      ['P1 open 0', 'P2 answer mika T25 - = 1'],
      { heroes: { jay: { lp: 5, xp: 1 } } },
    ],
  ])('%s %s', (card, _, given, lines, then) => {
    const mika = { ...(given.mika as object), hand: [card] }
    expect(after({ ...given, mika }, ...lines)).toMatchObject(then)
  })

  it.each<[string, string, Position, string[], Position]>([
    [
      'T17',
      'saves its player',
      { ...ORC, jay: { lp: 3 } },
      ['P1 fight', 'P1 resolve', 'P1 resolve', 'P1 answer jay T17 -'],
      { heroes: { jay: { lp: 2, lying: false } } },
    ],
    [
      'T22',
      'gives 1 gold more',
      { jay: { room: 'L1-16' } },
      ['P1 takeGold', 'P1 answer jay T22 -'],
      { heroes: { jay: { gold: 3 } } },
    ],
    [
      'T23',
      'draws one more and discards one',
      { jay: { gold: 5 }, deck: ['T01', 'T05'] },
      ['P1 buy = 1', 'P1 answer jay T23 - = 1', 'P1 discard T01'],
      { heroes: { jay: { hand: ['T05'] } } },
    ],
    [
      'T24',
      'pays for two monsters',
      { foes: { 'S-01': ['orc', 'orc'] }, dice: 'RRRR', deck: ['T01', 'T05'] },
      [
        'P1 fight',
        'P1 attack m0',
        'P1 commit R die',
        'P1 commit R die',
        'P1 resolve',
        'P1 commit R die',
        'P1 commit R die',
        'P1 resolve',
        'P1 answer jay T24 -',
        'P1 learn A = 1 1',
      ],
      { heroes: { jay: { xp: 5 } } },
    ],
  ])('%s %s', (card, _, given, lines, then) => {
    const jay = { ...(given.jay as object), hand: [card] }
    expect(after({ ...given, jay }, ...lines)).toMatchObject(then)
  })
})
