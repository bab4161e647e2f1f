import { at, CELLS, type Cell, distance } from '../content/cells.ts'
import { type Figure, type Kind, kindOf } from '../content/units.ts'
import { costsTo } from '../rules/05-the-hero-moves/costs.ts'
import { FAR, reach } from '../rules/05-the-hero-moves/reach.ts'
import type { Choice } from '../state/choices.ts'
import { contentOf } from '../state/content.ts'
import { enemyOf } from '../state/enemies.ts'
import type { Enemy } from '../state/state.ts'
import { isUncovered } from '../state/tiles.ts'
import type { View } from '../state/view.ts'
import { expectedLoss, levelBeside } from '../words/previews.ts'
import { type Outlook, outlook } from './outlook.ts'

/** All worths are in treats. */
const WORTH = {
  strike: 10,
  spawn: 3,
  spawnBeside: 9,
  /** A strike that is possible from where an enemy comes to stand. */
  strikes: 5,
  /** An enemy that the Hero can attack: without and with a spawn tile to replace it. */
  exposed: -0.8,
  exposedAmongSpawns: -0.2,
  /** A mp between an enemy and the Hero. */
  mp: -0.05,
  /** A mp more than a move between an enemy and where it could strike the Hero after the next turn. */
  mpAhead: -0.25,
  /** Each mp that an enemy in the way takes from the Hero's next turn. */
  inTheWay: 1,
}

/** For each kind the costs to every cell from which it could strike at one place. */
type Striking = { readonly [K in Kind]: readonly Uint16Array[] }

/** A place where the Hero may be after the next turn. */
interface Ahead {
  readonly cell: Cell
  readonly weight: number
  readonly to: Striking
}

/** What the Game Master thinks about: where the Hero is, will be, and could attack. */
interface Mind {
  readonly view: View
  readonly out: Outlook
  readonly ahead: readonly Ahead[]
  /** What is left of the Hero's way after the best next turn. */
  readonly best: number
  /** Cells that the Hero comes by on the way there. */
  readonly path: ReadonlySet<Cell>
  /** Cells where the Hero could attack somebody in the next turn. */
  readonly exposed: Uint8Array
  readonly toHero: Striking
  readonly spawns: boolean
}

export function gmWorths(view: View): (choice: Choice) => number {
  const mind = think(view)
  // Many moves of one enemy are compared with its staying where it is.
  const stays = new Map<Figure, number>()
  const stayWorth = (enemy: Readonly<Enemy>): number => {
    const known = stays.get(enemy.figure)
    if (known !== undefined) return known
    const worth = placeWorth(mind, enemy, enemy.cell)
    stays.set(enemy.figure, worth)
    return worth
  }
  return choice => {
    switch (choice[0]) {
      case 'strike':
        return WORTH.strike + expectedLoss(view, choice[1])
      case 'moveEnemy': {
        const enemy = enemyOf(view.enemies, choice[1])
        return enemy === undefined ? 0 : placeWorth(mind, enemy, choice[2]) - stayWorth(enemy)
      }
      case 'spawn':
        return spawnWorth(mind, choice[1], choice[2])
      default:
        return 0
    }
  }
}

/** How many of the Hero's best places are looked at, and how much each counts. */
const WEIGHTS = [1, 0.8, 0.6, 0.4, 0.2] as const

function think(view: View): Mind {
  const out = outlook(view)
  const taken = view.enemies.map(({ cell }) => cell)
  const { mp } = contentOf(view).hero
  const { cells, cost } = reach(view.surface, view.hero, mp, true, taken)
  const exposed = new Uint8Array(CELLS)
  for (const cell of cells) {
    if (at(cost, cell) < mp) for (const near of levelBeside(view, cell)) exposed[near] = 1
  }
  const places = cells.toSorted((a, b) => out.left(a) - out.left(b)).slice(0, WEIGHTS.length)
  const best = places[0] ?? view.hero
  return {
    view,
    out,
    ahead: places.map((cell, i) => ({ cell, weight: WEIGHTS[i] ?? 0, to: strikingCosts(view, cell) })),
    best: out.left(best),
    path: pathTo(view, out, cells, best),
    exposed,
    toHero: strikingCosts(view, view.hero),
    spawns: view.tiles.some(tile => tile.kind === 'spawn' && isUncovered(view, tile)),
  }
}

