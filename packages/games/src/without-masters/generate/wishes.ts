import type { Difficulty } from '../options.ts'

/** From and to, both possible. */
export type Range = readonly [least: number, most: number]

/** WM-14.2: what makes a setup gentle, fair or harsh. */
export interface Recipe {
  readonly enemies: Range
  /** In a hundred: how many enemies are heavy. */
  readonly heavy: number
  /** How near the enemies start, in mp from the Hero. */
  readonly enemyCost: Range
  readonly spawns: Range
  readonly treats: Range
  readonly balls: Range
  /** Crates beyond those that the way needs. */
  readonly spareCrates: Range
  /** The mp of the way to the end tile. */
  readonly way: Range
  /** In a hundred: how often the end is locked. */
  readonly locked: number
  /** In a hundred: how often the key or the end is where only a crate leads to. */
  readonly perched: number
  /** Treats and balls lie this far from the way. */
  readonly detour: Range
}

export const RECIPES: Readonly<Record<Difficulty, Recipe>> = {
  gentle: {
    enemies: [1, 2],
    heavy: 40,
    enemyCost: [9, 40],
    spawns: [0, 1],
    treats: [3, 5],
    balls: [1, 2],
    spareCrates: [1, 2],
    way: [12, 20],
    locked: 25,
    perched: 20,
    detour: [0, 3],
  },
  fair: {
    enemies: [2, 3],
    heavy: 25,
    enemyCost: [7, 24],
    spawns: [1, 2],
    treats: [2, 3],
    balls: [1, 2],
    spareCrates: [0, 1],
    way: [18, 28],
    locked: 45,
    perched: 40,
    detour: [1, 5],
  },
  harsh: {
    enemies: [3, 3],
    heavy: 10,
    enemyCost: [7, 14],
    spawns: [2, 3],
    treats: [2, 2],
    balls: [1, 1],
    spareCrates: [0, 0],
    way: [24, 40],
    locked: 60,
    perched: 50,
    detour: [4, 12],
  },
}
