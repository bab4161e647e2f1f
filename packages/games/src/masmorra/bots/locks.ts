import type { Docked } from '../content/faces.ts'
import { trapDock } from '../rules/09-traps/disarming.ts'
import { chestBroken } from '../rules/10-rooms/chests.ts'
import { noSymbols } from '../state/dice.ts'
import { activeHero } from '../state/heroes.ts'
import { factsOf, roomOf, trapOf, trapsBeside } from '../state/map.ts'
import type { Open, Symbols } from '../state/state.ts'
import { worthsOf } from './worths.ts'

/** Chests and traps that dice could open here and now. */
interface Lock {
  readonly needs: Symbols
  readonly worth: number
}

export function locksOf(s: Open): Lock[] {
  const { xp, card, gold } = worthsOf(s)
  const { room } = activeHero(s)
  const { player } = s.turn
  const chest = factsOf(s, room).dock
  const locks: Lock[] = []
  if (chest !== undefined && chestBroken(s, player) === undefined) {
    locks.push({ needs: needsOf(chest.dice), worth: xp + card + gold * roomOf(s, room).gold })
  }
  for (const trap of trapsBeside(s, room)) {
    const worth = xp * (trapOf(s, trap).level === 1 ? 2 : 3)
    if (trapOf(s, trap).live) locks.push({ needs: needsOf(trapDock(s, trap)), worth })
  }
  return locks
}

function needsOf(dock: readonly Docked[]): Symbols {
  const needs = noSymbols()
  for (const face of dock) if (face !== 'any') needs[face]++
  return needs
}

/** The best of these locks that the dice could open, or 0. */
export function bestLock(locks: readonly Lock[], dice: Symbols): number {
  let best = 0
  for (const { worth, needs } of locks) if (worth > best && fits(dice, needs)) best = worth
  return best
}

function fits(dice: Symbols, { S, R, M, D, E, G }: Symbols): boolean {
  return dice.S >= S && dice.R >= R && dice.M >= M && dice.D >= D && dice.E >= E && dice.G >= G
}
