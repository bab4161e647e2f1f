import type { Point } from '../../drawing/shapes.ts'
import { at, CELLS, type Cell } from '../content/cells.ts'
import type { CrateKind, TileKind } from '../content/pieces.ts'
import { cratePartsOf } from './blocks.ts'
import { BADGE, castOf, TALL, type Who } from './figures.ts'
import type { Mark, Marks } from './marks.ts'
import { corners, depth, middle, type Quarter } from './projection.ts'
import { LAYERS, type Sight, sightOf, surfacePoints, tilePoints, uprightPoints } from './sight.ts'
import { standing, type Things } from './things.ts'

/** Something of which one cannot make out from this side what it is, or where. */
export type HiddenThing =
  | { readonly what: 'figure'; readonly who: Who }
  | { readonly what: 'crate'; readonly kind: CrateKind }
  | { readonly what: 'tile'; readonly kind: TileKind; readonly covered: boolean }

/** What of a cell has to be said, since it cannot be seen. */
export interface HiddenCell {
  readonly cell: Cell
  readonly height: number
  readonly things: readonly HiddenThing[]
  readonly mark: Mark | undefined
  /** Whether so little of the cell shows that its outline would seem to lie on what hides it. */
  readonly buried: boolean
}

export interface Visible {
  /** Where on its cell each height is written, from the middle of the surface. */
  readonly numbers: ReadonlyMap<Cell, Spot>
  readonly hidden: readonly HiddenCell[]
}

type Spot = readonly [dx: number, dy: number]

/** The hidden part of a figure or a tile from which it can no longer be identified, or located. */
const MOSTLY = 0.3
/** The same for a box or a flat cell, of which less has to show. */
const NEARLY = 0.62
/** The same for a cell that may be chosen: a small lit corner is enough to point at. */
const WHOLLY = 0.9

/** What can be seen from this side, and what cannot. */
export function visibleFrom(things: Things, marks: Marks, quarter: Quarter): Visible {
  const sight = sightOf(things, quarter)
  const hiddenThings = findHidden(things, quarter, sight)
  const stoodOn = new Set(standing(things).map(({ cell }) => cell))
  const laidOn = new Set(things.tiles.map(({ cell }) => cell))
  const numbers = new Map<Cell, Spot>()
  const hidden: HiddenCell[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    const height = at(things.surface, cell)
    const mark = marks.get(cell)
    const surface = surfacePoints(quarter, cell, height)
    const share = sight.hidden(surface, depth(quarter, cell) + LAYERS.mark, 'blocks')
    const buried = share > NEARLY
    const spots =
      mark?.text !== undefined
        ? BESIDE_TEXT
        : stoodOn.has(cell)
          ? laidOn.has(cell)
            ? CROWDED
            : STOOD_ON
          : laidOn.has(cell)
            ? LAID_ON
            : FREE
    const spot = height === 0 ? undefined : freeSpot(sight, quarter, cell, height, spots)
    if (spot !== undefined) numbers.set(cell, spot)
    const here = hiddenThings.get(cell) ?? []
    const unclear = height > 0 && spot === undefined
    const marked = mark !== undefined && share > WHOLLY
    if (here.length === 0 && !unclear && !marked) continue
    const isToldByFlag = buried || here.some(({ what }) => what === 'figure')
    hidden.push({ cell, height, things: here, mark: isToldByFlag ? mark : undefined, buried })
  }
  return { numbers, hidden }
}

/** What somebody stands on is drawn small before their feet. */
export const FOOT = { dy: 14, scale: 0.6 } as const

