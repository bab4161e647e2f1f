import type { Thought } from '@undercroft/bots'
import { type AnyChoice, type Shape, sameData } from '@undercroft/kernel'
import type { Chance } from './task.ts'

/** How many answers are shown beside the best. */
const OTHERS = 2

/**
 * The best answers and their chances, the chosen one first; among the others is always the one that looks best at first. What
 * was dropped early has played fewer rounds, perhaps lucky ones: it is not shown as better than what has beaten it in the
 * same rounds.
 */
export function chancesOf({ choice, first, considered, playouts }: Thought<Shape>): readonly Chance[] {
  const best = considered.find(each => sameData(each.choice, choice))
  if (best === undefined || playouts === 0 || considered.length < 2) return []
  const looked = considered.find(each => sameData(each.choice, first))
  const others = considered.filter(each => each !== best && each !== looked)
  const shown = looked === undefined || looked === best ? others : [looked, ...others]
  const all = [best, ...shown.slice(0, OTHERS)].sort((a, b) => (a === best ? -1 : b === best ? 1 : b.chance - a.chance))
  return all.map(each => ({
    choice: each.choice,
    chance: Math.min(each.chance, best.chance),
    ...(each === looked && { first: true as const }),
  }))
}

/** What the answer that looks best at first overlooks: so many games of a hundred. Less than this is not worth a word. */
const WORTH_SAYING = 0.03

/** Says how much better the advised answer is than the one that looks best at first, where that is another. */
export function sayOverlooked([best, ...others]: readonly Chance[], labelOf: (choice: AnyChoice) => string) {
  const looked = others.find(({ first }) => first === true)
  if (best === undefined || looked === undefined || best.chance - looked.chance < WORTH_SAYING) return undefined
  const games = Math.round(100 * (best.chance - looked.chance))
  return `“${labelOf(looked.choice)}” looks good at first, but wins ${games} fewer games in 100`
}

/** A chance in words. Nothing is certain that was only tried out. */
export function sayChance(chance: number): string {
  return `${Math.min(99, Math.max(1, Math.round(100 * chance)))}% to win`
}
