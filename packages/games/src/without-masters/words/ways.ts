import { at, type Cell, NEXT, nameOf, OUTSIDE } from '../content/cells.ts'
import { costsAround } from '../rules/05-the-hero-moves/costs.ts'
import { FAR } from '../rules/05-the-hero-moves/reach.ts'
import { stepCost } from '../rules/05-the-hero-moves/steps.ts'
import { contentOf } from '../state/content.ts'
import { isUncovered } from '../state/tiles.ts'
import type { View } from '../state/view.ts'
import { heroReachable } from './previews.ts'

const TILE_NAMES = {
  treat: 'treat',
  ball: 'ball',
  key: 'key',
  end: 'end tile',
  lockedEnd: 'locked end tile',
  spawn: 'spawn tile',
} as const

/** For a terminal: the cells within the mp that are left, and the cheapest way to each tile. */
export function sayWays(view: View): string[] {
  const wanted = view.tiles.filter(tile => tile.kind !== 'spawn' && tile.cell !== view.hero && isUncovered(view, tile))
  return [
    ...sayReach(view),
    ...wanted.map(({ kind, cell }) => `To the ${TILE_NAMES[kind]} on ${nameOf(cell)}: ${sayWay(view, cell)}`),
  ]
}

/** "Within 3 mp: 1 a2 b1; 2 a3". */
function sayReach(view: View): string[] {
  const cells = heroReachable(view).filter(({ cost }) => cost > 0)
  if (cells.length === 0) return []
  const byCost = Map.groupBy(
    cells.toSorted((a, b) => a.cost - b.cost),
    ({ cost }) => cost,
  )
  const said = [...byCost].map(([cost, each]) => `${cost} mp ${each.map(({ cell }) => nameOf(cell)).join(' ')}`)
  return [`Steps lead to: ${said.join('; ')}`]
}

/** The cheapest way by steps alone, around enemies as they stand (WM-5.2). */
function sayWay(view: View, goal: Cell): string {
  const costs = costsAround(
    view.surface,
    goal,
    true,
    view.enemies.map(({ cell }) => cell).filter(cell => cell !== goal),
  )
  const cost = at(costs, view.hero)
  if (cost >= FAR) return 'no way without a push'
  const cells: string[] = []
  for (let cell = view.hero; cell !== goal; ) {
    cell = nextOn(view, costs, cell)
    cells.push(nameOf(cell))
  }
  const turns = 1 + Math.ceil((cost - view.mp) / contentOf(view).hero.mp)
  return `${cost} mp${cost > view.mp ? `, ${turns} turns or more` : ''}, by ${cells.join(' ')}`
}

function nextOn({ surface }: View, costs: Uint16Array, cell: Cell): Cell {
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const to = NEXT[i] as Cell
    if (to === OUTSIDE) continue
    const step = stepCost(at(surface, cell), at(surface, to), true)
    if (step > 0 && at(costs, to) + step === at(costs, cell)) return to
  }
  throw new Error('a cost that no step accounts for')
}