/** Mp from every cell to those where the Hero could be struck, standing there. */
function strikingCosts(view: View, cell: Cell): Striking {
  const places = levelBeside(view, cell).filter(near => near !== view.end)
  const goals = places.length === 0 ? [cell] : places
  return {
    light: goals.map(goal => costsTo(view.surface, goal, true)),
    heavy: goals.map(goal => costsTo(view.surface, goal, false)),
  }
}

/** Cells within the Hero's reach that lie on a cheapest way on. */
function pathTo(view: View, out: Outlook, cells: readonly Cell[], best: Cell): Set<Cell> {
  const toBest = costsTo(view.surface, best, true)
  const whole = at(toBest, view.hero)
  return new Set(
    cells.filter(cell => cell !== view.hero && at(toBest, cell) < whole && out.left(cell) < out.left(view.hero)),
  )
}

/** What it is worth to have an enemy on a cell when the turn ends; more if it strikes from there. */
function placeWorth(mind: Mind, enemy: Readonly<Enemy>, cell: Cell): number {
  const { view, exposed, toHero, spawns } = mind
  const kind = kindOf(enemy.figure)
  const strikes = !enemy.attacked && canStrikeFrom(view, cell)
  const open = spawns ? WORTH.exposedAmongSpawns : WORTH.exposed
  return (
    (strikes ? WORTH.strikes * expectedLoss(view, enemy.figure) : 0) +
    (at(exposed, cell) === 1 && !strikes ? open : 0) +
    WORTH.mp * far(toHero[kind], cell, view.hero) +
    aheadWorth(mind, kind, cell) +
    (mind.path.has(cell) ? WORTH.inTheWay * shortBy(mind, enemy, cell) : 0)
  )
}

function aheadWorth({ ahead, view }: Mind, kind: Kind, cell: Cell): number {
  const { mp } = contentOf(view).enemies[kind]
  let worth = 0
  let weights = 0
  for (const { cell: there, weight, to } of ahead) {
    worth += weight * Math.max(0, far(to[kind], cell, there) - mp)
    weights += weight
  }
  return (WORTH.mpAhead * worth) / weights
}

/** How many mp of the way the Hero's next turn loses if an enemy stands there. */
function shortBy({ view, out, best }: Mind, enemy: Readonly<Enemy>, cell: Cell): number {
  const taken = [cell, ...view.enemies.flatMap(each => (each.figure === enemy.figure ? [] : [each.cell]))]
  const { mp } = contentOf(view).hero
  let left = FAR
  for (const each of reach(view.surface, view.hero, mp, true, taken).cells) left = Math.min(left, out.left(each))
  return Math.min(mp, Math.max(0, left - best))
}

function canStrikeFrom({ surface, hero }: View, cell: Cell): boolean {
  return distance(cell, hero) === 1 && at(surface, cell) === at(surface, hero)
}

/** The mp to a place; where there is no way, the distance and a surcharge. */
function far(costs: readonly Uint16Array[], cell: Cell, goal: Cell): number {
  let cost = FAR
  for (let i = 0; i < costs.length; i++) cost = Math.min(cost, at(costs[i] as Uint16Array, cell))
  return cost === FAR ? distance(cell, goal) + 6 : cost
}

function spawnWorth(mind: Mind, cell: Cell, kind: Kind): number {
  const { view, toHero } = mind
  if (canStrikeFrom(view, cell)) return WORTH.spawnBeside + (kind === 'heavy' ? 1 : 0)
  const near = WORTH.mp * far(toHero[kind], cell, view.hero) + aheadWorth(mind, kind, cell)
  return WORTH.spawn + near + (kind === 'light' ? 0.5 : 0)
}
