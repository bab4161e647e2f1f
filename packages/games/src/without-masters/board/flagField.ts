import type { Point } from '../../drawing/shapes.ts'
import { at, CELLS, type Cell, SIZE } from '../content/cells.ts'
import type { Box } from './area.ts'
import { castOf, TALL } from './figures.ts'
import type { Marks } from './marks.ts'
import { middle, onPaper, type Quarter } from './projection.ts'
import { TILE_TALL } from './sight.ts'
import { standing, type Things } from './things.ts'
import type { HiddenCell, HiddenThing } from './visible.ts'

/** What flags keep clear of, and what it costs to stand before it. */
export interface Field {
  /** Visible things and raised cells: a flag in front of one could be mistaken for something that stands there. */
  readonly things: readonly Box[]
  readonly tops: readonly Point[]
  /** Cells of the lawn with a mark, without one, and the rim with its letters. */
  readonly marked: readonly Point[]
  readonly lawn: readonly Point[]
  readonly rim: readonly Box[]
}

export function fieldOf(things: Things, marks: Marks, quarter: Quarter, hidden: readonly HiddenCell[]): Field {
  const { surface, tiles } = things
  const flaggedThings = new Map(hidden.map(each => [each.cell, each.things]))
  const isSeen = (cell: Cell, isIt: (thing: HiddenThing) => boolean): boolean =>
    flaggedThings.get(cell)?.some(isIt) !== true
  // Above the enemy in hand there is a pointer.
  const isPicked = (cell: Cell): boolean => marks.get(cell)?.tone === 'picked'
  const boxes: Box[] = []
  for (const { who, cell } of standing(things)) {
    if (isSeen(cell, thing => thing.what === 'figure'))
      boxes.push(standingBox(quarter, surface, cell, 23, TALL[castOf(who)] + (isPicked(cell) ? 20 : 0), 17))
  }
  for (const { kind, cell } of tiles) {
    if (isSeen(cell, thing => thing.what === 'tile'))
      boxes.push(standingBox(quarter, surface, cell, 22, TILE_TALL[kind], 13))
  }
  const buried = new Set(hidden.filter(each => each.buried).map(({ cell }) => cell))
  const tops: Point[] = []
  const marked: Point[] = []
  const lawn: Point[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    const height = at(surface, cell)
    const spot = middle(quarter, cell, height)
    if (buried.has(cell)) continue
    if (height > 0) tops.push(spot)
    else if (marks.has(cell)) marked.push(spot)
    else lawn.push(spot)
  }
  return { things: boxes, tops, marked, lawn, rim: RIM }
}

function standingBox(
  quarter: Quarter,
  surface: Things['surface'],
  cell: Cell,
  half: number,
  up: number,
  down: number,
): Box {
  const { x, y } = middle(quarter, cell, at(surface, cell))
  return { x: x - half, y: y - up, width: 2 * half, height: up + down }
}

/** The letters of the rim. */
const RIM: readonly Box[] = Array.from({ length: SIZE }, (_, i) => i + 0.5)
  .flatMap(i => [onPaper(i, -0.3, 0), onPaper(i, SIZE + 0.3, 0), onPaper(-0.3, i, 0), onPaper(SIZE + 0.3, i, 0)])
  .map(({ x, y }) => ({ x: x - 8, y: y - 6, width: 16, height: 12 }))