function findHidden(things: Things, quarter: Quarter, sight: Sight): Map<Cell, HiddenThing[]> {
  const { surface, tiles, crates } = things
  const stoodOn = new Set(standing(things).map(({ cell }) => cell))
  const found = new Map<Cell, HiddenThing[]>()
  const add = (cell: Cell, thing: HiddenThing) => found.set(cell, [...(found.get(cell) ?? []), thing])
  for (const { who, cell } of standing(things)) {
    const foot = middle(quarter, cell, at(surface, cell))
    const order = depth(quarter, cell) + LAYERS.figure
    // A figure is identified by its base: an enemy by its badge, the Hero by its feet.
    const base = who === 'hero' ? foot : { x: foot.x + BADGE.dx, y: foot.y + BADGE.dy }
    if (sight.hidden([base], order) > 0 || sight.hidden(uprightPoints(foot, TALL[castOf(who)]), order) > MOSTLY)
      add(cell, { what: 'figure', who })
  }
  for (const crate of crates) {
    const parts = cratePartsOf(quarter, crate).map(({ cell, bottom, top }) => ({
      cell,
      share: sight.hidden(boxPoints(quarter, cell, bottom, top), depth(quarter, cell)),
    }))
    if (parts.every(({ share }) => share > NEARLY)) add(crate.cell, { what: 'crate', kind: crate.kind })
  }
  for (const [i, { kind, cell, level }] of tiles.entries()) {
    const height = at(surface, cell)
    const { x, y } = middle(quarter, cell, height)
    const small = stoodOn.has(cell)
    const points = small ? [{ x, y: y + FOOT.dy }] : tilePoints(kind, { x, y })
    const order = depth(quarter, cell) + (small ? LAYERS.number : LAYERS.tile)
    const under = tiles.slice(i + 1).some(other => other.cell === cell)
    if (under || sight.hidden(points, order) > MOSTLY) add(cell, { what: 'tile', kind, covered: height > level })
  }
  return found
}

/** Points of what one would see of a box if it stood alone. */
function boxPoints(quarter: Quarter, cell: Cell, bottom: number, top: number): Point[] {
  const high = corners(quarter, cell, top)
  const low = corners(quarter, cell, bottom)
  const sides = [0, 1].flatMap(side =>
    [0.25, 0.75].flatMap(along =>
      [0.3, 0.7].map(down => {
        const [a, b, c, d] = [high[side], high[side + 1], low[side], low[side + 1]] as [Point, Point, Point, Point]
        const mix = (p: number, q: number, share: number): number => p + (q - p) * share
        return {
          x: mix(mix(a.x, b.x, along), mix(c.x, d.x, along), down),
          y: mix(mix(a.y, b.y, along), mix(c.y, d.y, along), down),
        }
      }),
    ),
  )
  return [...surfacePoints(quarter, cell, top), ...sides]
}

/** Where a height may stand: in the middle, or as near to it as there is room. */
const FREE: readonly Spot[] = [
  [0, 4.5],
  [0, -3],
  [-13, 4.5],
  [13, 4.5],
  [0, 12],
  [-7, -2],
  [7, -2],
  [0, -7],
  [-20, 4.5],
  [20, 4.5],
  [-16, 0],
  [16, 0],
  [-10, 10],
  [10, 10],
  [-25, 4],
  [25, 4],
]
/** Before what stands or lies there, over its foot. */
const LAID_ON: readonly Spot[] = [
  [0, 15],
  [-24, 5],
  [24, 5],
]
const STOOD_ON: readonly Spot[] = [[0, 18], ...LAID_ON]
const CROWDED: readonly Spot[] = [
  [-19, 18],
  [19, 20],
]
const BESIDE_TEXT: readonly Spot[] = [
  [-22, 4.5],
  [22, 4.5],
]

/**
 * Prefers a place that nothing hides, then one behind a figure: figures move away and leave the cell's edges in
 * sight.
 */
function freeSpot(
  sight: Sight,
  quarter: Quarter,
  cell: Cell,
  height: number,
  spots: readonly Spot[],
): Spot | undefined {
  const { x, y } = middle(quarter, cell, height)
  const order = depth(quarter, cell) + LAYERS.number
  const isFree = ([dx, dy]: Spot, by: 'blocks' | 'all'): boolean => {
    const points = [-3.5, 3.5].flatMap(right => [1, 8].map(up => ({ x: x + dx + right, y: y + dy - up })))
    return sight.hidden(points, order, by) === 0
  }
  return spots.find(spot => isFree(spot, 'all')) ?? spots.find(spot => isFree(spot, 'blocks'))
}
