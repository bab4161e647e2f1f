import type { Difficulty } from '../../state/options.ts'

/** From and to, both possible. */
export type Range = readonly [least: number, most: number]

/** WM-14.2: what makes a setup gentle, fair or harsh. */
export interface Recipe {
  readonly enemies: Range
  /** In a hundred: how many enemies are heavy. */
  readonly heavy: number
  /** In a hundred: how often the enemy below a ledge is heavy. */
  readonly guard: number
  /** The distance of the enemies from the Hero at the start, in mp. */
  readonly enemyCost: Range
  readonly spawns: Range
  /** How far from the way spawn tiles are. */
  readonly spawnAway: Range
  readonly treats: Range
  readonly balls: Range
  /** Crates beyond those that the way needs. */
  readonly spareCrates: Range
  /** In a hundred: how often a crate stands where it can be pushed down on somebody. */
  readonly ledge: number
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
    enemies: [2, 3],
    heavy: 35,
    guard: 60,
    ledge: 95,
    enemyCost: [8, 30],
    spawns: [1, 2],
    spawnAway: [1, 3],
    treats: [2, 4],
    balls: [1, 2],
    spareCrates: [0, 1],
    way: [16, 26],
    locked: 40,
    perched: 40,
    detour: [0, 4],
  },
  fair: {
    enemies: [3, 3],
    heavy: 5,
    guard: 50,
    ledge: 95,
    enemyCost: [3, 8],
    spawns: [3, 3],
    spawnAway: [1, 1],
    treats: [2, 2],
    balls: [1, 2],
    spareCrates: [0, 1],
    way: [24, 40],
    locked: 70,
    perched: 70,
    detour: [2, 8],
  },
  harsh: {
    enemies: [3, 3],
    heavy: 5,
    guard: 40,
    ledge: 65,
    enemyCost: [2, 6],
    spawns: [3, 3],
    spawnAway: [1, 1],
    treats: [2, 2],
    balls: [1, 1],
    spareCrates: [0, 0],
    way: [27, 48],
    locked: 80,
    perched: 80,
    detour: [5, 12],
  },
}
