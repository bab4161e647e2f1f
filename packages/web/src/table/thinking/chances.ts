import type { Thought } from '@undercroft/bots'
import { type Shape, sameData } from '@undercroft/kernel'
import type { Chance } from './task.ts'

/** How many answers are shown beside the best. */
const OTHERS = 2

/**
 * The best answers and their chances, the chosen one first. What was dropped early has played fewer rounds, perhaps lucky ones: it
 * is not shown as better than what has beaten it in the same rounds.
 */
export function chancesOf({ choice, considered, playouts }: Thought<Shape>): readonly Chance[] {
  const best = considered.find(each => sameData(each.choice, choice))
  if (best === undefined || playouts === 0 || considered.length < 2) return []
  const others = considered.filter(each => each !== best).slice(0, OTHERS)
  return [best, ...others].map(each => ({ choice: each.choice, chance: Math.min(each.chance, best.chance) }))
}

/** A chance in words. Nothing is certain that was only tried out. */
export function sayChance(chance: number): string {
  return `${Math.min(99, Math.max(1, Math.round(100 * chance)))}% to win`
}
