// @module-tag slow
import { FastDice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import type { Point } from '../../drawing/shapes.ts'
import { at, CELLS, type Cell, cellOf, nameOf } from '../content/cells.ts'
import { sayLayout } from '../content/layout.ts'
import { READY_MADE } from '../content/layouts/index.ts'
import { withoutMasters } from '../index.ts'
import { generateLayout } from '../rules/14-house-additions/generate.ts'
import { OPTIONS, type Options } from '../state/options.ts'
import { type Box, onCell, overlap } from './area.ts'
import { castOf, TALL } from './figures.ts'
import { type Flag, flagged } from './flags.ts'
import type { Marks } from './marks.ts'
import { corners, depth, ISO_HEIGHT, ISO_WIDTH, middle, QUARTERS, type Quarter } from './projection.ts'
import { standing, type Things } from './things.ts'

const options = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, { otherwise }]) => [name, otherwise]),
) as unknown as Options

function thingsAt(position: object): Things {
  return withoutMasters.scene.read({ turn: 3, ...position }, options)
}

const NO_MARKS: Marks = new Map()
const SIZES = [1, 1.7]

function flagsOf(things: Things, quarter: Quarter, size = 1, marks = NO_MARKS): readonly Flag[] {
  return flagged(things, { marks, quarter, numbers: true, size }).flags
}

/** Things on top of structures and behind them on every side, figures and crates among them. */
const CROWDED: Readonly<Record<string, object>> = {
  'a tower with a key on it and a treat behind': {
    terrain: 'L1',
    hero: 'h11',
    crates: ['short h10', 'short k11', 'lyingEW f5'],
    tiles:
      'key i10,treat g12,treat k7,treat l12,ball g7,spawn e7,lockedEnd d9,treat i3,ball c3,spawn a9,treat j9'.split(
        ',',
      ),
    enemies: { l1: 'k8', h1: 'g8', l2: 'e5', h2: 'f7', l3: 'a3', h3: 'e10' },
  },
  'everybody among five structures side by side': {
    terrain: 'S1d4.S2g6.S3e9.S4h3r270.S5c6',
    hero: 'f8',
    crates: ['short h9', 'short f5', 'upright i8'],
    tiles: 'key g6,treat h7,treat e10,treat i5,ball j8,spawn f10,lockedEnd d7,treat g10,spawn i7,spawn b7'.split(','),
    enemies: { l1: 'i6', h1: 'h8', l2: 'g9', h2: 'e8', l3: 'g5', h3: 'c10' },
  },
  'three raccoons in one corner': {
    layout: 'S1c10r180.S2g2r90.S3i1r270.S4e4r90.S5j4r180.Hk12.Ec5.lh5i5k5.db12k1.bj1.ol8h6d4',
  },
  'the Hero between a crate, a wall and a tower': {
    terrain: 'L5',
    hero: 'd6',
    crates: ['short h9', 'short e6', 'upright e7'],
    tiles: 'lockedEnd c2,key g7,spawn h6,spawn a1,treat a10,treat j10,treat k4,ball g5'.split(','),
    enemies: { l1: 'e5', l2: 'c6', h1: 'f5' },
  },
  ...Object.fromEntries(READY_MADE.map(({ id, name }) => [`${id} ${name}`, { layout: id }])),
  ...Object.fromEntries(
    Array.from({ length: 6 }, (_, i) => {
      const wish = { difficulty: 'harsh', stock: { treats: 6, balls: 2, keys: 1 }, accessPushes: 6 } as const
      return [`generated ${i}`, { layout: sayLayout(generateLayout(new FastDice(`flags ${i}`), wish)) }]
    }),
  ),
}

const TABLE = Object.entries(CROWDED).flatMap(([name, position]) =>
  QUARTERS.map(quarter => [name, quarter, thingsAt(position)] as const),
)

