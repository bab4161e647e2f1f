import { type Cell, NOWHERE } from '../content/cells.ts'
import type { Board, Enemy } from '../state/state.ts'
import type { Who } from './figures.ts'

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
