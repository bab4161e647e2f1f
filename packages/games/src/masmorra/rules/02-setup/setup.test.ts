import { FastDice, Play, readOptions } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { THIRD_STAIRS } from '../../content/small-tiles.ts'
import { isTrap } from '../../content/tiles.ts'
import { masmorra } from '../../index.ts'
import { heroCount, lastRound, OPTIONS, type Options, seatCount, settle } from '../../state/options.ts'
import { freshState } from './setup.ts'

function optionsOf(given: Partial<Options>): Options {
  const read = readOptions(OPTIONS, given)
  if (!read.ok) throw new Error(read.error.join())
  return read.value
}

const started = (given: Partial<Options>, seed: number) =>
  Play.start(masmorra, optionsOf(given), new FastDice(seed)).state

describe('the stacks', () => {
  it.each([
    // MA-2.2, MA-2.13
    [2, 18, 14],
    [3, 21, 16],
    [4, 24, 18],
    [5, 27, 20],
  ])(
    'of %i players have %i and %i small tiles, and five medium ones for each level (MA-2.4, MA-2.14)',
    (players, one, two) => {
      const s = freshState(optionsOf({ players }), 0)
      expect(s.stacks.map(({ rest }) => rest.length)).toEqual([one, two])
      expect(s.mediums.map(tiles => tiles.length)).toEqual([5, 5])
    },
  )

  it('leave out the Starting Room, the Entrance and, in Standard, the Stairs to the Third Level (MA-2.1, MA-2.3)', () => {
    const { stacks, rooms } = freshState(optionsOf({ players: 5 }), 0)
    expect(stacks.flatMap(({ rest, held }) => [...rest, held]).filter(tile => tile.startsWith('S-'))).toEqual([])
    expect(rooms.map(({ tile }) => tile)).toEqual(['S-01'])
    expect(stacks.map(({ up }) => up)).toEqual(['none', 'S-02'])
  })

  it('of one Hero are those of two (MA-2.13)', () => {
    const { stacks } = freshState(optionsOf({ mode: 'alliance', players: 1 }), 0)
    expect(stacks.map(({ rest }) => rest.length)).toEqual([17, 14])
  })

  it('never begin with a trap (MA-2.5), and medium tiles stay face down (MA-2.7)', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { stacks, mediums } = started({}, seed)
      expect(isTrap(stacks[0]?.up ?? 'none')).toBe(false)
      expect(mediums.flat()).toHaveLength(10)
    }
  })

  it('hold the Stairs to the Third Level in the bottom half in Epic (MA-21.4)', () => {
    const [, lower] = freshState(optionsOf({ mode: 'epic', players: 3 }), 0).stacks
    expect(lower).toMatchObject({ held: THIRD_STAIRS, above: 8, exact: false })
    expect(lower?.rest).toHaveLength(16)
  })

  it.each([
    // MA-24.15
    ['easy', 6, 4],
    ['standard', 10, 6],
    ['hard', 13, 8],
    ['brutal', 17, 14], // 20 and 16, but two players have no more
  ] as const)('hold the Stairs of a %s Alliance under %i and %i others (MA-24.4)', (difficulty, one, two) => {
    const { stacks } = freshState(optionsOf({ mode: 'alliance', difficulty, players: 2 }), 0)
    expect(stacks.map(({ held, above, exact }) => [held, above, exact])).toEqual([
      ['L1-01', one, true],
      [THIRD_STAIRS, two, true],
    ])
  })

  it.each([
    // two players have 17 and 14 tiles beside the Stairs
    [3, 0, 3, 0],
    [26, 20, 17, 14],
  ])('hold them under %i and %i, if the table likes it so (MA-24.15)', (upper, lower, one, two) => {
    const { stacks } = freshState(optionsOf({ mode: 'alliance', difficulty: 'own', upper, lower, players: 2 }), 0)
    expect(stacks.map(({ above }) => above)).toEqual([one, two])
  })
})

describe('the players', () => {
  it.each([
    // MA-1.2, MA-24.17
    ['standard', 1, false, 2, 2],
    ['standard', 5, true, 5, 5],
    ['alliance', 1, false, 1, 1],
    ['alliance', 4, true, 4, 1],
  ] as const)(
    'in %s with %i (one seat for all: %s) run %i Heroes from %i seats',
    (mode, players, solo, heroes, seats) => {
      expect(heroCount({ mode, players })).toBe(heroes)
      expect(seatCount({ mode, players, solo })).toBe(seats)
    },
  )

  it('get two cards each, but none in Alliance (MA-2.9, MA-24.5)', () => {
    expect(started({ players: 4 }, 1).hands.map(hand => hand.length)).toEqual([2, 2, 2, 2])
    expect(started({ players: 4, mode: 'alliance' }, 1).hands.map(hand => hand.length)).toEqual([0, 0, 0, 0])
  })

  it('begin with the first seat if the table says so (MA-2.12)', () => {
    const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => started({ first: 'host' }, seed).first)
    expect(new Set(firsts)).toEqual(new Set([0]))
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(seed => started({}, seed).first)).size).toBeGreaterThan(1)
  })

  it('have 40 rounds in Standard and 60 in Epic (MA-25.2)', () => {
    expect(lastRound(optionsOf({}))).toBe(40)
    expect(lastRound(optionsOf({ mode: 'epic' }))).toBe(60)
  })

  it.each([
    // MA-25.6
    ['auto', true, 'off'],
    ['auto', false, 'on'],
    ['on', true, 'on'],
    ['off', false, 'off'],
  ] as const)('with the limit %s and a person among them (%s) have it %s (MA-25.2)', (limit, people, settled) => {
    expect(settle(optionsOf({ limit }), people).limit).toBe(settled)
  })
})