describe('what is hidden, from all four sides', () => {
  it.each(TABLE)('%s, turn %i: is told by a flag', (_, quarter, things) => {
    const told = flagsOf(things, quarter).flatMap(({ cell, things }) => things.map(thing => said(cell, thing)))
    for (const { who, cell } of standing(things)) {
      if (buriedShare(things, quarter, cell, TALL[castOf(who)]) > 0.5)
        expect(told).toContain(`figure ${who} ${nameOf(cell)}`)
    }
    for (const { kind, cell } of things.tiles) {
      if (buriedShare(things, quarter, cell, 12) > 0.5) expect(told).toContain(`tile ${kind} ${nameOf(cell)}`)
    }
  })

  it.each(TABLE)('%s, turn %i: flags cover no thing, no height and no other flag', (_, quarter, things) => {
    for (const size of SIZES) {
      const flags = flagsOf(things, quarter, size)
      const seen = seenBoxes(things, quarter, flags)
      const buried = new Set(flags.filter(flag => flag.buried).map(({ cell }) => cell))
      const tops = cellsWhere(cell => at(things.surface, cell) > 0 && !buried.has(cell))
      for (const flag of flags) {
        const { box } = flag
        const others = flags.filter(other => other !== flag && overlap(box, other.box))
        expect(others.map(({ cell }) => nameOf(cell))).toEqual([])
        expect(seen.filter(thing => overlap(box, thing.box)).map(({ what }) => what)).toEqual([])
        const covered = tops.filter(cell => onCell(box, middle(quarter, cell, at(things.surface, cell))))
        expect(covered.map(nameOf)).toEqual([])
        expect(Math.min(box.x, box.y, ISO_WIDTH - box.x - box.width, ISO_HEIGHT - box.y - box.height)).toBeGreaterThan(
          0,
        )
      }
    }
  })

  it.each(TABLE)('%s, turn %i: poles come up from behind', (_, quarter, things) => {
    for (const { cell, box, pole, height } of flagsOf(things, quarter)) {
      expect(Math.abs(pole.x - middle(quarter, cell, height).x)).toBeLessThan(20)
      expect(box.y + box.height).toBeLessThan(pole.clear)
      const seen = Array.from({ length: 40 }, (_, i) => pole.clear - 1 - 5 * i).filter(y => y > box.y + box.height)
      const hidden = seen.filter(y => isBehindBlocks(things, quarter, { x: pole.x, y }, depth(quarter, cell)))
      expect(hidden).toEqual([])
    }
  })
})

describe('a flag', () => {
  const tower = thingsAt(CROWDED['a tower with a key on it and a treat behind'] ?? {})

  it('says what is behind the tower, on which cell and how high', () => {
    const flag = flagsOf(tower, 0).find(({ cell }) => cell === cellOf('g12'))
    expect(flag?.parts.map(({ part }) => part)).toEqual([
      { what: 'tile', kind: 'treat', covered: false },
      { what: 'name', text: 'g12' },
      { what: 'height', height: 0, crate: false },
    ])
    expect(middle(0, cellOf('g12') ?? 0, 0)).toEqual(middle(0, cellOf('i10') ?? 0, 3)) // the same place on paper
  })

  it('is there only where something is hidden', () => {
    const alone = thingsAt({ terrain: 'L1', hero: 'h11', tiles: ['end l12'] })
    expect(flagsOf(alone, 2)).toEqual([])
    expect(flagsOf(alone, 0).map(({ cell }) => nameOf(cell))).toEqual(['h11'])
  })

  it('tells of a crate, and of what a crate covers', () => {
    const things = thingsAt({
      terrain: 'L1',
      hero: 'a1',
      tiles: ['end l1', 'treat h11 at 0'],
      crates: ['short h11 at 0'],
    })
    expect(flagsOf(things, 0).map(({ things }) => things)).toEqual([
      [
        { what: 'crate', kind: 'short' },
        { what: 'tile', kind: 'treat', covered: true },
      ],
    ])
  })

  it('tells of where one may go only where there is room, and of deeds always', () => {
    const marks = (tone: 'go' | 'attack'): Marks =>
      new Map(cellsWhere(() => true).map(cell => [cell, { tone, text: '1' }]))
    const all = flagsOf(tower, 0, 1, marks('attack')).length
    const some = flagsOf(tower, 0, 1, marks('go')).length
    expect(some).toBeGreaterThan(flagsOf(tower, 0).length)
    expect(all).toBeGreaterThan(some)
  })

  it('tells heights that are hidden, if heights are wanted', () => {
    const stairs = thingsAt({ terrain: 'S1f6r90.S2a1.S3a5.S4j1.S5j8', hero: 'l12', tiles: ['end a12'] })
    for (const quarter of QUARTERS) {
      const { numbers, flags } = flagged(stairs, { marks: NO_MARKS, quarter, numbers: true, size: 1 })
      const raised = cellsWhere(cell => at(stairs.surface, cell) > 0)
      expect(raised.filter(cell => !numbers.has(cell) && !flags.some(flag => flag.cell === cell))).toEqual([])
    }
  })
})

