import { FACES, type Face } from '../../content/faces.ts'
import { readyDice } from '../../state/dice.ts'
import { type At, type DieId, type Open, PET, type State } from '../../state/state.ts'
import { setDie } from '../05-dice-symbols-spending-docking/dice.ts'
import type { Rule } from '../rulebook.ts'

/**
 * MA-4.1, MA-4.2: throws these dice openly and at once, the pet die by itself, and tells how all ready dice lie then.
 */
export function throwDice(s: State, t: At, dice: readonly DieId[], again: boolean): void {
  const faces = facesOf(t.throw(dice.filter(die => die !== PET).length, 6, 'an action die'))
  if (dice.includes(PET)) faces.push(throwPet(t))
  for (const [i, die] of dice.entries()) s.turn.dice[die] = { face: faces[i] as Face, place: 'ready' }
  t.tell({ what: 'dice', faces: s.turn.dice.filter(({ place }) => place === 'ready').map(({ face }) => face), again })
}

/** MA-1.3: the faces of a die are in the order of `FACES`. */
export function facesOf(thrown: readonly number[]): Face[] {
  return thrown.map(shown => FACES[shown - 1] as Face)
}

export function throwPet(t: At): Face {
  return FACES[t.roll(6, 'the pet die') - 1] as Face
}

/** One die alone is rolled again by a card. */
export function rollAgain(s: State, t: At, die: DieId, by: Rule): void {
  const [face] = die === PET ? [throwPet(t)] : facesOf([t.roll(6, 'an action die')])
  setDie(s, t, die, face as Face, by)
}

/** Dice that may be thrown again: not a pet die that was gained after the roll (MA-15.8). */
export function rollableDice(s: Open): DieId[] {
  return readyDice(s).filter(die => die !== PET || s.turn.petCalled)
}
