import { BOX } from '../content/box.ts'
import { at, CELLS, type Cell, OUTSIDE, OUTSIDE_HEIGHT } from '../content/cells.ts'
import { CRATE_FORMS, CRATE_KINDS, type CrateKind, crateCells } from '../content/pieces.ts'
import { blocksOf, type Placement } from '../content/structures.ts'

/** A height for every cell. */
export type Heights = readonly number[]

export interface Crate {
  readonly kind: CrateKind
  /** A lying crate is named by its west or south cell. */
  readonly cell: Cell
  /** The height that it stands on. */
  readonly bottom: number
}

/**
 * WM-1.2, WM-1.4: the height of every cell with its structure. Where a draft has an overlap, the higher block counts.
 */
export function groundOf(structures: readonly Placement[]): Heights {
  const heights = new Array<number>(CELLS).fill(0)
  for (const structure of structures) {
    for (const { cell, height } of blocksOf(structure) ?? []) heights[cell] = Math.max(height, at(heights, cell))
  }
  return Object.freeze(heights)
}

/**
 * Surfaces that were asked for: the same crates on the same ground give the same list, by which costs are kept. Each has a
 * number that is made of its crates.
 */
let surfaces = new WeakMap<Heights, Map<number, Heights>>()
const MOST_SURFACES = 512
let kept = 0

/** WM-1.4: the surface is the structure's height with the crates that are stacked on it. */
export function surfaceOf(ground: Heights, crates: readonly Crate[]): Heights {
  if (crates.length === 0) return ground
  // A draft may have more than the box, and one number does not tell all of those apart.
  if (crates.length > BOX.short + BOX.tall) return Object.freeze(raised(ground, crates))
  const number = numberOf(crates)
  const known = surfaces.get(ground)?.get(number)
  if (known !== undefined) return known
  if (kept >= MOST_SURFACES) {
    surfaces = new WeakMap()
    kept = 0
  }
  const surface = Object.freeze(raised(ground, crates))
  const onGround = surfaces.get(ground) ?? new Map<number, Heights>()
  surfaces.set(ground, onGround.set(number, surface))
  kept++
  return surface
}

/** More than anything stands or lies at. */
export const MOST_HEIGHT = 16

/** One number for where the crates are, in their order: three of them take 40 bits. */
function numberOf(crates: readonly Crate[]): number {
  let number = 0
  for (const { kind, cell, bottom } of crates) {
    number = ((number * CELLS + cell) * MOST_HEIGHT + bottom) * CRATE_KINDS.length + CRATE_KINDS.indexOf(kind) + 1
  }
  return number
}

const LEVELS = new Uint8Array(CELLS + 1)
LEVELS[OUTSIDE] = OUTSIDE_HEIGHT
let levelled: Heights | undefined

/**
 * The same heights in a table that walks read faster, and with one for what is beyond the edge. It is valid until the
 * levels of another surface are asked for.
 */
export function levelsOf(surface: Heights): Uint8Array {
  if (surface === levelled) return LEVELS
  for (let cell = 0; cell < CELLS; cell++) LEVELS[cell] = surface[cell] as number
  levelled = surface
  return LEVELS
}

/** The same, not frozen, for boards that are dropped again: freezing takes longer than everything else here. */
export function raised(ground: Heights, crates: readonly Crate[]): number[] {
  const heights = ground.slice()
  for (const { kind, cell, bottom } of crates) {
    const top = bottom + CRATE_FORMS[kind].height
    for (const each of crateCells(kind, cell)) heights[each] = Math.max(top, at(heights, each))
  }
  return heights
}

/** Puts a crate on the ground: a layout never stacks crates (WM-3.13). */
export function crateOn(ground: Heights, kind: CrateKind, cell: Cell): Crate {
  return Object.freeze({ kind, cell, bottom: at(ground, cell) })
}
