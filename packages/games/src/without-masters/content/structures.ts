import { type Cell, cellAt, columnOf, isOnBoard, rowOf, SIZE } from './cells.ts'

/** WM-3.4: quarter turns, clockwise, seen from above. */
export const TURNS = ['r0', 'r90', 'r180', 'r270'] as const
export type Turn = (typeof TURNS)[number]

export const STRUCTURES = ['S1', 'S2', 'S3', 'S4', 'S5'] as const
export type StructureId = (typeof STRUCTURES)[number]

export interface StructureForm {
  readonly name: string
  /** Heights seen from above, the northern row first; 0 for cells that do not belong to it. */
  readonly rows: readonly (readonly number[])[]
}

/** The five structures as they lie at r0. */
const AS_PRINTED: Readonly<Record<StructureId, { readonly name: string; readonly plan: string }>> = {
  S1: {
    name: 'Stairs',
    plan: `
      123
      123`,
  },
  S2: {
    name: 'Tower',
    plan: `
      33
      33`,
  },
  S3: {
    name: 'Wall',
    plan: `
      2222`,
  },
  S4: {
    name: 'Hook',
    plan: `
      2..
      2..
      221`,
  },
  S5: {
    name: 'Terrace',
    plan: `
      111
      121
      111`,
  },
}

function readPlan(plan: string): number[][] {
  const rows = plan.trim().split(/\s+/)
  return rows.map(row => [...row].map(height => (height === '.' ? 0 : Number(height))))
}

function turnedClockwise(rows: readonly (readonly number[])[]): number[][] {
  const width = rows[0]?.length ?? 0
  return Array.from({ length: width }, (_, column) => rows.map(row => row[column] ?? 0).reverse())
}

function forms(id: StructureId): Readonly<Record<Turn, StructureForm>> {
  const { name, plan } = AS_PRINTED[id]
  const r0 = readPlan(plan)
  const r90 = turnedClockwise(r0)
  const r180 = turnedClockwise(r90)
  const r270 = turnedClockwise(r180)
  return { r0: { name, rows: r0 }, r90: { name, rows: r90 }, r180: { name, rows: r180 }, r270: { name, rows: r270 } }
}

/** Every structure at every turn. */
export const FORMS: Readonly<Record<StructureId, Readonly<Record<Turn, StructureForm>>>> = {
  S1: forms('S1'),
  S2: forms('S2'),
  S3: forms('S3'),
  S4: forms('S4'),
  S5: forms('S5'),
}

/** A structure on the board. The anchor is the south-west corner of its box as turned, which may be no part of it. */
export interface Placement {
  readonly id: StructureId
  readonly turn: Turn
  readonly anchor: Cell
}

export interface Block {
  readonly cell: Cell
  readonly height: number
}

/** The cells of a structure with their heights; nothing if a part of it is off the board (WM-3.5). */
export function blocksOf({ id, turn, anchor }: Placement): Block[] | undefined {
  const { rows } = FORMS[id][turn]
  const blocks: Block[] = []
  for (const [i, heights] of rows.entries()) {
    const row = rowOf(anchor) + rows.length - 1 - i
    for (const [j, height] of heights.entries()) {
      const column = columnOf(anchor) + j
      if (height === 0) continue
      if (!isOnBoard(column, row)) return undefined
      blocks.push({ cell: cellAt(column, row), height })
    }
  }
  return blocks
}

export function turnAfter(turn: Turn): Turn {
  return TURNS[(TURNS.indexOf(turn) + 1) % TURNS.length] as Turn
}

/**
 * The anchor of a structure after a clockwise quarter turn of the whole board; it is moved in if it would hang over
 * the edge.
 */
export function turnedAnchor({ id, turn, anchor }: Placement): Cell {
  const width = FORMS[id][turn].rows[0]?.length ?? 0
  return cellAt(rowOf(anchor), Math.max(0, SIZE - columnOf(anchor) - width))
}
