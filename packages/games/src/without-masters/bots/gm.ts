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
import { expectedLoss } from '../words/previews.ts'
import { markLevelBeside } from './danger.ts'
import { type Outlook, outlook } from './outlook.ts'
import { strikingCosts } from './striking.ts'

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

/** A place where the Hero may be after the next turn. */
interface Ahead {
  readonly cell: Cell
  readonly weight: number
}

/** For one kind of enemy, the mp from every cell to where it could strike the Hero. */
interface Striking {
  readonly here: Uint16Array
  /** The same for each place ahead. */
  readonly ahead: readonly Uint16Array[]
}

/** What the Game Master thinks about: where the Hero is, will be, and could attack. */
interface Mind {
  readonly view: View
  readonly out: Outlook
  readonly ahead: readonly Ahead[]
  /** What is left of the Hero's way after the best next turn. */
  readonly best: number
  /** Cells that the Hero comes by on the way there, marked with 1. */
  readonly path: Uint8Array
  /** Cells where the Hero could attack somebody in the next turn, marked with 1. */
  readonly exposed: Uint8Array
  readonly spawns: boolean
  /** What `strikingOf` has found. */
  readonly striking: { [K in Kind]?: Striking }
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
  const exposed = new Uint8Array(CELLS + 1)
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as Cell
    if ((cost[cell] as number) < mp) markLevelBeside(view.surface, cell, exposed)
  }
  const places = nearest(cells, out)
  const best = places[0] ?? view.hero
  return {
    view,
    out,
    ahead: places.map((cell, i) => ({ cell, weight: WEIGHTS[i] ?? 0 })),
    best: out.left(best),
    path: pathTo(view, out, cells, best),
    exposed,
    spawns: view.tiles.some(tile => tile.kind === 'spawn' && isUncovered(view, tile)),
    striking: {},
  }
}

/** Most turns have enemies of one kind only, so that the other's ways are not counted. */
function strikingOf({ view, ahead, striking }: Mind, kind: Kind): Striking {
  striking[kind] ??= {
    here: strikingCosts(view, kind, view.hero),
    ahead: ahead.map(({ cell }) => strikingCosts(view, kind, cell)),
  }
  return striking[kind]
}

/** The places from which the least of the way is left; of equal ones those that come first. */
function nearest(cells: readonly Cell[], out: Outlook): Cell[] {
  const places: Cell[] = []
  const lefts: number[] = []
  for (let i = 0; i < cells.length; i++) {
    const left = out.left(cells[i] as Cell)
    let rank = places.length
    while (rank > 0 && (lefts[rank - 1] as number) > left) rank--
    if (rank === WEIGHTS.length) continue
    places.splice(rank, 0, cells[i] as Cell)
    lefts.splice(rank, 0, left)
    places.length = lefts.length = Math.min(places.length, WEIGHTS.length)
  }
  return places
}

/** Marks the cells within the Hero's reach that lie on a cheapest way on. */
function pathTo(view: View, out: Outlook, cells: readonly Cell[], best: Cell): Uint8Array {
  const path = new Uint8Array(CELLS)
  const toBest = costsTo(view.surface, best, true)
  const whole = toBest[view.hero] as number
  const left = out.left(view.hero)
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as Cell
    if (cell !== view.hero && (toBest[cell] as number) < whole && out.left(cell) < left) path[cell] = 1
  }
  return path
}

/** What it is worth to have an enemy on a cell when the turn ends; more if it strikes from there. */
function placeWorth(mind: Mind, enemy: Readonly<Enemy>, cell: Cell): number {
  const { view, exposed, path, spawns } = mind
  const kind = kindOf(enemy.figure)
  const strikes = !enemy.attacked && canStrikeFrom(view, cell)
  const open = spawns ? WORTH.exposedAmongSpawns : WORTH.exposed
  return (
    (strikes ? WORTH.strikes * expectedLoss(view, enemy.figure) : 0) +
    (exposed[cell] === 1 && !strikes ? open : 0) +
    WORTH.mp * far(strikingOf(mind, kind).here, cell, view.hero) +
    aheadWorth(mind, kind, cell) +
    (path[cell] === 1 ? WORTH.inTheWay * shortBy(mind, enemy, cell) : 0)
  )
}

function aheadWorth(mind: Mind, kind: Kind, cell: Cell): number {
  const { mp } = contentOf(mind.view).enemies[kind]
  const { ahead } = strikingOf(mind, kind)
  let worth = 0
  let weights = 0
  for (let i = 0; i < ahead.length; i++) {
    const { cell: there, weight } = mind.ahead[i] as Ahead
    worth += weight * Math.max(0, far(ahead[i] as Uint16Array, cell, there) - mp)
    weights += weight
  }
  return (WORTH.mpAhead * worth) / weights
}

/** How many mp of the way the Hero's next turn loses if an enemy stands there. */
function shortBy({ view, out, best }: Mind, enemy: Readonly<Enemy>, cell: Cell): number {
  const taken = [cell, ...view.enemies.flatMap(each => (each.figure === enemy.figure ? [] : [each.cell]))]
  const { mp } = contentOf(view).hero
  const { cells } = reach(view.surface, view.hero, mp, true, taken)
  let left = FAR
  for (let i = 0; i < cells.length; i++) left = Math.min(left, out.left(cells[i] as Cell))
  return Math.min(mp, Math.max(0, left - best))
}

function canStrikeFrom({ surface, hero }: View, cell: Cell): boolean {
  return distance(cell, hero) === 1 && at(surface, cell) === at(surface, hero)
}

/** The mp to where the Hero could be struck on a place; where there is no way, the distance and a surcharge. */
function far(costs: Uint16Array, cell: Cell, place: Cell): number {
  const cost = costs[cell] as number
  return cost === FAR ? distance(cell, place) + 6 : cost
}

function spawnWorth(mind: Mind, cell: Cell, kind: Kind): number {
  const { view } = mind
  if (canStrikeFrom(view, cell)) return WORTH.spawnBeside + (kind === 'heavy' ? 1 : 0)
  const near = WORTH.mp * far(strikingOf(mind, kind).here, cell, view.hero) + aheadWorth(mind, kind, cell)
  return WORTH.spawn + near + (kind === 'light' ? 0.5 : 0)
}
