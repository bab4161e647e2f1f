import { CELLS, type Cell, OUTSIDE_HEIGHT } from '../../content/cells.ts'
import { STEP_COSTS } from '../../content/units.ts'
import { stepCost } from './steps.ts'

// What all walks over the board have in common. A walk goes on from cells in the order of their costs: a wave is the
// cells of one cost. It is a few tables that are used again, as the kit's walk would allocate: one walk ends before
// the next begins.

/** Marks a closed cell during a walk: no cost is lower, so it is never entered. */
export const TAKEN = 0

const stepsBy = (climbs: boolean): Uint8Array =>
  Uint8Array.from({ length: 2 * OUTSIDE_HEIGHT + 1 }, (_, i) => stepCost(OUTSIDE_HEIGHT, i, climbs))

const CLIMBING = stepsBy(true)
const HEAVY = stepsBy(false)

/** The index in a table of steps of one that neither rises nor falls. */
export const LEVEL = OUTSIDE_HEIGHT

/** The mp of a step by how much it rises, from LEVEL on; 0 if there is none. */
export const stepTable = (climbs: boolean): Uint8Array => (climbs ? CLIMBING : HEAVY)

/** A step adds so little that a few waves, a power of two, take turns. */
const TURNS = 2 ** Math.ceil(Math.log2(Math.max(...Object.values(STEP_COSTS)) + 1))
const LENGTHS = new Uint8Array(TURNS)

/** The cells that wait, wave after wave. */
export const WAITING = new Uint8Array(TURNS * CELLS)

/** Where a wave begins in WAITING. */
export const waveAt = (cost: number): number => (cost & (TURNS - 1)) * CELLS

/** Begins a walk: nothing is left of one that broke off. */
export function beginWaves(): void {
  LENGTHS.fill(0)
}

/** Lets a cell wait for the wave of its cost. A cell waits once for a cost, as only a lower one lets it wait again. */
export function wait(cell: Cell, cost: number): void {
  const turn = cost & (TURNS - 1)
  WAITING[turn * CELLS + (LENGTHS[turn] as number)] = cell
  ;(LENGTHS[turn] as number)++
}

/** Whether a cell waits for any wave. */
export function anyWait(): boolean {
  for (let turn = 0; turn < TURNS; turn++) if (LENGTHS[turn] !== 0) return true
  return false
}

/** Takes a wave out to go on from its cells, and gives back how many they are. */
export function takeWave(cost: number): number {
  const turn = cost & (TURNS - 1)
  const length = LENGTHS[turn] as number
  LENGTHS[turn] = 0
  return length
}
