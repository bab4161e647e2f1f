import { FastDice } from '@undercroft/kernel'

export function picker(seed: string): (below: number) => number {
  const dice = new FastDice(seed)
  return below => dice.below(below)
}
