import { describe, expect, it } from 'vitest'
import { CELLS, cellOf, NEXT, next, OUTSIDE } from '../content/cells.ts'
import { groundOf } from '../state/terrain.ts'
import { cratePartsOf, facesOf, neighbours } from './blocks.ts'
import { pictureLens, planLens } from './lens.ts'
import {
  corners,
  depth,
  frontWays,
  HALF_DEPTH,
  HALF_WIDTH,
  middle,
  PAINTING,
  QUARTERS,
  quarterAfter,
  RISE,
  wayOfArrow,
} from './projection.ts'
import { clearestQuarter, hiddenShare } from './sight.ts'

const cell = (name: string): number => cellOf(name) ?? Number.NaN

describe('the picture', () => {
  it.each([
    // turn, leftmost, front, rightmost and back corner cell of the board
    [0, 'a1', 'l1', 'l12', 'a12'],
    [1, 'l1', 'l12', 'a12', 'a1'],
    [2, 'l12', 'a12', 'a1', 'l1'],
    [3, 'a12', 'a1', 'l1', 'l12'],
  ] as const)('at turn %i has %s left, %s in front, %s right and %s behind', (quarter, left, front, right, back) => {
    const cells = Array.from({ length: CELLS }, (_, each) => each)
    const most = (of: (at: { x: number; y: number }) => number) =>
      cells.reduce((best, each) => (of(middle(quarter, each, 0)) > of(middle(quarter, best, 0)) ? each : best))
    expect(most(({ x }) => -x)).toBe(cell(left))
    expect(most(({ y }) => y)).toBe(cell(front))
    expect(most(({ x }) => x)).toBe(cell(right))
    expect(most(({ y }) => -y)).toBe(cell(back))
  })

  it('comes back after four quarter turns', () => {
    let quarter = quarterAfter(0, 1)
    for (let i = 0; i < 3; i++) quarter = quarterAfter(quarter, 1)
    expect(quarter).toBe(0)
    expect(quarterAfter(0, -1)).toBe(3)
  })

  it.each(QUARTERS)('at turn %i paints what is nearer later', quarter => {
    const order = PAINTING[quarter]
    expect(new Set(order).size).toBe(CELLS)
    const { left, right } = frontWays(quarter)
    for (let each = 0; each < CELLS; each++) {
      for (const way of [left, right]) {
        const before = next(each, way)
        if (before === OUTSIDE) continue
        expect(order.indexOf(before)).toBeGreaterThan(order.indexOf(each))
        expect(middle(quarter, before, 0).y).toBeGreaterThan(middle(quarter, each, 0).y)
      }
    }
  })

  it.each(QUARTERS)('at turn %i lets cells of one depth stand side by side', quarter => {
    const [a, b] = PAINTING[quarter].filter(each => depth(quarter, each) === 0)
    const apart = Math.abs(middle(quarter, a ?? 0, 0).x - middle(quarter, b ?? 0, 0).x)
    expect(apart).toBeGreaterThanOrEqual(2 * HALF_WIDTH)
  })

  it('lifts a surface straight up', () => {
    const low = middle(1, cell('c4'), 0)
    const high = middle(1, cell('c4'), 3)
    expect(high).toEqual({ x: low.x, y: low.y - 3 * RISE })
    const [left, front, right, back] = corners(1, cell('c4'), 0)
    expect([right.x - left.x, front.y - back.y]).toEqual([2 * HALF_WIDTH, 2 * HALF_DEPTH])
  })

  it.each([
    [0, 'ArrowUp', 'c5'],
    [0, 'ArrowRight', 'd4'],
    [1, 'ArrowUp', 'b4'],
    [2, 'ArrowUp', 'c3'],
    [3, 'ArrowLeft', 'c5'],
  ] as const)('at turn %i leads %s from c4 to %s', (quarter, key, to) => {
    const way = wayOfArrow(quarter, key)
    expect(way).toBeDefined()
    const there = NEXT[cell('c4') * 4 + (way ?? 0)] ?? OUTSIDE
    expect(there).toBe(cell(to))
    const up = middle(quarter, there, 0).y < middle(quarter, cell('c4'), 0).y
    expect(up).toBe(key === 'ArrowUp' || key === 'ArrowLeft')
  })
})

describe('the lens', () => {
  const ground = groundOf([{ id: 'S2', turn: 'r0', anchor: cell('f6') }])

  it.each(QUARTERS)('at turn %i keeps every cell on the picture, nearer ones on top', quarter => {
    const lens = pictureLens(quarter)
    for (let each = 0; each < CELLS; each++) {
      const { left, top, width, height, order } = lens.place(each, ground, 50)
      expect(Math.min(left, top, 100 - left - width, 100 - top - height)).toBeGreaterThanOrEqual(0)
      expect(order).toBeGreaterThanOrEqual(0)
      expect(lens.sides(each, ground) === undefined).toBe(ground[each] === 0)
    }
  })

  it('shows the plan with north up', () => {
    expect(planLens.middle(cell('a12'), 3).y).toBeLessThan(planLens.middle(cell('a1'), 0).y)
    expect(planLens.arrow('ArrowUp')).toBe(0)
    expect(planLens.sides(cell('f6'), ground)).toBeUndefined()
  })

  it('turns to where the least is hidden', () => {
    const things = { ground, surface: ground, crates: [], tiles: [], hero: cell('e8'), enemies: [] }
    expect(hiddenShare(ground, clearestQuarter(things), cell('e8'), 54)).toBe(0)
  })
})

describe('blocks', () => {
  const tower = groundOf([{ id: 'S2', turn: 'r0', anchor: cell('f6') }])

  it('draws no side where a neighbour is as high', () => {
    const around = neighbours(tower, 0, cell('f7'))
    expect(around).toEqual({ left: 3, right: 3, backLeft: 0, backRight: 0 })
    const { left, right, top } = facesOf(0, cell('f7'), around, 3)
    expect([left, right]).toEqual(['', ''])
    expect(top).toMatch(/^M.*Z$/)
  })

  it.each([
    [0, 'e8', 1],
    [0, 'h5', 0],
    [2, 'h5', 1],
    [2, 'e8', 0],
    [0, 'a1', 0],
  ] as const)('at turn %i hides somebody on %s: %i', (quarter, name, hidden) => {
    const share = hiddenShare(tower, quarter, cell(name), 50)
    if (hidden === 1) expect(share).toBeGreaterThan(0.34)
    else expect(share).toBe(0)
  })

  it('draws a lying crate in two halves that join', () => {
    const parts = cratePartsOf(0, { kind: 'lyingEW', cell: cell('c4'), bottom: 1 })
    expect(parts.map(({ cell: at, bottom, top }) => [at, bottom, top])).toEqual([
      [cell('c4'), 1, 2],
      [cell('d4'), 1, 2],
    ])
    expect(parts[0]?.joins).toEqual({ left: false, right: true, backLeft: false, backRight: false })
    expect(parts[1]?.joins).toEqual({ left: false, right: false, backLeft: true, backRight: false })
  })
})
