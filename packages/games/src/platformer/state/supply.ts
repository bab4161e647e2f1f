import { BOX } from '../content/box.ts'
import type { View } from './view.ts'

/** PL-1.3: counts what is left of the common pool. */
export function coinsLeft({ players, coins }: Pick<View, 'players' | 'coins'>): number {
  let left = BOX.coins - coins.length
  for (const player of players) left -= player.coins
  return left
}

export function gemsLeft({ players, gems }: Pick<View, 'players' | 'gems'>): number {
  let left = BOX.gems - gems.length
  for (const player of players) left -= player.gems
  return left
}
