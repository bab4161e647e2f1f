import { contentOf, type Housed } from './content.ts'
import type { View } from './view.ts'

/** PL-1.3: counts what is left of the common pool. */
export function coinsLeft(w: Pick<View, 'players' | 'coins'> & Housed): number {
  let left = contentOf(w).box.coins - w.coins.length
  for (const player of w.players) left -= player.coins
  return left
}

export function gemsLeft(w: Pick<View, 'players' | 'gems'> & Housed): number {
  let left = contentOf(w).box.gems - w.gems.length
  for (const player of w.players) left -= player.gems
  return left
}
