import type { Dice } from '@undercroft/kernel'
import { CELLS, type Cell, cellAt, isEdge, SIZE } from '../../content/cells.ts'
import { blocksOf, FORMS, type Placement, STRUCTURES, type StructureId, TURNS } from '../../content/structures.ts'
import type { HeroUnit } from '../../content/units.ts'
import { groundOf, type Heights } from '../../state/terrain.ts'
import { reach } from '../05-the-hero-moves/reach.ts'
import { pick } from './chance.ts'

/** Structures on a board, and where the Hero starts. */
export interface Yard {
  readonly structures: readonly Placement[]
  readonly ground: Heights
  readonly hero: Cell
  /** The mp from the Hero to each cell by steps alone; FAR where only crates lead to. */
  readonly costs: Uint16Array
  /** What the Hero can do in a turn (WM-5.1, WM-5.2). */
  readonly unit: HeroUnit
}

/** The number of tries to place one structure, and to find a roomy yard. */
const TRIES = 100

/** Puts all five structures somewhere, at any turn and without overlap (WM-3.3 to WM-3.5). */
function placeStructures(dice: Dice): Placement[] | undefined {
  const taken = new Uint8Array(CELLS)
  const placed: Placement[] = []
  for (const id of STRUCTURES) {
    const placement = placeStructure(dice, id, taken)
    if (placement === undefined) return undefined
    for (const { cell } of blocksOf(placement) ?? []) taken[cell] = 1
    placed.push(placement)
  }
  return placed
}

function placeStructure(dice: Dice, id: StructureId, taken: Uint8Array): Placement | undefined {
  for (let i = 0; i < TRIES; i++) {
    const turn = TURNS[dice.below(TURNS.length)] ?? 'r0'
    const { rows } = FORMS[id][turn]
    const column = dice.below(SIZE + 1 - (rows[0]?.length ?? 0))
    const row = dice.below(SIZE + 1 - rows.length)
    const placement: Placement = { id, turn, anchor: cellAt(column, row) }
    if ((blocksOf(placement) ?? []).every(({ cell }) => taken[cell] === 0)) return placement
  }
  return undefined
}

/** More mp than any way on this board takes. */
const ANY_COST = 62

const EDGE = Array.from({ length: CELLS }, (_, cell) => cell).filter(isEdge)

/** The number of cells that the Hero has to be able to walk to. */
const ROOMY = 90

/** Makes a board with room to walk in; undefined if all tries fail. */
export function makeYard(dice: Dice, unit: HeroUnit): Yard | undefined {
  for (let i = 0; i < TRIES; i++) {
    const structures = placeStructures(dice)
    if (structures === undefined) continue
    const ground = groundOf(structures)
    const hero = pick(
      dice,
      EDGE.filter(cell => ground[cell] === 0),
    )
    const { cells, cost } = reach(ground, hero ?? 0, ANY_COST, true, [])
    if (cells.length >= ROOMY) return { structures, ground, hero: hero ?? 0, costs: cost.slice(), unit }
  }
  return undefined
}
