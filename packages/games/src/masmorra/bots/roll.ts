import { FACES, type Face } from '../content/faces.ts'
import { noSymbols } from '../state/dice.ts'
import type { DieId, Symbols } from '../state/state.ts'

/** What dice would be worth that show so many of each face. */
export type Worth = (dice: Symbols) => number

/**
 * How good it is on average, by the faces of the dice that lie there, to roll these dice again and keep the others
 * (MA-4.2).
 */
export function rerollWorths(faces: readonly (Face | undefined)[], worth: Worth): (again: readonly DieId[]) => number {
  let all = 0
  for (const face of faces) if (face !== undefined) all++
  const average = averager(all, worth)
  const expected = new Map<number, number>()
  return again => {
    const kept = noSymbols()
    for (let die = 0; die < faces.length; die++) {
      const face = faces[die]
      if (face !== undefined && !again.includes(die)) kept[face]++
    }
    const key = keyOf(kept)
    let value = expected.get(key)
    if (value === undefined) {
      value = average(key, again.length)
      expected.set(key, value)
    }
    return value
  }
}

/** One number for so many of each face. */
function keyOf({ S, R, M, D, E, G }: Symbols): number {
  return ((((S * 8 + R) * 8 + M) * 8 + D) * 8 + E) * 8 + G
}

/** The other way round. */
function diceOf(key: number): Symbols {
  return {
    S: (key >> 15) & 7,
    R: (key >> 12) & 7,
    M: (key >> 9) & 7,
    D: (key >> 6) & 7,
    E: (key >> 3) & 7,
    G: key & 7,
  }
}

/**
 * Over all ways in which dice can fall beside those that are kept, each kind of throw once with its weight; keys add up
 * as dice do. What all the dice together are worth is asked once for each hand.
 */
function averager(all: number, worth: Worth): (kept: number, dice: number) => number {
  const { ranks, count } = rankingOf(all)
  const known: number[] = new Array(count).fill(Number.NaN)
  return (kept, dice) => {
    const { keys, weights } = throwsOf(dice)
    let sum = 0
    for (let i = 0; i < keys.length; i++) {
      const key = kept + (keys[i] as number)
      const rank = ranks[rankAt(key)] as number
      let value = known[rank] as number
      if (Number.isNaN(value)) {
        value = worth(diceOf(key))
        known[rank] = value
      }
      sum += (weights[i] as number) * value
    }
    return sum / FACES.length ** dice
  }
}

/** Each kind of throw of so many dice, as its key, and in how many ways the dice can show it. */
interface Throws {
  readonly keys: readonly number[]
  readonly weights: readonly number[]
}

/** By the number of dice: they are the same in every game. */
const THROWS: (Throws | undefined)[] = []

function throwsOf(dice: number): Throws {
  THROWS[dice] ??= allThrows(dice)
  return THROWS[dice]
}

/** Every hand of so many dice numbered, by its key: a short list holds what is known of each. */
interface Ranking {
  readonly ranks: Uint16Array
  readonly count: number
}

/** By the number of dice: worked out when so many are first rolled again, and the same in every game. */
const RANKINGS: (Ranking | undefined)[] = []

function rankingOf(dice: number): Ranking {
  RANKINGS[dice] ??= rankingOfAll(throwsOf(dice).keys)
  return RANKINGS[dice]
}

/** The last face is left out: the number of dice and the other faces tell how many show it. */
function rankAt(key: number): number {
  return key >> 3
}

function rankingOfAll(keys: readonly number[]): Ranking {
  const ranks = new Uint16Array(8 ** (FACES.length - 1))
  for (const [rank, key] of keys.entries()) ranks[rankAt(key)] = rank
  return { ranks, count: keys.length }
}

function allThrows(dice: number): Throws {
  const hand = noSymbols()
  const keys: number[] = []
  const weights: number[] = []
  const throwRest = (at: number, left: number, weight: number): void => {
    const face = FACES[at]
    if (face === undefined) return
    if (at === FACES.length - 1) {
      hand[face] += left
      keys.push(keyOf(hand))
      weights.push(weight)
      hand[face] -= left
      return
    }
    let ways = weight
    for (let count = 0; count <= left; count++) {
      hand[face] += count
      throwRest(at + 1, left - count, ways)
      hand[face] -= count
      ways = (ways * (left - count)) / (count + 1)
    }
  }
  throwRest(0, dice, 1)
  return { keys, weights }
}
