import { standing } from '../../state/standing.ts'
import { NONE, opponentOf, ownerOf, type PawnId, pawnOf, type State } from '../../state/state.ts'
import { finish, type Telling } from './end.ts'

/** Takes health of one pawn (AA-7.4). At 0 it leaves the board (AA-7.2); the last of a side ends the game (AA-7.3). */
export function lose(s: State, id: PawnId, loss: number, t: Telling): void {
  const pawn = pawnOf(s, id)
  const lost = Math.min(loss, pawn.health)
  pawn.health -= lost
  s.bled = true
  t.tell({ what: 'lost', pawn: id, loss, health: pawn.health })
  if (pawn.health > 0) return
  pawn.tile = NONE
  pawn.held = false
  t.tell({ what: 'defeated', pawn: id })
  const owner = ownerOf(id)
  if (standing(s, owner) === 0) finish(s, [opponentOf(owner)], 'AA-7.3', t)
}
