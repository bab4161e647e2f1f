import { FACES, type Face } from '../../content/faces.ts'
import { readyDice } from '../../state/dice.ts'
import { type At, type DieId, type Open, PET, type State } from '../../state/state.ts'
import { setDie } from '../05-dice-symbols-spending-docking/dice.ts'
import type { Rule } from '../rulebook.ts'

/** Throws one of the dice openly; its faces are in the order of `FACES` (MA-1.3). */
export function throwDie(t: At, die: DieId): Face {
  return FACES[t.roll(6, die === PET ? 'the pet die' : 'an action die') - 1] as Face
}

export function rollAgain(s: State, t: At, die: DieId, by: Rule): void {
  setDie(s, t, die, throwDie(t, die), by)
}

/** MA-15.8: not a pet die that came after the roll. */
export function rollableDice(s: Open): DieId[] {
  return readyDice(s).filter(die => die !== PET || s.turn.petCalled)
}
