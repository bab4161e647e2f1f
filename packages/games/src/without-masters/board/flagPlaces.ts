import type { Point } from '../../drawing/shapes.ts'
import type { Cell } from '../content/cells.ts'
import { type Box, onCell, overlap } from './area.ts'
import type { Field } from './flagField.ts'
import { HALF_WIDTH, ISO_WIDTH } from './projection.ts'

/** Upright, from its cell up to its flag. */
export interface Pole {
  readonly x: number
  readonly bottom: number
  /** Above this it comes into sight. */
  readonly clear: number
}

/** A flag that has no place yet. */
export interface Draft {
  readonly cell: Cell
  /** The middle of its cell. */
  readonly foot: Point
  /** Where its pole may stand, the best first. */
  readonly poles: readonly Pole[]
  readonly width: number
  readonly tall: number
  /** Whether the flag may be left out where it would cover something itself. */
  readonly spare: boolean
}

export interface Place {
  readonly box: Box
  readonly pole: Pole
  /** The part of the pole that is seen. */
  readonly stick: Box
  readonly cost: number
}

/**
 * A part of the pole always shows; its length has no limit. The flag hangs in front of it, to its left or its right.
 */
const LEAST_POLE = 6
const STEP = 6
const SIDEWAYS = [0, -0.22, 0.22, -0.44, 0.44]
/** The lengths of the arm from which it hangs where no such place is free. */
const ON_ARM = [-0.7, 0.7, -1.1, 1.1, -1.5, 1.5, -2, 2]
const EDGE = 4

/** What a flag must not cover outweighs any length of pole. */
const COSTS = {
  flag: 9000,
  thing: 3000,
  top: 1000,
  behind: 300,
  crossing: 150,
  marked: 14,
  rim: 5,
  lawn: 1.5,
  far: 0.6,
} as const

/** A pole with what is near it, and the places on it that have been worked out, by height and then from side to side. */
interface Stand {
  readonly pole: Pole
  readonly near: Field
  readonly asides: readonly number[]
  readonly heights: (Place | 'outside')[][]
}

/** Finds the best place of a flag beside others, and what it costs. */
type Finder = (others: readonly Place[]) => readonly [Place | undefined, number]

/** Works out a place once, and only if none that is nearer must be better: there are some 2000 of them. */
function finderFor({ poles, width, tall }: Draft, field: Field): Finder {
  const reach = width * (0.5 + Math.max(...ON_ARM)) + HALF_WIDTH
  const stands = poles.map((pole, i): Stand => {
    const near = around(field, pole.x - reach, pole.x + reach)
    return { pole, near, asides: i === 0 ? [...SIDEWAYS, ...ON_ARM] : SIDEWAYS, heights: [] }
  })
  const placeAt = ({ pole, near }: Stand, bottom: number, aside: number, nearest: number): Place | 'outside' => {
    const box = { x: pole.x + (aside - 0.5) * width, y: bottom - tall, width, height: tall }
    if (box.x < EDGE || box.x + width > ISO_WIDTH - EDGE) return 'outside'
    const stick = { x: pole.x - 2, y: bottom, width: 4, height: pole.clear - bottom }
    const cost = nearest + COSTS.crossing * countBoxes(stick, near.things)
    return { box, pole, stick, cost: cost + costOf(box, near) }
  }
  return others => {
    let best: Place | undefined
    let least = Number.POSITIVE_INFINITY
    for (const [i, stand] of stands.entries()) {
      const { clear } = stand.pole
      let height = 0
      for (let bottom = clear - LEAST_POLE; bottom - tall > EDGE; bottom -= STEP) {
        const far = COSTS.far * (clear - bottom) + i
        if (far > least) break
        const places = stand.heights[height] ?? []
        stand.heights[height++] = places
        for (const [j, aside] of stand.asides.entries()) {
          const nearest = far + (Math.abs(aside) < 0.5 ? 4 : 55) * Math.abs(aside)
          if (nearest > least) continue
          const place = places[j] ?? placeAt(stand, bottom, aside, nearest)
          places[j] = place
          if (place === 'outside') continue
          const cost = costAmong(place, others, least)
          if (cost > least || (cost === least && place.cost >= (best?.cost ?? 0))) continue
          least = cost
          best = place
        }
      }
    }
    return [best, best === undefined ? 0 : least]
  }
}

/** What a place costs together with those of others; beyond the limit it is not counted on. */
function costAmong(place: Place, others: readonly Place[], limit: number): number {
  let { cost } = place
  for (const other of others) {
    if (cost > limit) break
    cost += costBeside(place, other)
  }
  return cost
}

