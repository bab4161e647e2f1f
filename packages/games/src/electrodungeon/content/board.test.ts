import { describe, expect, it } from 'vitest'
import {
  BEFORE_DOOR,
  CONNECTED,
  DOOR_AT,
  DOORS,
  HUB,
  NUMBER_OF,
  nameOf,
  OPENINGS,
  ROOMS,
  ROOMS_AT,
  SPACES,
  stepsFrom,
} from './board.ts'

const ALL_CLEARED = (1 << ROOMS.length) - 1

describe('the board (ED-1.4 to ED-1.7)', () => {
  it('has 84 numbered spaces, each number 14 times', () => {
    expect(SPACES.length).toBe(84)
    for (const number of [1, 2, 3, 4, 5, 6]) expect(NUMBER_OF.filter(each => each === number).length).toBe(14)
  })

  it('is connected, and no two spaces within two steps have the same number, cleared rooms counted as links', () => {
    for (const from of SPACES.keys()) {
      for (const [to, steps] of stepsFrom(from, ALL_CLEARED).entries()) {
        expect(steps).toBeGreaterThanOrEqual(0)
        if (to !== from && steps <= 2 && to !== HUB) expect(NUMBER_OF[to]).not.toBe(NUMBER_OF[from])
      }
    }
  })

  it('has every door 8 steps from the Hub, or 7 with all rooms cleared, before spaces 1 to 6', () => {
    expect(BEFORE_DOOR.map(nameOf)).toEqual(['4,1', '12,1', '15,5', '12,9', '4,9', '1,5'])
    for (const door of DOORS.keys()) {
      expect(stepsFrom(HUB, 0)[BEFORE_DOOR[door] ?? 0]).toBe(8)
      expect(stepsFrom(HUB, ALL_CLEARED)[BEFORE_DOOR[door] ?? 0]).toBe(7)
      expect(DOOR_AT[BEFORE_DOOR[door] ?? 0]).toBe(door)
    }
    expect(BEFORE_DOOR.map(place => NUMBER_OF[place]).sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it.each([
    ['a', '3,1 3,3', 6],
    ['b', '6,1 6,3', 4],
    ['c', '10,1 10,3', 4],
    ['d', '13,1 13,3', 6],
    ['e', '5,3 5,5', 2],
    ['f', '13,4 15,4', 5],
    ['g', '1,6 3,6', 5],
    ['h', '11,5 11,7', 2],
    ['i', '3,7 3,9', 6],
    ['j', '6,7 6,9', 4],
    ['k', '10,7 10,9', 4],
    ['m', '13,7 13,9', 6],
  ] as const)('has room %s with openings %s, %i steps from the Hub', (letter, openings, steps) => {
    const room = ROOMS.indexOf(letter)
    expect(OPENINGS[room]?.map(nameOf).join(' ')).toBe(openings)
    expect(Math.min(...(OPENINGS[room] ?? []).map(place => stepsFrom(HUB, 0)[place] ?? 99))).toBe(steps)
    for (const place of OPENINGS[room] ?? []) expect(ROOMS_AT[place]).toContain(room)
  })

  it('has each number on four of the 24 openings, and four different ones beside the Hub', () => {
    const numbers = OPENINGS.flat().map(place => NUMBER_OF[place])
    for (const number of [1, 2, 3, 4, 5, 6]) expect(numbers.filter(each => each === number).length).toBe(4)
    expect(CONNECTED[HUB]?.map(place => `${nameOf(place)} ${NUMBER_OF[place]}`)).toEqual([
      '8,4 2',
      '6,5 3',
      '10,5 1',
      '8,6 4',
    ])
  })
})
