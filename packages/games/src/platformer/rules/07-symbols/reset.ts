import type { Table } from '@undercroft/kernel'
import { type Platformer, playerOf, type State } from '../../state/state.ts'

/** PL-7.19: turns the Special die to blank. */
export function resetSpecial(s: State, seat: number, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  if (player.special === 'blank') return
  player.special = 'blank'
  t.tell({ what: 'special', seat, face: 'blank' })
}
