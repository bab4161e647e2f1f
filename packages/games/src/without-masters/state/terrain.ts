import { at, CELLS, type Cell } from '../content/cells.ts'
import { CRATE_FORMS, type CrateKind, crateCells } from '../content/pieces.ts'
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

/** WM-1.4: the surface is the structure's height with the crates that are stacked on it. */
export function surfaceOf(ground: Heights, crates: readonly Crate[]): Heights {
  return crates.length === 0 ? ground : Object.freeze(raised(ground, crates))
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
