import type { Dice } from '@undercroft/kernel'
import type { Range } from './recipes.ts'

export function pick<T>(dice: Dice, from: readonly T[]): T | undefined {
  return from.length === 0 ? undefined : from[dice.below(from.length)]
}

export function within(dice: Dice, [least, most]: Range): number {
  return most <= least ? least : least + dice.below(most - least + 1)
}

/** True in so many cases of a hundred. */
export function chance(dice: Dice, inHundred: number): boolean {
  return dice.below(100) < inHundred
}

/** Picks several different elements, or all if there are fewer. */
export function some<T>(dice: Dice, from: readonly T[], count: number): T[] {
  const left = from.slice()
  const taken: T[] = []
  while (taken.length < count && left.length > 0) taken.push(...left.splice(dice.below(left.length), 1))
  return taken
}
