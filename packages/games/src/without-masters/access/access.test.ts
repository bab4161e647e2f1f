import { FastDice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { at, CELLS, type Cell, cellAt, cellOf, distance, isOnBoard, nameOf } from '../cells.ts'
import { READY_MADE } from '../content/layouts/index.ts'
import { TURNS } from '../content/structures.ts'
import { COSTS } from '../content/units.ts'
import { type CrateKind, crateCells, readLayout, turnLayout } from '../layout.ts'
import { scene } from '../scene.ts'
import { type Crate, surfaceOf } from '../terrain.ts'
import { access } from './access.ts'
import { boardPuzzle, layoutPuzzle, PLAIN_END, type Puzzle, SPAWN, WANTED, WANTED_WITH_KEY } from './puzzle.ts'
import { routeCost } from './route.ts'
import { Search } from './search.ts'

const OPTIONS = {
  turnLimit: 30,
  dugIn: 'off',
  accessPushes: 6,
  searchNodes: 20_000,
  difficulty: 'fair',
  botSetups: 'either',
} as const

/** A position of the plain search: every single step and push is an edge, and nothing is clever. */
interface Node {
  readonly hero: Cell
  readonly crates: readonly Crate[]
  readonly withKey: boolean
  readonly pushes: number
  readonly mp: number
}

const AROUND = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const

function beside(cell: Cell, [dx, dy]: readonly [number, number]): Cell | undefined {
  const [column, row] = [(cell % 12) + dx, Math.floor(cell / 12) + dy]
  return isOnBoard(column, row) ? cellAt(column, row) : undefined
}

const SURFACES = new WeakMap<readonly Crate[], readonly number[]>()

function surfaceUnder({ ground }: Puzzle, crates: readonly Crate[]): readonly number[] {
  const known = SURFACES.get(crates) ?? surfaceOf(ground, crates)
  SURFACES.set(crates, known)
  return known
}

const NAMES = new WeakMap<readonly Crate[], string>()

function sayNode({ hero, crates, withKey }: Node): string {
  const said = NAMES.get(crates) ?? crates.map(({ cell, bottom }) => `${cell}:${bottom}`).join(' ')
  NAMES.set(crates, said)
  return `${hero} ${withKey} ${said}`
}

/** What the rules say about one crate and one direction, written out once more. */
function pushOf(puzzle: Puzzle, { hero, crates }: Node, way: readonly [number, number]): Crate[] | undefined {
  const surface = surfaceUnder(puzzle, crates)
  const next = beside(hero, way)
  if (next === undefined) return undefined
  const index = crates.findIndex(
    ({ kind, cell, bottom }) => crateCells(kind, cell).includes(next) && bottom === at(surface, hero),
  )
  const crate = crates[index]
  if (crate === undefined) return undefined
  const own = crateCells(crate.kind, crate.cell)
  const height = crate.kind === 'upright' ? 2 : 1
  if (own.some(cell => at(surface, cell) !== crate.bottom + height)) return undefined
  const ahead = own.map(cell => beside(cell, way))
  const without = surfaceOf(
    puzzle.ground,
    crates.filter((_, i) => i !== index),
  )
  const heights = ahead.map(cell => (cell === undefined ? 99 : at(without, cell)))
  if (heights.some(each => each > crate.bottom || each !== heights[0])) return undefined
  if (ahead.includes(puzzle.end)) return undefined
  return crates.with(index, { ...crate, cell: beside(crate.cell, way) ?? -1, bottom: heights[0] ?? 0 })
}

function movesFrom(puzzle: Puzzle, node: Node): Node[] {
  const surface = surfaceUnder(puzzle, node.crates)
  const moves: Node[] = []
  const enter = (crates: readonly Crate[], to: Cell, pushes: number, mp: number): void => {
    const after = surfaceUnder(puzzle, crates)
    const { key } = puzzle
    const keyCell =
      key === undefined
        ? -1
        : key.on === 'ground'
          ? key.cell
          : (crateCells(...placeOf(crates, key.index))[key.part] ?? -1)
    const keyLevel =
      key?.on === 'crate' ? (crates[key.index]?.bottom ?? 0) + heightOf(crates, key.index) : at(puzzle.ground, keyCell)
    const found = to === keyCell && at(after, to) === keyLevel
    moves.push({ hero: to, crates, withKey: node.withKey || found, pushes: node.pushes + pushes, mp: node.mp + mp })
  }
  for (const way of AROUND) {
    const to = beside(node.hero, way)
    if (to === undefined) continue
    const up = at(surface, to) - at(surface, node.hero)
    if (up <= 1) enter(node.crates, to, 0, up === 1 ? COSTS.climb : COSTS.move)
    const pushed = pushOf(puzzle, node, way)
    if (pushed !== undefined) enter(pushed, to, 1, COSTS.push)
  }
  return moves
}

function placeOf(crates: readonly Crate[], index: number): [CrateKind, Cell] {
  const crate = crates[index] as Crate
  return [crate.kind, crate.cell]
}

function heightOf(crates: readonly Crate[], index: number): number {
  return crates[index]?.kind === 'upright' ? 2 : 1
}

/** Whether a route may go on from here: not from a plain end tile, nor from a spawn tile that is uncovered. */
function isBarred(puzzle: Puzzle, { hero, crates }: Node): boolean {
  if (puzzle.barred[hero] === PLAIN_END) return true
  return puzzle.barred[hero] === SPAWN && at(surfaceUnder(puzzle, crates), hero) === at(puzzle.ground, hero)
}

/** Every position within a number of pushes, the fewest pushes first; for each wanted cell how many it takes. */
function exhaust(puzzle: Puzzle, wanted: Uint8Array, most: number): Map<Cell, number> {
  const start: Node = { hero: puzzle.hero, crates: puzzle.crates, withKey: puzzle.hasKey, pushes: 0, mp: 0 }
  const seen = new Set<string>()
  const found = new Map<Cell, number>()
  let now: Node[] = [start]
  for (let pushes = 0; pushes <= most && now.length > 0; pushes++) {
    const later: Node[] = []
    for (let i = 0; i < now.length; i++) {
      const node = now[i] as Node
      const name = sayNode(node)
      if (seen.has(name)) continue
      seen.add(name)
      const { hero, crates, withKey } = node
      const uncovered = at(surfaceUnder(puzzle, crates), hero) === at(puzzle.ground, hero)
      const counts = wanted[hero] === WANTED || (wanted[hero] === WANTED_WITH_KEY && withKey)
      if (counts && uncovered && !found.has(hero)) found.set(hero, node.pushes)
      if (node !== start && isBarred(puzzle, node)) continue
      for (const move of movesFrom(puzzle, node)) (move.pushes > pushes ? later : now).push(move)
    }
    now = later
  }
  return found
}

/** A small yard with random heights, walled in, with random crates and tiles. */
function randomPuzzle(dice: FastDice): { puzzle: Puzzle; wanted: Uint8Array } {
  const [width, depth] = [3 + dice.below(3), 3 + dice.below(3)]
  const ground = new Array<number>(CELLS).fill(9)
  const cells: Cell[] = []
  for (let row = 0; row < depth; row++) {
    for (let column = 0; column < width; column++) {
      const cell = cellAt(column + 4, row + 4)
      cells.push(cell)
      ground[cell] = [0, 0, 0, 0, 1, 1, 2, 3][dice.below(8)] ?? 0
    }
  }
  const take = (): Cell => cells.splice(dice.below(cells.length), 1)[0] ?? -1
  const crates: Crate[] = []
  const kinds = ['short', 'short', ['upright', 'lyingEW', 'lyingNS'][dice.below(3)] as CrateKind] as const
  for (const kind of kinds.slice(dice.below(3))) {
    const cell = take()
    const second = kind === 'lyingEW' ? cell + 1 : cell + 12
    if (kind === 'lyingEW' || kind === 'lyingNS') {
      if (!cells.includes(second) || ground[second] !== ground[cell]) continue
      cells.splice(cells.indexOf(second), 1)
    }
    crates.push({ kind, cell, bottom: at(ground, cell) })
  }
  const barred = new Uint8Array(CELLS + 1)
  const wanted = new Uint8Array(CELLS + 1)
  const locked = dice.below(2) === 0
  const end = take()
  wanted[end] = locked ? WANTED_WITH_KEY : WANTED
  if (!locked) barred[end] = PLAIN_END
  const hero = take()
  const riding = locked && crates.length > 0 && dice.below(4) === 0
  const key = !locked
    ? undefined
    : riding
      ? ({ on: 'crate', index: dice.below(crates.length), part: 0 } as const)
      : ({ on: 'ground', cell: take() } as const)
  if (key?.on === 'ground') wanted[key.cell] = WANTED
  for (let i = dice.below(3); i > 0 && cells.length > 1; i--) barred[cells[0] as Cell] = SPAWN
  for (let i = dice.below(4); i > 0 && cells.length > 0; i--) wanted[take()] = WANTED
  return { puzzle: { ground, crates, hero, end, barred, key, hasKey: dice.below(5) === 0 }, wanted }
}

describe('the search', () => {
  it('agrees with an exhaustive one on 500 small boards (WM-4.3 to WM-4.6, WM-4.11)', () => {
    const dice = new FastDice('small boards')
    const search = new Search()
    let reached = 0
    let missed = 0
    for (let board = 0; board < 500; board++) {
      const { puzzle, wanted } = randomPuzzle(dice)
      const pushes = board % 5 === 0 ? 60 : dice.below(5)
      search.run(puzzle, wanted, { pushes, nodes: Number.POSITIVE_INFINITY })
      const found = exhaust(puzzle, wanted, pushes)
      for (let cell = 0; cell < CELLS; cell++) {
        if (wanted[cell] === 0) continue
        const node = at(search.foundBy, cell)
        expect([board, nameOf(cell), node < 0 ? undefined : search.pushesTo(node)]).toEqual([
          board,
          nameOf(cell),
          found.get(cell),
        ])
        if (node < 0) missed++
        else reached++
      }
    }
    expect(reached).toBeGreaterThan(300)
    expect(missed).toBeGreaterThan(300)
  })

  it.each(READY_MADE)('knows the cheapest way through $id $name', ({ layout, way }) => {
    const end = access(layout, { accessPushes: 6 }).find(({ kind }) => kind === 'end' || kind === 'lockedEnd')
    expect(cheapest(layoutPuzzle(layout), way.pushes)).toBe(way.mp)
    expect(end?.pushes).toBe(way.pushes)
    expect(routeCost(end?.route ?? [])).toBeGreaterThanOrEqual(way.mp)
  })

  it('gives routes that can be walked, to every tile and however the board is turned', () => {
    for (const { layout } of READY_MADE) {
      for (const turn of TURNS) {
        const turned = turnLayout(layout, turn)
        const puzzle = layoutPuzzle(turned)
        for (const { cell, reached, pushes, route } of access(turned, { accessPushes: 6 })) {
          expect(reached).toBe(true)
          let node: Node = { hero: puzzle.hero, crates: puzzle.crates, withKey: false, pushes: 0, mp: 0 }
          for (const { to, how } of route) {
            const next = movesFrom(puzzle, node).find(
              move => move.hero === to && move.pushes - node.pushes === (how === 'push' ? 1 : 0),
            )
            expect(next).toBeDefined()
            expect(distance(node.hero, to)).toBe(1)
            node = next ?? node
          }
          expect([node.hero, node.pushes]).toEqual([cell, pushes])
        }
      }
    }
  })

  it('knows where a key lies that travels on a crate (WM-6.3)', () => {
    const position = { hero: 'a1', crates: ['short a4', 'lyingEW c4', 'short d4'], tiles: ['lockedEnd l12'] }
    const keyIn = (tile: string): unknown => {
      const s = scene.read({ ...position, tiles: [...position.tiles, tile] }, OPTIONS)
      return boardPuzzle(s).key
    }
    expect(keyIn('key b4')).toEqual({ on: 'ground', cell: cellOf('b4') })
    expect(keyIn('key a4')).toEqual({ on: 'crate', index: 0, part: 0 })
    expect(keyIn('key a4 at 0')).toEqual({ on: 'ground', cell: cellOf('a4') })
    expect(keyIn('key c4')).toEqual({ on: 'crate', index: 1, part: 0 })
    expect(keyIn('key d4 at 1')).toEqual({ on: 'crate', index: 1, part: 1 })
    expect(keyIn('key d4')).toEqual({ on: 'crate', index: 2, part: 0 })
  })

  it.each(['El8.dc3', 'Ha1.El8.sc5d5e5.Tf5', 'Ha1.El8.Xl5'])('finds nothing in the draft %s', text => {
    const tiles = access(readLayout(text) ?? [], { accessPushes: 6 })
    expect(tiles.map(({ reached }) => reached)).not.toContain(true)
  })

  it('counts the nodes of a crate that is stuck at the edge (WM-12.10)', () => {
    const { layout } = READY_MADE[3] ?? { layout: [] }
    const puzzle = layoutPuzzle(layout)
    const stuck: Puzzle = {
      ...puzzle,
      hero: cellOf('b6') ?? -1,
      crates: [{ kind: 'short', cell: cellOf('a6') ?? -1, bottom: 0 }],
      barred: new Uint8Array(CELLS + 1),
    }
    const wanted = new Uint8Array(CELLS + 1)
    wanted[puzzle.end] = WANTED_WITH_KEY
    const search = new Search()
    expect(search.run(stuck, wanted, { pushes: 99, nodes: 20 })).toBe('exhausted')
    expect(search.nodes).toBe(20)
    expect(search.run(stuck, wanted, { pushes: 99, nodes: 19 })).toBe('limit')
  })
})

/** The fewest mp to the end tile, by the key if it is locked: positions in the order of what they cost. */
function cheapest(puzzle: Puzzle, mostPushes: number): number | undefined {
  const start: Node = { hero: puzzle.hero, crates: puzzle.crates, withKey: false, pushes: 0, mp: 0 }
  const byCost: Node[][] = [[start]]
  const seen = new Set<string>()
  const locked = puzzle.barred[puzzle.end] !== PLAIN_END
  for (let mp = 0; mp < byCost.length; mp++) {
    const now = byCost[mp] ?? []
    for (let i = 0; i < now.length; i++) {
      const node = now[i] as Node
      const name = sayNode(node)
      if (seen.has(name)) continue
      seen.add(name)
      if (node.hero === puzzle.end && (node.withKey || !locked)) return mp
      if (node !== start && isBarred(puzzle, node)) continue
      for (const move of movesFrom(puzzle, node)) {
        if (move.pushes > mostPushes) continue
        byCost[move.mp] ??= []
        byCost[move.mp]?.push(move)
      }
    }
    byCost[mp + 1] ??= []
    byCost[mp + 2] ??= []
  }
  return undefined
}
