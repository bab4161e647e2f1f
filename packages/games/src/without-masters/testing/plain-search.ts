import { at, type Cell, cellAt, isOnBoard } from '../content/cells.ts'
import { type CrateKind, crateCells } from '../content/pieces.ts'
import { HERO_UNIT, STEP_COSTS } from '../content/units.ts'
import { PLAIN_END, type Puzzle, SPAWN, WANTED, WANTED_WITH_KEY } from '../rules/04-access-and-opening/puzzle.ts'
import { type Crate, surfaceOf } from '../state/terrain.ts'

/** A position of the plain search, in which every single step and push is an edge. */
export interface Node {
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

/** The rules for pushing one crate, written independently of the game's own code. */
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

export function movesFrom(puzzle: Puzzle, node: Node): Node[] {
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
    if (up <= 1) enter(node.crates, to, 0, up === 1 ? STEP_COSTS.climb : STEP_COSTS.move)
    const pushed = pushOf(puzzle, node, way)
    if (pushed !== undefined) enter(pushed, to, 1, HERO_UNIT.push)
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
export function exhaust(puzzle: Puzzle, wanted: Uint8Array, most: number): Map<Cell, number> {
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

/** The fewest mp to the end tile, by the key if it is locked: positions in the order of what they cost. */
export function cheapest(puzzle: Puzzle, mostPushes: number): number | undefined {
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
