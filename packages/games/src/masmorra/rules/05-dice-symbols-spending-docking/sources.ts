import type { Face } from '../../content/faces.ts'
import type { Source } from '../../state/choices.ts'
import { dieOf } from '../../state/dice.ts'
import { type DieId, NONE, type Open, PET, type State } from '../../state/state.ts'

/** The die that a source stands for: the lowest action die that shows the face, or the pet die. */
export function dieFor(s: Pick<Open, 'turn'>, face: Face, source: Source): DieId {
  if (source === 'pet') return shows(s, PET, face) ? PET : NONE
  if (source !== 'die') return NONE
  for (let die = 0; die < PET; die++) if (shows(s, die, face)) return die
  return NONE
}

function shows(s: Pick<Open, 'turn'>, die: DieId, face: Face): boolean {
  const here = dieOf(s, die)
  return here.place === 'ready' && here.face === face
}

export function hasSource(s: Pick<Open, 'turn'>, face: Face, source: Source): boolean {
  return source === 'symbol' ? s.turn.symbols[face] > 0 : dieFor(s, face, source) !== NONE
}

/** What can pay for one symbol of a face: dice and symbols mix freely (MA-5.3), equal ones are one choice. */
export const PAYERS = ['die', 'pet', 'symbol'] as const

export function payersOf(s: Pick<Open, 'turn'>, face: Face): Source[] {
  return PAYERS.filter(source => hasSource(s, face, source))
}

/** MA-5.1: a die or symbol that is spent cannot be used again in this turn. */
export function pay(s: State, face: Face, source: Source): void {
  if (source === 'symbol') s.turn.symbols[face]--
  else dieOf(s, dieFor(s, face, source)).place = 'used'
}
