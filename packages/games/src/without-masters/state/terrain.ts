import { at, CELLS, type Cell } from '../content/cells.ts'
import { CRATE_FORMS, type CrateKind, crateCells } from '../content/layout.ts'
import { blocksOf, type Placement } from '../content/structures.ts'
import { COSTS } from '../content/units.ts'

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
  if (crates.length === 0) return ground
  const heights = ground.slice()
  for (const { kind, cell, bottom } of crates) {
    const top = bottom + CRATE_FORMS[kind].height
    for (const each of crateCells(kind, cell)) heights[each] = Math.max(top, at(heights, each))
  }
  return Object.freeze(heights)
}

/** Where a crate stands when it is put on a cell: WM-3.13 lets a layout stack none. */
export function crateOn(ground: Heights, kind: CrateKind, cell: Cell): Crate {
  return Object.freeze({ kind, cell, bottom: at(ground, cell) })
}

const STEPS = ['move', 'climb', 'jump'] as const
export type StepKind = (typeof STEPS)[number]

/** WM-5.3, WM-5.4, WM-5.6: what kind of step leads from one height to another; none if it is 2 or more up (WM-5.5). */
export function stepKind(from: number, to: number): StepKind | undefined {
  if (from === to) return 'move'
  if (to === from + 1) return 'climb'
  return to < from ? 'jump' : undefined
}

/** The mp of a step between heights, 0 if there is none (WM-5.2); `climbs` is false for heavy enemies (WM-10.3). */
export function stepCost(from: number, to: number, climbs: boolean): number {
  if (to <= from) return to === from ? COSTS.move : COSTS.jump
  return climbs && to === from + 1 ? COSTS.climb : 0
}
