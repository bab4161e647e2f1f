import { list, whole } from '@undercroft/kernel'
import { between, oneFrom, type Picker, redraw, upTo } from '../pick.ts'
import { judged, NOTHING_HIDDEN, type Puzzle } from './puzzle.ts'

/** Row by row, 0 for the gap. */
export type Breakers = readonly number[]

export interface SlidingBreakers {
  readonly tiles: Breakers
  readonly limit: number
}

const IN_ORDER: Breakers = [1, 2, 3, 4, 5, 6, 7, 8, 0]
const NEAREST = 8
const FARTHEST = 14

function steps(a: number, b: number): number {
  return Math.abs((a % 3) - (b % 3)) + Math.abs(Math.floor(a / 3) - Math.floor(b / 3))
}

/** By place, those beside it. */
const BESIDE = upTo(9).map(at => upTo(9).filter(other => steps(at, other) === 1))
/** By breaker and place, how far it is from home; the gap has none. */
const HOMEWARD = upTo(9).map(tile => upTo(9).map(at => (tile === 0 ? 0 : steps(at, tile - 1))))

export function touchesGap(tiles: Breakers, tile: number): boolean {
  return tile !== 0 && steps(tiles.indexOf(tile), tiles.indexOf(0)) === 1
}

export function slide(tiles: Breakers, tile: number): Breakers {
  return tiles.map(each => (each === tile ? 0 : each === 0 ? tile : each))
}

function slidable(tiles: Breakers): number[] {
  return (BESIDE[tiles.indexOf(0)] ?? []).map(at => tiles[at] ?? 0)
}

export function isInOrder(tiles: Breakers): boolean {
  return tiles.every((tile, i) => tile === IN_ORDER[i])
}

/** No tile gets home in fewer slides than its distance. */
function atLeast(tiles: Breakers): number {
  let sum = 0
  for (let at = 0; at < tiles.length; at++) sum += HOMEWARD[tiles[at] ?? 0]?.[at] ?? 0
  return sum
}

/** Depth first within a bound that grows: the first way found is a shortest one. */
function within(tiles: Breakers, left: number, last: number): readonly number[] | undefined {
  if (isInOrder(tiles)) return []
  if (atLeast(tiles) > left) return undefined
  for (const tile of slidable(tiles)) {
    if (tile === last) continue
    const rest = within(slide(tiles, tile), left - 1, tile)
    if (rest !== undefined) return [tile, ...rest]
  }
  return undefined
}

function shortestSlides(tiles: Breakers): readonly number[] {
  for (let bound = atLeast(tiles); bound <= 31; bound++) {
    const slides = within(tiles, bound, 0)
    if (slides !== undefined) return slides
  }
  throw new RangeError('breakers that cannot be put in order')
}

/** Makes this many slides from the ordered position, none of which takes back the one before it. */
function stirred(slides: number, pick: Picker): Breakers {
  let tiles = IN_ORDER
  let last = 0
  for (const _ of upTo(slides)) {
    last = oneFrom(
      slidable(tiles).filter(tile => tile !== last),
      pick,
    )
    tiles = slide(tiles, last)
  }
  return tiles
}

export const slidingBreakers: Puzzle<'PZ-10', SlidingBreakers, readonly number[]> = {
  id: 'PZ-10',
  name: 'Sliding Breakers',
  story:
    'Eight breakers sit crooked in a frame meant for nine, and the bus bar behind them spits. Slide them home in order before the casing melts. There is one chance to close the lid on it.',
  task: 'Slide the breakers into order, 1 to 8 row by row, with the gap last.',
  tries: 1,
  word: list('slides', whole('breaker', 1, 8), '.', 2 * FARTHEST),
  make: pick =>
    redraw(() => {
      const tiles = stirred(between(NEAREST, 2 * FARTHEST, pick), pick)
      const shortest = shortestSlides(tiles).length
      if (shortest < NEAREST || shortest > FARTHEST) return undefined
      return { shown: { tiles, limit: 2 * shortest }, secret: NOTHING_HIDDEN }
    }),
  broken({ tiles, limit }, slides) {
    if (slides.length > limit) return `${slides.length} slides: only ${limit} are allowed`
    let now = tiles
    for (const [i, tile] of slides.entries()) {
      if (!touchesGap(now, tile)) return `slide ${i + 1}: breaker ${tile} does not touch the gap`
      now = slide(now, tile)
    }
    return undefined
  },
  judge: ({ tiles }, slides) => judged(isInOrder(slides.reduce(slide, tiles))),
  solve: ({ tiles }) => shortestSlides(tiles),
  guess({ tiles, limit }, pick) {
    let now = tiles
    return upTo(limit).map(() => {
      const tile = oneFrom(slidable(now), pick)
      now = slide(now, tile)
      return tile
    })
  },
}
