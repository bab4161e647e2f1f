import { CELLS, type Cell } from '../content/cells.ts'
import { type Kind, UNITS } from '../content/units.ts'
import { costsToAny } from '../rules/05-the-hero-moves/costs.ts'
import type { Heights } from '../state/terrain.ts'
import type { View } from '../state/view.ts'
import { levelBeside } from '../words/previews.ts'

/** What was counted for each surface, by where the end is; the index is the place, plus CELLS for those who climb. */
const COUNTED = new WeakMap<Heights, Map<Cell, (Uint16Array | undefined)[]>>()

/** Mp from every cell to the nearest from which an enemy of this kind could strike the Hero, standing on that place. */
export function strikingCosts({ surface, end }: View, kind: Kind, place: Cell): Uint16Array {
  const { climbs } = UNITS[kind]
  const counted = countedOn(surface, end)
  const index = place + (climbs ? CELLS : 0)
  const known = counted[index]
  if (known !== undefined) return known
  // WM-10.5: no enemy stands on the end.
  const beside = levelBeside({ surface }, place).filter(near => near !== end)
  const costs = costsToAny(surface, beside.length === 0 ? [place] : beside, climbs)
  counted[index] = costs
  return costs
}

function countedOn(surface: Heights, end: Cell): (Uint16Array | undefined)[] {
  const byEnd = COUNTED.get(surface) ?? new Map<Cell, (Uint16Array | undefined)[]>()
  const known = byEnd.get(end)
  if (known !== undefined) return known
  const counted: (Uint16Array | undefined)[] = new Array(2 * CELLS)
  COUNTED.set(surface, byEnd.set(end, counted))
  return counted
}
