import type { At, State } from '../../state/state.ts'
import { die } from '../22-the-throne-room/malaphyas.ts'

/** MA-23.8: a face that this Hero cannot use in this turn. */
export function curse(s: State, t: At): void {
  const face = die(t)
  s.turn.curse = face
  t.uses('malaphyas.curse')
  t.tell({ what: 'curse', face })
}
