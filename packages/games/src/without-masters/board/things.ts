import { type Cell, NOWHERE } from '../cells.ts'
import type { Board, Enemy } from '../state.ts'
import { hiddenShare } from './blocks.ts'
import { castOf, TALL, type Who } from './figures.ts'
import { QUARTERS, type Quarter } from './projection.ts'

/** What is drawn on the board: a position, or what the story has got to. */
export type Things = Pick<Board, 'ground' | 'surface' | 'crates' | 'tiles' | 'hero' | 'enemies'>

/** How something has just come to where it is. */
export interface Travel {
  /** The cells on the way with the height at each, the last one being where it is. */
  readonly way: readonly { readonly cell: Cell; readonly height: number }[]
  /** A lunge starts and ends where it is: its way begins at whom it is aimed at. */
  readonly how: 'walk' | 'push' | 'throw' | 'appear' | 'lunge'
}

export type Travels = ReadonlyMap<string, Travel>

export const NO_TRAVELS: Travels = new Map()

export interface Standing {
  readonly who: Who
  readonly cell: Cell
  readonly enemy?: Readonly<Enemy>
}

/** Everybody on the board. */
export function standing({ hero, enemies }: Pick<Things, 'hero' | 'enemies'>): Standing[] {
  const all: Standing[] = enemies.map(enemy => ({ who: enemy.figure, cell: enemy.cell, enemy }))
  if (hero !== NOWHERE) all.push({ who: 'hero', cell: hero })
  return all
}

/** The names under which things travel. */
export function figureKey(who: Who): string {
  return `figure ${who}`
}

export function crateKey(index: number): string {
  return `crate ${index}`
}

/** The turn of the picture at which the least is hidden; the Hero counts most. */
export function clearestQuarter(things: Things): Quarter {
  const { surface, tiles } = things
  const hidden = (quarter: Quarter): number => {
    let sum = 0
    for (const { who, cell } of standing(things)) {
      sum += (who === 'hero' ? 3 : 2) * hiddenShare(surface, quarter, cell, TALL[castOf(who)])
    }
    for (const { cell } of tiles) sum += hiddenShare(surface, quarter, cell, 18)
    return sum
  }
  const shares = QUARTERS.map(hidden)
  return QUARTERS[shares.indexOf(Math.min(...shares))] ?? 0
}
