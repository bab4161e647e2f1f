import type { Offers, Table } from '@undercroft/kernel'
import { CELLS, type Cell } from '../../content/cells.ts'
import { KINDS, type Kind } from '../../content/units.ts'
import { spawn } from '../../state/choices.ts'
import { contentOf } from '../../state/content.ts'
import { freshEnemy, isTaken } from '../../state/enemies.ts'
import type { State, Tile, WithoutMasters } from '../../state/state.ts'
import { findUncovered } from '../../state/tiles.ts'
import type { Rule } from '../rulebook.ts'

/** WM-11.1: offers every kind of enemy on every spawn tile. */
export function offerSpawns(s: State, o: Offers<WithoutMasters>): void {
  const full = spawnsFull(s)
  if (full && !o.explaining) return
  for (let i = 0; i < s.tiles.length; i++) {
    const { kind, cell } = s.tiles[i] as Tile
    if (kind !== 'spawn') continue
    const broken = full ? 'WM-11.4' : spawnBroken(s, cell)
    for (const each of KINDS) o.try(spawn(cell, each), broken)
  }
}

/** WM-11.4: enemies that died in the Hero's turn just before still count. */
function spawnsFull(s: State): boolean {
  return s.enemies.length + s.died >= contentOf(s).numbers.enemies
}

function spawnBroken(s: State, cell: Cell): Rule | undefined {
  return findUncovered(s, 'spawn', cell) < 0 || isTaken(s, cell) ? 'WM-11.2' : undefined
}

/** WM-11.5: refuses every cell without a spawn tile. */
export function refuseSpawns(s: State, o: Offers<WithoutMasters>): void {
  for (let cell = 0; cell < CELLS; cell++) {
    if (s.tiles.some(tile => tile.kind === 'spawn' && tile.cell === cell)) continue
    for (const kind of KINDS) o.refuse(spawn(cell, kind), 'WM-11.5')
  }
}

/** WM-11.2, WM-11.3: puts a new enemy on a spawn tile. */
export function spawnEnemy(s: State, cell: Cell, kind: Kind, t: Table<WithoutMasters>): void {
  const enemy = freshEnemy(s.enemies, kind, cell, true)
  s.enemies.push(enemy)
  t.tell({ what: 'spawned', figure: enemy.figure, cell })
  t.uses('tile.spawn')
}
