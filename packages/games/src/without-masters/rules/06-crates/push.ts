import type { Offers, Table } from '@undercroft/kernel'
import { at, type Cell, type Direction, next, OUTSIDE, WAY_OF, WAYS, type Way } from '../../content/cells.ts'
import { CRATE_FORMS, crateCells, type TileKind } from '../../content/pieces.ts'
import { push } from '../../state/choices.ts'
import { contentOf } from '../../state/content.ts'
import { enemyOn, isTaken } from '../../state/enemies.ts'
import type { Board, State, Tile, WithoutMasters } from '../../state/state.ts'
import { type Crate, type Heights, surfaceOf } from '../../state/terrain.ts'
import { kill } from '../07-the-hero-attacks/attack.ts'
import type { Rule } from '../rulebook.ts'

/** What a push would do. */
export interface Push {
  /** The index of the crate. */
  readonly index: number
  readonly crate: Crate
  /** Where it comes to rest. */
  readonly to: Crate
  /** Cells of enemies that it drops onto (WM-6.8). */
  readonly kills: readonly Cell[]
  /** The kinds of the uncovered tiles that it comes to rest on (WM-6.9). */
  readonly covers: readonly TileKind[]
}

/**
 * What a push that way would do, from where the Hero is or from another cell, or the first rule that forbids it; move
 * points are not considered.
 */
export function pushed(board: Board, way: Way, hero: Cell = board.hero): Push | Rule {
  const index = pushedCrate(board, way, hero)
  if (typeof index === 'string') return index
  const crate = board.crates[index] as Crate
  const ahead = crateCells(crate.kind, next(crate.cell, way))
  const own = crateCells(crate.kind, crate.cell)
  if (ahead.includes(OUTSIDE)) return 'WM-6.4'
  const rests = restingHeight(board, crate, ahead, own)
  if (typeof rests === 'string') return rests
  const kills: Cell[] = []
  for (const cell of ahead) {
    if (own.includes(cell) || enemyOn(board.enemies, cell) === undefined) continue
    if (rests === crate.bottom) return 'WM-6.6'
    kills.push(cell)
  }
  if (ahead.includes(board.end)) return 'WM-6.9'
  const covers: TileKind[] = []
  for (const tile of board.tiles) {
    if (tile.level === rests && ahead.includes(tile.cell) && !own.includes(tile.cell)) covers.push(tile.kind)
  }
  return { index, crate, to: { ...crate, cell: next(crate.cell, way), bottom: rests }, kills, covers }
}

export function occupies({ kind, cell }: Crate, where: Cell): boolean {
  const { along } = CRATE_FORMS[kind]
  return cell === where || (along !== undefined && next(cell, along) === where)
}

/** WM-6.1 to WM-6.3: the crate in the adjacent cell that the Hero could push. */
function pushedCrate({ crates, surface, enemies }: Board, way: Way, hero: Cell): number | Rule {
  const cell = next(hero, way)
  const height = at(surface, hero)
  let found: number | Rule = 'WM-6.1'
  for (let i = 0; i < crates.length; i++) {
    const crate = crates[i] as Crate
    if (!occupies(crate, cell)) continue
    if (crate.bottom === height) {
      found = i
      break
    }
    found = 'WM-6.2'
  }
  if (typeof found === 'string') return found
  const crate = crates[found] as Crate
  const top = crate.bottom + CRATE_FORMS[crate.kind].height
  for (const each of crateCells(crate.kind, crate.cell)) {
    if (at(surface, each) > top || isTaken({ hero, enemies }, each)) return 'WM-6.3'
  }
  return found
}

/** WM-6.5, WM-6.7, WM-6.11: the height that a pushed crate comes to rest at. */
function restingHeight(board: Board, crate: Crate, ahead: readonly Cell[], own: readonly Cell[]): number | Rule {
  let rests = -1
  let uneven = false
  for (const cell of ahead) {
    const height = own.includes(cell) ? crate.bottom : at(board.surface, cell)
    if (height > crate.bottom) return 'WM-6.5'
    if (rests >= 0 && height !== rests) uneven = true
    rests = height
  }
  return uneven ? 'WM-6.11' : rests
}

/** Crates, surface and tiles after a push. */
export function afterPush(
  { ground, crates, tiles }: Pick<Board, 'ground' | 'crates' | 'tiles'>,
  push: Push,
): { crates: readonly Crate[]; surface: Heights; tiles: Tile[] } {
  const moved = Object.freeze(crates.with(push.index, Object.freeze(push.to)))
  return { crates: moved, surface: surfaceOf(ground, moved), tiles: tilesAfter(tiles, push) }
}

/** Tiles on top of a pushed crate move with it (WM-6.3). */
export function tilesAfter(tiles: readonly Tile[], { crate, to }: Push): Tile[] {
  const top = crate.bottom + CRATE_FORMS[crate.kind].height
  const fall = crate.bottom - to.bottom
  const shift = to.cell - crate.cell
  return tiles.map(tile => (tile.level === top && occupies(crate, tile.cell) ? riding(tile, shift, fall) : tile))
}

function riding(tile: Tile, shift: number, fall: number): Tile {
  return Object.freeze({ ...tile, cell: tile.cell + shift, level: tile.level - fall })
}

/** WM-6.12: pushes are the Hero's alone. */
export function offerPushes(s: State, o: Offers<WithoutMasters>): void {
  if (s.crates.length === 0 && !o.explaining) return
  for (const way of WAYS) o.try(push(way), pushBroken(s, way))
}

function pushBroken(s: State, way: Way): Rule | undefined {
  const made = pushed(s, way)
  if (typeof made === 'string') return made
  return s.mp < contentOf(s).hero.push ? 'WM-5.2' : undefined
}

/** WM-6.1: moves the crate, and the Hero after it. */
export function pushCrate(s: State, direction: Direction, t: Table<WithoutMasters>): void {
  const made = pushed(s, WAY_OF[direction]) as Push
  s.mp -= contentOf(s).hero.push
  Object.assign(s, afterPush(s, made))
  s.hero = next(s.hero, WAY_OF[direction])
  s.doubtful = true
  t.tell({ what: 'pushed', crate: made.crate, way: direction, to: made.to, covers: made.covers, mp: s.mp })
  t.uses(`crate.${made.crate.kind}`)
  for (const cell of made.kills) crush(s, cell, t)
}

/** WM-6.8: a crate that drops onto an enemy kills it. */
function crush(s: State, cell: Cell, t: Table<WithoutMasters>): void {
  const enemy = s.enemies.find(each => each.cell === cell)
  if (enemy !== undefined) kill(s, enemy, true, t)
}