/** What of the field lies between these two. */
function around({ things, tops, marked, lawn, rim }: Field, left: number, right: number): Field {
  const points = (all: readonly Point[]) => all.filter(({ x }) => x > left && x < right)
  const boxes = (all: readonly Box[]) => all.filter(({ x, width }) => x + width > left && x < right)
  return { things: boxes(things), tops: points(tops), marked: points(marked), lawn: points(lawn), rim: boxes(rim) }
}

function costOf(box: Box, { things, tops, marked, lawn, rim }: Field): number {
  const forbidden = COSTS.thing * countBoxes(box, things) + COSTS.top * countCells(box, tops)
  // An arm is the last resort, so other things that it covers do not count.
  if (forbidden > 0) return forbidden
  return COSTS.marked * countCells(box, marked) + COSTS.lawn * countCells(box, lawn) + COSTS.rim * countBoxes(box, rim)
}

function countCells(box: Box, cells: readonly Point[]): number {
  let count = 0
  for (const cell of cells) if (onCell(box, cell)) count++
  return count
}

function countBoxes(box: Box, others: readonly Box[]): number {
  let count = 0
  for (const other of others) if (overlap(box, other)) count++
  return count
}

function costBeside(place: Place, other: Place): number {
  let cost = 0
  if (overlap(place.box, other.box, 3)) cost += COSTS.flag
  if (overlap(place.stick, other.box, 1) || overlap(place.box, other.stick, 1)) cost += COSTS.behind
  if (overlap(place.stick, other.stick, 3)) cost += COSTS.crossing
  return cost
}

/** The best places for all of them, by cell: in steps, as it takes longer than a picture may. */
export function* settle(drafts: readonly Draft[], field: Field): Generator<void, ReadonlyMap<Cell, Place>> {
  const best = yield* arrangedBest(drafts.map(draft => ({ ...draft, find: finderFor(draft, field) })))
  return best.places
}

/** Tries several orders of placing the flags and keeps the best; badly placed flags come first in the next try. */
function* arrangedBest(drafts: readonly Ready[]): Generator<void, Arrangement> {
  let best = yield* arranged(drafts)
  const tried = new Map([[sayOrder(drafts), best]]) // few flags have few orders
  function* improve(order: readonly Ready[]): Generator<void, Arrangement> {
    const said = sayOrder(order)
    const other = tried.get(said) ?? (yield* arranged(order))
    tried.set(said, other)
    if (other.sum < best.sum) best = other
    return other
  }
  for (const inTurn of ORDERS) yield* improve(drafts.toSorted(inTurn))
  // Flags that were placed badly come earlier in the next order.
  const urgency = new Map<Cell, number>()
  const urgent = ({ cell }: Ready): number => urgency.get(cell) ?? 0
  let { costs } = best
  for (let i = 0; i < MORE_TRIES && coversSomething(best); i++) {
    for (const [cell, cost] of costs) if (cost >= COSTS.top) urgency.set(cell, (urgency.get(cell) ?? 0) + 1)
    const next = drafts.toSorted((a, b) => urgent(b) - urgent(a) || ORDERS[i % ORDERS.length]?.(a, b) || 0)
    const other = yield* improve(next)
    costs = other.costs
  }
  return best
}

interface Ready extends Draft {
  readonly find: Finder
}

interface Arrangement {
  readonly places: ReadonlyMap<Cell, Place>
  readonly costs: ReadonlyMap<Cell, number>
  readonly sum: number
}

function coversSomething({ costs }: Arrangement): boolean {
  return [...costs.values()].some(cost => cost >= COSTS.top)
}

function sayOrder(order: readonly Ready[]): string {
  return order.map(({ cell }) => cell).join()
}

/** One flag after the other in this order, then each once more among all others. */
function* arranged(order: readonly Ready[]): Generator<void, Arrangement> {
  const places = new Map<Cell, Place>()
  const costs = new Map<Cell, number>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const draft of order) {
      const others = order.flatMap(other => (other === draft ? [] : (places.get(other.cell) ?? [])))
      const [place, cost] = draft.find(others)
      const isLeftOut = place === undefined || (draft.spare && cost > SPARE)
      if (isLeftOut) places.delete(draft.cell)
      else places.set(draft.cell, place)
      costs.set(draft.cell, isLeftOut ? SPARE : cost)
      yield
    }
  }
  return { places, costs, sum: [...costs.values()].reduce((sum, cost) => sum + cost, 0) }
}

const ROUNDS = 2
const MORE_TRIES = 24

/** The most that an optional flag may cost: free room beside a short pole. */
const SPARE = 45

type Order = (a: Ready, b: Ready) => number

const ORDERS: readonly Order[] = [
  (a, b) => b.width - a.width || a.foot.y - b.foot.y,
  (a, b) => a.foot.y - b.foot.y,
  (a, b) => b.foot.y - a.foot.y,
  (a, b) => a.foot.x - b.foot.x,
  (a, b) => b.foot.x - a.foot.x,
]
