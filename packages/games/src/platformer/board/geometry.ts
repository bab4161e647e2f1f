import type { Point } from '../../drawing/shapes.ts'
import { COLUMNS, columnOf, LEVEL_ROWS, rowOf, type Space } from '../state/spaces.ts'

/** The side of a Space and the margins around the Spaces, in units of the drawing. */
export const CELL = 100
const PILLAR = 34
const ROOF = 170
const GROUND = 70

export const WIDTH = COLUMNS * CELL + 2 * PILLAR

/** The geometry of a tower with this many Levels. */
export interface Tower {
  readonly levels: number
  readonly height: number
}

export function towerOf(levels: number): Tower {
  return { levels, height: ROOF + levels * LEVEL_ROWS * CELL + GROUND }
}

/** The upper left corner of a Space. */
export function cornerOf({ levels }: Tower, space: Space): Point {
  return { x: PILLAR + columnOf(space) * CELL, y: ROOF + (levels * LEVEL_ROWS - 1 - rowOf(space)) * CELL }
}

export function middleOf(tower: Tower, space: Space): Point {
  const { x, y } = cornerOf(tower, space)
  return { x: x + CELL / 2, y: y + CELL / 2 }
}

/** The upper edge of a Level, counted from 0 at the bottom. */
export function topOf({ levels }: Tower, level: number): number {
  return ROOF + (levels - 1 - level) * LEVEL_ROWS * CELL
}

/**
 * The lowest part of the drawing that can be seen: of the Levels that were removed, only the upper edge of the highest.
 */
export function footOf(tower: Tower, lowest: number): number {
  return lowest <= 0 ? tower.height : topOf(tower, lowest - 1) + 1.2 * CELL
}

/** Where the Spaces begin, and the upper edge of the highest Level. */
export const INSIDE = { left: PILLAR, top: ROOF, width: COLUMNS * CELL } as const

/**
 * A whole number below `below` that is the same for the same keys, so that things look worn in the same way each time
 * they are drawn.
 */
export function wear(below: number, ...of: readonly number[]): number {
  let h = 0x9e3779b9
  for (const each of of) h = Math.imul(h ^ (each + 0x7f4a7c15), 0x85ebca6b) ^ (h >>> 13)
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35)
  return ((h ^ (h >>> 15)) >>> 0) % below
}
