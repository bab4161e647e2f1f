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
  const known = new Map<number, number>()
  const worthOf = (dice: Symbols): number => {
    const key = keyOf(dice)
    let value = known.get(key)
    if (value === undefined) {
      value = worth(dice)
      known.set(key, value)
    }
    return value
  }
  const expected = new Map<number, number>()
  return again => {
    const kept = noSymbols()
    for (const [die, face] of faces.entries()) if (face !== undefined && !again.includes(die)) kept[face]++
    const key = keyOf(kept)
    let value = expected.get(key)
    if (value === undefined) {
      value = average(kept, again.length, worthOf)
      expected.set(key, value)
    }
    return value
  }
}

/** One number for so many of each face. */
function keyOf({ S, R, M, D, E, G }: Symbols): number {
  return ((((S * 8 + R) * 8 + M) * 8 + D) * 8 + E) * 8 + G
}

/** Over all ways in which the dice can fall, each kind of throw once with its weight. */
function average(kept: Symbols, dice: number, worth: Worth): number {
  const hand = { ...kept }
  let sum = 0
  const throwRest = (at: number, left: number, weight: number): void => {
    const face = FACES[at]
    if (face === undefined) return
    if (at === FACES.length - 1) {
      hand[face] += left
      sum += weight * worth(hand)
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
  return sum / FACES.length ** dice
}
