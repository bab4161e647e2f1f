import { foeOf } from '../../state/foes.ts'
import type { CardId, FoeId, Open } from '../../state/state.ts'
import type { View } from '../../state/view.ts'

/** Malaphyas, or a henchman who stands before him. */
export function isQuarry(s: Open, foe: FoeId): boolean {
  const { is, side, bound } = foeOf(s, foe)
  return bound && (is === 'malaphyas' ? side === 'red' : is !== 'cultist')
}

/** What friends can add to an attack once it is committed (A03, A04). */
export function helpOf(s: View): { R: number; M: number } {
  const count = (card: CardId): number =>
    s.hands.reduce(
      (all, hand, player) => all + (player === s.turn.player ? 0 : hand.filter(each => each === card).length),
      0,
    )
  return { R: 2 * count('A03'), M: 2 * count('A04') }
}
