import { at, CELLS, type Cell } from '../content/cells.ts'
import { CRATE_FORMS, type CrateKind, crateCells } from '../content/pieces.ts'
import { blocksOf, type Placement } from '../content/structures.ts'

/** A height for every cell. */
export type Heights = readonly number[]

export interface Crate {
  readonly kind: CrateKind
  /** Of a lying crate the west or the south one. */
  readonly cell: Cell
  /** The height that it stands on. */
  readonly bottom: number
}

/** WM-1.2, WM-1.4: what the structures make of the ground. Where a draft lets them overlap, the highest counts. */
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

/** The same for a board that nobody keeps: it is not frozen, which takes longer than all the rest. */
export function raised(ground: Heights, crates: readonly Crate[]): number[] {
  const heights = ground.slice()
  for (const { kind, cell, bottom } of crates) {
    const top = bottom + CRATE_FORMS[kind].height
    for (const each of crateCells(kind, cell)) heights[each] = Math.max(top, at(heights, each))
  }
  return heights
}

/** Where a crate stands when it is put on a cell: WM-3.13 lets a layout stack none. */
export function crateOn(ground: Heights, kind: CrateKind, cell: Cell): Crate {
  return Object.freeze({ kind, cell, bottom: at(ground, cell) })
}
