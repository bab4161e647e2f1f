import type { Point } from '../../drawing/shapes.ts'
import { at, type Cell, NOWHERE } from '../content/cells.ts'
import type { TileKind } from '../content/pieces.ts'
import type { Heights } from '../state/terrain.ts'
import { within } from './blocks.ts'
import { castOf, TALL } from './figures.ts'
import { corners, depth, HALF_DEPTH, HALF_WIDTH, middle, QUARTERS, type Quarter, RISE } from './projection.ts'
import { standing, type Things } from './things.ts'

/** Painted in this order on a cell, one on the other; whole numbers are the cells' depths. */
export const LAYERS = {
  shadow: -0.5,
  column: 0,
  crate: 0.01,
  mark: 0.2,
  pole: 0.28,
  tile: 0.3,
  figure: 0.45,
  number: 0.48,
} as const

/** Tells how much of something one cannot see, 0 to 1: of its points on paper, painted in this order. */
export interface Sight {
  /** By blocks alone, or also by figures. */
  hidden(points: readonly Point[], order: number, by?: 'blocks' | 'all'): number
  /** How far up something upright has to go to come into sight: from there on nothing hides it. */
  clearAbove(foot: Point, order: number): number
}

/** A column from the lawn up, as it covers the paper. */
interface Block {
  readonly order: number
  readonly x: number
  readonly bottom: number
  readonly top: number
}

/** Something upright that is not a block: a figure on its base, or a kennel. */
interface Body {
  readonly order: number
  readonly foot: Point
  readonly half: number
  readonly tall: number
  readonly base: boolean
}

export function sightOf(things: Pick<Things, 'surface' | 'hero' | 'enemies' | 'tiles'>, quarter: Quarter): Sight {
  const { surface } = things
  const blocks = blocksOf(surface, quarter)
  const bodies = standing(things).map(
    ({ who, cell }): Body => ({
      order: depth(quarter, cell) + LAYERS.figure,
      foot: middle(quarter, cell, at(surface, cell)),
      half: BODY_HALF,
      tall: TALL[castOf(who)] - 4,
      base: true,
    }),
  )
  for (const { kind, cell } of things.tiles) {
    if (kind !== 'end' && kind !== 'lockedEnd') continue
    const foot = middle(quarter, cell, at(surface, cell))
    bodies.push({ order: depth(quarter, cell) + LAYERS.tile, foot, half: 12, tall: TILE_TALL[kind] - 4, base: false })
  }
  return {
    hidden(points, order, by = 'all') {
      const before = blocks.filter(block => block.order > order)
      const beside = by === 'all' ? bodies.filter(body => body.order > order) : []
      const isHidden = (point: Point): boolean =>
        before.some(block => isBehind(block, point)) || beside.some(body => isBehindBody(body, point))
      return points.filter(isHidden).length / points.length
    },
    clearAbove({ x, y }, order) {
      let clear = y
      for (const block of blocks) {
        const aside = Math.abs(x - block.x)
        if (block.order <= order || aside >= HALF_WIDTH) continue
        const [top, bottom] = [block.top + aside * SLOPE, block.bottom - aside * SLOPE]
        if (top < clear && bottom > top) clear = top
      }
      for (const { order: other, foot, half, tall } of bodies) {
        if (other > order && Math.abs(x - foot.x) < half) clear = Math.min(clear, foot.y - tall)
      }
      return clear
    },
  }
}

function blocksOf(heights: Heights, quarter: Quarter): Block[] {
  const blocks: Block[] = []
  for (const [cell, height] of heights.entries()) {
    if (height === 0) continue
    const { x, y } = middle(quarter, cell, 0)
    blocks.push({
      order: depth(quarter, cell),
      x,
      bottom: y + HALF_DEPTH,
      top: y - height * RISE - HALF_DEPTH,
    })
  }
  return blocks
}

const SLOPE = HALF_DEPTH / HALF_WIDTH

function isBehind({ x: middleX, top, bottom }: Block, { x, y }: Point): boolean {
  const aside = Math.abs(x - middleX)
  return aside < HALF_WIDTH && y > top + aside * SLOPE && y < bottom - aside * SLOPE
}

/** How wide a figure is to either side, of its body and of its base. */
const BODY_HALF = 19
const BASE_HALF = 22
const BASE_DEEP = 13

function isBehindBody({ foot, half, tall, base }: Body, { x, y }: Point): boolean {
  const aside = Math.abs(x - foot.x)
  const above = foot.y - y
  if (aside < half && above >= 0 && above < tall) return true
  return base && (aside / BASE_HALF) ** 2 + (above / BASE_DEEP) ** 2 < 1
}

/** How far up a tile's own thing is drawn, which tells it from others. */
export const TILE_TALL: Readonly<Record<TileKind, number>> = {
  treat: 14,
  ball: 16,
  key: 16,
  spawn: 10,
  end: 26,
  lockedEnd: 26,
}

const ACROSS = [-11, 0, 11]
const UP = [0.08, 0.3, 0.5, 0.7, 0.9]

/** Points of something upright that stands on this spot. */
export function uprightPoints({ x, y }: Point, tall: number): Point[] {
  return ACROSS.flatMap(dx => UP.map(up => ({ x: x + dx, y: y - up * tall })))
}

/** Points of a tile's plate and of the thing on it. */
export function tilePoints(kind: TileKind, { x, y }: Point): Point[] {
  return uprightPoints({ x, y: y + 5 }, TILE_TALL[kind] + 5)
}

const ALONG = [0.14, 0.38, 0.62, 0.86]

/** Points of a cell's surface. */
export function surfacePoints(quarter: Quarter, cell: Cell, height: number): Point[] {
  const around = corners(quarter, cell, height)
  return ALONG.flatMap(a => ALONG.map(b => within(around, a, b)))
}

/** How much of something upright in the middle of a cell is hidden by blocks before it. */
export function hiddenShare(surface: Heights, quarter: Quarter, cell: Cell, tall: number): number {
  const foot = middle(quarter, cell, at(surface, cell))
  return sightOf({ surface, hero: NOWHERE, enemies: [], tiles: [] }, quarter).hidden(
    uprightPoints(foot, tall),
    depth(quarter, cell),
  )
}

/** The turn of the picture at which the least is hidden; the Hero counts most. */
export function clearestQuarter(things: Things): Quarter {
  const { surface, tiles } = things
  const hidden = (quarter: Quarter): number => {
    let sum = 0
    for (const { who, cell } of standing(things)) {
      sum += (who === 'hero' ? 3 : 2) * hiddenShare(surface, quarter, cell, TALL[castOf(who)])
    }
    for (const { kind, cell } of tiles) sum += hiddenShare(surface, quarter, cell, TILE_TALL[kind])
    return sum
  }
  const shares = QUARTERS.map(hidden)
  return QUARTERS[shares.indexOf(Math.min(...shares))] ?? 0
}