function cellsWhere(isIt: (cell: Cell) => boolean): Cell[] {
  return Array.from({ length: CELLS }, (_, cell) => cell).filter(isIt)
}

function said(cell: Cell, thing: Flag['things'][number]): string {
  return `${thing.what} ${thing.what === 'figure' ? thing.who : thing.kind} ${nameOf(cell)}`
}

/** What can be seen: figures and tiles that no flag speaks of. */
function seenBoxes(things: Things, quarter: Quarter, flags: readonly Flag[]): { what: string; box: Box }[] {
  const told = new Set(flags.flatMap(({ cell, things }) => things.map(thing => said(cell, thing))))
  const boxOf = (cell: Cell, half: number, up: number, down: number): Box => {
    const { x, y } = middle(quarter, cell, at(things.surface, cell))
    return { x: x - half, y: y - up, width: 2 * half, height: up + down }
  }
  return [
    ...standing(things).map(({ who, cell }) => ({
      what: `figure ${who} ${nameOf(cell)}`,
      box: boxOf(cell, 18, 46, 10),
    })),
    ...things.tiles.map(({ kind, cell }) => ({ what: `tile ${kind} ${nameOf(cell)}`, box: boxOf(cell, 18, 9, 9) })),
  ].filter(({ what }) => !told.has(what))
}

/** How much of something upright on a cell lies behind the faces of columns that are nearer. */
function buriedShare(things: Things, quarter: Quarter, cell: Cell, tall: number): number {
  const { x, y } = middle(quarter, cell, at(things.surface, cell))
  const points = [-9, 0, 9].flatMap(dx => [0.1, 0.35, 0.6, 0.85].map(up => ({ x: x + dx, y: y - up * tall })))
  return points.filter(point => isBehindBlocks(things, quarter, point, depth(quarter, cell))).length / points.length
}

const FACES = new WeakMap<Things, Map<Quarter, { from: number; face: readonly Point[] }[]>>()

function isBehindBlocks(things: Things, quarter: Quarter, point: Point, from: number): boolean {
  const known = FACES.get(things) ?? new Map<Quarter, { from: number; face: readonly Point[] }[]>()
  FACES.set(things, known)
  const faces = known.get(quarter) ?? cellsWhere(cell => at(things.surface, cell) > 0).flatMap(facesOf)
  known.set(quarter, faces)
  return faces.some(each => each.from > from && isInside(each.face, point))

  function facesOf(cell: Cell) {
    const [left, front, right, back] = corners(quarter, cell, at(things.surface, cell))
    const [lowLeft, lowFront, lowRight] = corners(quarter, cell, 0)
    const all = [
      [left, front, right, back],
      [left, front, lowFront, lowLeft],
      [front, right, lowRight, lowFront],
    ]
    return all.map(face => ({ from: depth(quarter, cell), face }))
  }
}

function isInside(face: readonly Point[], { x, y }: Point): boolean {
  let sides = 0
  for (const [i, a] of face.entries()) {
    const b = face[(i + 1) % face.length] ?? a
    sides += Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x))
  }
  return Math.abs(sides) === face.length
}
