import { FACES, type Face } from '../../content/faces.ts'
import type { At, State } from '../../state/state.ts'

/** MA-23.8: rolls the face that this Hero cannot use in this turn. */
export function curse(s: State, t: At): void {
  const face = FACES[t.roll(6, 'Malaphyas') - 1] as Face
  s.turn.curse = face
  t.uses('malaphyas.curse')
  t.tell({ what: 'curse', face })
}
