import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { masmorra } from '../../index.ts'

type Position = Record<string, unknown>

const OPTIONS = { mode: 'alliance', players: 3 } as const
const ROOMS = ['L1-03 0:-1', 'L1-07 1:0 turned 1']

function table({ jay = {}, mika = {}, algus = {}, ...rest }: Position, dice: readonly number[] = []) {
  const position = { rooms: ROOMS, heroes: { jay, mika, algus }, ...rest }
  return at(masmorra, { options: OPTIONS, position, dice })
}

/** Without a choice before it the roll follows at once. */
const ROLL = [1, 1, 1, 1, 1, 1]
const ELSEWHERE = { mika: { room: 'L1-07' }, algus: { room: 'L1-07' } }

describe('an Evil card that acts at once', () => {
  it.each<[string, string, Position, number[], Position]>([
    ['E05', 'a monster comes', {}, [4, ...ROLL], { foes: { 'S-01': ['orc'] } }],
    ['E06', 'Free Step is turned over', {}, ROLL, { heroes: { jay: { freeStep: false } } }],
    ['E07', 'gold is lost', { jay: { gold: 3 } }, [], { heroes: { jay: { gold: 1 } } }],
    ['E08', 'a Wound', {}, [], { heroes: { jay: { lp: 5 } } }],
    ['E08', 'no Wound for the weakest', { jay: { lp: 1 } }, [], { heroes: { jay: { lp: 1 } } }],
    ['E09', 'a Wound for the strongest', { jay: { lp: 4 }, mika: { lp: 4 } }, [], { heroes: { algus: { lp: 5 } } }],
    ['E12', 'a card is lost', { jay: { hand: ['A12'] } }, [1], { heroes: { jay: { hand: [] } }, discard: ['A12'] }],
    [
      'E13',
      'monsters come nearer',
      { foes: { 'L1-03': ['orc'] }, ...ELSEWHERE },
      ROLL,
      { foes: { 'S-01': ['orc'], 'L1-03': [] } },
    ],
    ['E14', 'rooms spawn', {}, [1], { foes: { 'L1-03': ['goblin'] } }],
    [
      'E17',
      'nothing happens',
      { jay: { room: 'L1-03', lp: 3 }, mika: { lp: 3 }, foes: { 'L1-03': ['orc', 'orc'], 'S-01': ['goblin'] } },
      ROLL,
      { foes: { 'L1-03': ['orc', 'orc'], 'S-01': ['goblin'] }, heroes: { jay: { lp: 3 }, mika: { lp: 3 } } },
    ],
  ])('%s: %s', (card, _, given, draws, then) => {
    const { match } = table({ phase: 'startTurn', evilDeck: [card], ...given }, [1, ...draws])
    expect(masmorra.scene.show(match.state)).toMatchObject(then)
  })

  it('E09: equals are chosen from', () => {
    const { match } = table({ phase: 'startTurn', evilDeck: ['E09'], jay: { lp: 5 } }, [1]).plays(
      'P1 drain jay ! MA-24.7',
      'P1 drain mika',
    )
    expect(masmorra.scene.show(match.state)).toMatchObject({ heroes: { mika: { lp: 5 }, algus: { lp: 6 } } })
  })
})

describe('an Evil card that lasts', () => {
  it.each<[string, string, Position, string[], Position]>([
    ['E01', 'no re-roll', { phase: 'midRoll', dice: 'SSSSSS' }, ['P1 reroll 0 ! MA-24.7'], {}],
    ['E02', 'a Step is 1 Move Point', {}, ['P1 freeStep'], { mp: 1 }],
    [
      'E03',
      'Payback is worse',
      { foes: { 'S-01': ['orc'] }, dice: 'S' },
      ['P1 fight', 'P1 resolve'],
      { heroes: { jay: { lp: 2 } } },
    ],
    [
      'E04',
      'Defense is better',
      { foes: { 'S-01': ['orc'] }, dice: 'RRR' },
      ['P1 fight', 'P1 commit R die', 'P1 commit R die', 'P1 resolve', 'P1 resolve'],
      { heroes: { jay: { lp: 3 } } },
    ],
    ['E10', 'no Room Actions', { jay: { room: 'L1-07' }, dice: 'M' }, ['P1 open 0 ! MA-24.7'], {}],
    ['E11', 'no abilities', { dice: 'S' }, ['P1 use parry 0 - ! MA-24.7'], {}],
    ['E15', 'no healing', { jay: { lp: 3 }, dice: 'E' }, ['P1 drink die jay ! MA-24.7'], {}],
    ['E16', 'no Magic', { dice: 'GS' }, ['P1 magic die d1 M ! MA-24.7'], {}],
    ['E18', 'five dice', { phase: 'preRoll' }, ['P1 roll = 2 2 2 2 2'], { dice: 'RRRRR' }],
  ])('%s: %s', (evil, _, given, lines, then) => {
    const { match } = table({ evil, ...given }).plays(...lines)
    expect(masmorra.scene.show(match.state)).toMatchObject(then)
  })
})
