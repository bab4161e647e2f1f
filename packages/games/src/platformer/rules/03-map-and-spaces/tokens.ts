import type { Table } from '@undercroft/kernel'
import type { Space } from '../../state/spaces.ts'
import { type Platformer, playerOf, type State } from '../../state/state.ts'
import { countCoins } from '../01-terms-and-options/purse.ts'

/** PL-3.10, PL-3.11: a Hero takes the Coin or Gem of a Space automatically. */
export function takeTokens(s: State, seat: number, space: Space, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  const coin = s.coins.indexOf(space)
  if (coin >= 0) {
    s.coins.splice(coin, 1)
    player.coins++
    t.tell({ what: 'took', seat, token: 'coin', space })
    countCoins(s, seat, 1, t)
  }
  const gem = s.gems.indexOf(space)
  if (gem >= 0) {
    s.gems.splice(gem, 1)
    player.gems++
    t.tell({ what: 'took', seat, token: 'gem', space })
  }
}
