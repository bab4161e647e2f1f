import type { Table } from '@undercroft/kernel'
import { heroCard } from '../../state/content.ts'
import type { WoundCause } from '../../state/events.ts'
import { isOnMap } from '../../state/figures.ts'
import { isSolo } from '../../state/options.ts'
import { NOWHERE } from '../../state/spaces.ts'
import { type Platformer, playerOf, type State } from '../../state/state.ts'
import { resetSpecial } from '../07-symbols/reset.ts'
import { award } from '../18-variants/artifacts.ts'
import { lose } from '../19-solo-mode/lose.ts'
import type { Rule } from '../rulebook.ts'

/** PL-12.2, PL-12.3: each Wound discards a Heart. Without Hearts the Hero Faints, and further Wounds vanish. */
export function suffer(s: State, seat: number, wounds: number, cause: WoundCause, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  if (wounds <= 0 || !isOnMap(player)) return
  player.hearts = Math.max(0, player.hearts - wounds)
  t.tell({ what: 'wounded', seat, wounds, hearts: player.hearts, cause })
  if (player.hearts === 0) faint(s, seat, 'PL-12.5', t)
}

/**
 * PL-12.5: the Hero leaves the Map, its Special die is blank, its Boss tokens are gone and its Hearts are full.
 * PL-12.6: everything else stays. PL-19.6: a Faint loses a solo game.
 */
export function faint(s: State, seat: number, by: Rule, t: Table<Platformer>, firstToFaint = true): void {
  const player = playerOf(s, seat)
  t.tell({ what: 'fainted', seat, space: player.space, by })
  player.space = NOWHERE
  resetSpecial(s, seat, t)
  player.tokens = []
  player.hearts = heroCard(s, player).health
  if (firstToFaint) award(s, 'AR05', seat, t)
  if (isSolo(s.options)) lose(s, 'PL-19.6', t)
}

/** PL-1.10: Hearts never rise above the printed Health. */
export function recover(s: State, seat: number, hearts: number, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  const gain = Math.min(hearts, heroCard(s, player).health - player.hearts)
  if (gain <= 0) return
  player.hearts += gain
  t.tell({ what: 'recovered', seat, hearts: player.hearts })
}
