import { BOX, LEAST_BALLS, LEAST_TREATS, MOST_ENEMIES } from '../../content/box.ts'
import { at, type Cell, isEdge, NEXT, nameOf, OUTSIDE } from '../../content/cells.ts'
import { cellsOf, type Layout, type Piece, structuresOf } from '../../content/layout.ts'
import { counted, crateCells, isCrate, isStructure, PIECE_NAMES, type PieceKind } from '../../content/pieces.ts'
import { blocksOf, STRUCTURES } from '../../content/structures.ts'
import type { Stock } from '../../state/box.ts'
import type { Options } from '../../state/options.ts'
import { groundOf, type Heights } from '../../state/terrain.ts'
import { inaccessibleTiles } from '../04-access-and-opening/access.ts'
import type { Rule } from '../rulebook.ts'

/** Something wrong with a layout: the rule, in words, and the cells concerned. */
export interface Flaw {
  readonly rule: Rule
  readonly says: string
  readonly instead?: string
  readonly cells: readonly Cell[]
}

/** WM-3.16: lists every rule of section 3 that a layout breaks, in the order of the rules. */
export function checkLayout(layout: Layout, stock: Stock): Flaw[] {
  const ground = groundOf(structuresOf(layout))
  return [
    ...checkHero(layout),
    ...checkStructures(layout),
    ...checkEnds(layout),
    ...checkCounts(layout, stock),
    ...checkSpawns(layout, ground),
    ...checkCrates(layout),
    ...checkKey(layout, stock),
    ...checkSharing(layout),
    ...checkLying(layout, ground),
  ]
}

/** WM-3.16: lists the same, or if nothing is wrong, the tiles that cannot be reached (WM-4.7). */
export function checkSetup(layout: Layout, stock: Stock, options: Pick<Options, 'accessPushes'>): Flaw[] {
  const flaws = checkLayout(layout, stock)
  if (flaws.length > 0) return flaws
  return inaccessibleTiles(layout, { ...options, hasKey: stock.keys === 0 }).map(({ kind, cell }) => ({
    rule: 'WM-4.7',
    says: `${PIECE_NAMES[kind]} on ${nameOf(cell)} cannot be reached within ${counted(options.accessPushes, 'push', 'pushes')}`,
    cells: [cell],
  }))
}

function checkHero(layout: Layout): Flaw[] {
  const heroes = cellsOf(layout, 'hero')
  if (heroes.length !== 1) {
    return [{ rule: 'WM-3.2', says: `there are ${heroes.length} Heroes on the board, not 1`, cells: heroes }]
  }
  return heroes
    .filter(cell => !isEdge(cell))
    .map(cell => ({
      rule: 'WM-3.2',
      says: `the Hero is on ${nameOf(cell)}, which is not on the edge`,
      instead: 'columns a and l and rows 1 and 12 are the edge',
      cells: [cell],
    }))
}

/** WM-3.3 to WM-3.5. */
function checkStructures(layout: Layout): Flaw[] {
  const flaws: Flaw[] = []
  for (const id of STRUCTURES) {
    const cells = cellsOf(layout, id)
    if (cells.length === 1) continue
    const says =
      cells.length === 0 ? `${PIECE_NAMES[id]} is missing` : `there are ${cells.length} of ${PIECE_NAMES[id]}`
    flaws.push({ rule: 'WM-3.3', says, cells })
  }
  const owners = new Map<Cell, PieceKind>()
  for (const placement of structuresOf(layout)) {
    const { id, anchor } = placement
    const blocks = blocksOf(placement)
    if (blocks === undefined) {
      const says = `${PIECE_NAMES[id]} at ${nameOf(anchor)} hangs over the edge`
      flaws.push({ rule: 'WM-3.5', says, cells: [anchor] })
    }
    const shared = (blocks ?? []).filter(({ cell }) => owners.has(cell))
    for (const { cell } of blocks ?? []) if (!owners.has(cell)) owners.set(cell, id)
    const first = shared[0]
    if (first === undefined) continue
    const other = PIECE_NAMES[owners.get(first.cell) ?? id]
    const says = `${PIECE_NAMES[id]} and ${other} overlap on ${shared.map(({ cell }) => nameOf(cell)).join(', ')}`
    flaws.push({ rule: 'WM-3.5', says, cells: shared.map(({ cell }) => cell) })
  }
  return flaws
}

function checkEnds(layout: Layout): Flaw[] {
  const ends = [...cellsOf(layout, 'end'), ...cellsOf(layout, 'lockedEnd')]
  if (ends.length === 1) return []
  const says =
    ends.length === 0 ? 'there is no end tile' : `there are ${ends.length} end tiles: ${ends.map(nameOf).join(', ')}`
  return [{ rule: 'WM-3.6', says, cells: ends }]
}

/** WM-3.7 to WM-3.9. */
function checkCounts(layout: Layout, stock: Stock): Flaw[] {
  const flaws: Flaw[] = []
  const enemies = [...cellsOf(layout, 'light'), ...cellsOf(layout, 'heavy')]
  const treats = cellsOf(layout, 'treat')
  const balls = cellsOf(layout, 'ball')
  if (enemies.length < 1 || enemies.length > MOST_ENEMIES) {
    flaws.push({
      rule: 'WM-3.7',
      says: `there are ${enemies.length} enemies, not 1 to ${MOST_ENEMIES}`,
      cells: enemies,
    })
  }
  const leastTreats = Math.min(LEAST_TREATS, stock.treats)
  if (treats.length < leastTreats || treats.length > stock.treats) {
    const says = `${counted(treats.length, 'treat', 'treats')} on the board, ${stock.treats} in the box`
    flaws.push({ rule: 'WM-3.8', says, instead: `${leastTreats} to ${stock.treats} can be placed`, cells: treats })
  }
  if (balls.length < LEAST_BALLS || balls.length > stock.balls) {
    const says = `${counted(balls.length, 'ball', 'balls')} on the board, ${stock.balls} in the box`
    flaws.push({ rule: 'WM-3.9', says, instead: `${LEAST_BALLS} to ${stock.balls} can be placed`, cells: balls })
  }
  return flaws
}

function checkSpawns(layout: Layout, ground: Heights): Flaw[] {
  const spawns = cellsOf(layout, 'spawn')
  const flaws: Flaw[] = []
  if (spawns.length > BOX.spawn) {
    flaws.push({
      rule: 'WM-3.10',
      says: `there are ${spawns.length} spawn tiles, not up to ${BOX.spawn}`,
      cells: spawns,
    })
  }
  for (const cell of spawns.filter(each => !maySpawnOn(ground, each))) {
    const says = `the spawn tile on ${nameOf(cell)} is neither on the edge nor touches a structure`
    flaws.push({ rule: 'WM-3.10', says, cells: [cell] })
  }
  return flaws
}

/** WM-3.10: on the edge, on a structure, or adjacent to a cell of one. */
export function maySpawnOn(ground: Heights, cell: Cell): boolean {
  if (isEdge(cell) || at(ground, cell) > 0) return true
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const near = NEXT[i] as Cell
    if (near !== OUTSIDE && at(ground, near) > 0) return true
  }
  return false
}

function checkCrates(layout: Layout): Flaw[] {
  const flaws: Flaw[] = []
  const shorts = cellsOf(layout, 'short')
  const talls = layout.flatMap(({ kind, cell }) => (isCrate(kind) && kind !== 'short' ? [cell] : []))
  if (shorts.length > BOX.short) {
    flaws.push({
      rule: 'WM-3.11',
      says: `there are ${shorts.length} short crates, not up to ${BOX.short}`,
      cells: shorts,
    })
  }
  if (talls.length > BOX.tall) {
    flaws.push({ rule: 'WM-3.11', says: `there are ${talls.length} tall crates, not up to ${BOX.tall}`, cells: talls })
  }
  return flaws
}

/** WM-3.12: the key and the lock belong together; the Hero may have the key already. */
function checkKey(layout: Layout, stock: Stock): Flaw[] {
  const keys = cellsOf(layout, 'key')
  const locked = cellsOf(layout, 'lockedEnd')
  const rule = 'WM-3.12'
  if (keys.length > 1) return [{ rule, says: `there are ${keys.length} keys, not 1`, cells: keys }]
  if (keys.length > stock.keys) {
    return [{ rule, says: 'the Hero has the key', instead: 'leave the key out: the lock needs no other', cells: keys }]
  }
  if (keys.length === 1 && locked.length === 0) {
    return [{ rule, says: 'there is a key, but no locked end tile', cells: keys }]
  }
  if (keys.length === 0 && locked.length > 0 && stock.keys > 0) {
    return [{ rule, says: 'there is a locked end tile, but no key', cells: locked }]
  }
  return []
}

/** WM-3.13: no two figures, tiles or crates share a cell. */
function checkSharing(layout: Layout): Flaw[] {
  const on = new Map<Cell, PieceKind[]>()
  for (const piece of layout) {
    for (const cell of standingOn(piece)) on.set(cell, [...(on.get(cell) ?? []), piece.kind])
  }
  return [...on]
    .filter(([, kinds]) => kinds.length > 1)
    .map(([cell, kinds]) => ({
      rule: 'WM-3.13',
      says: `${nameOf(cell)} holds ${kinds.map(kind => PIECE_NAMES[kind]).join(' and ')}`,
      cells: [cell],
    }))
}

function standingOn({ kind, cell }: Piece): readonly Cell[] {
  if (isStructure(kind)) return []
  return isCrate(kind) ? crateCells(kind, cell).filter(each => each !== OUTSIDE) : [cell]
}

function checkLying(layout: Layout, ground: Heights): Flaw[] {
  return layout.flatMap(({ kind, cell }): Flaw[] => {
    if (!isCrate(kind)) return []
    const [first = cell, second = cell] = crateCells(kind, cell)
    if (second === OUTSIDE) {
      return [{ rule: 'WM-3.14', says: `the lying crate on ${nameOf(cell)} hangs over the edge`, cells: [cell] }]
    }
    if (at(ground, first) === at(ground, second)) return []
    const says = `the lying crate rests on ${nameOf(first)} at height ${at(ground, first)} and on ${nameOf(second)} at height ${at(ground, second)}`
    return [{ rule: 'WM-3.14', says, cells: [first, second] }]
  })
}
