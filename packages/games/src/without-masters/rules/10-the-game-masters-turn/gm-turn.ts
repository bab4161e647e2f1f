import type { Decision, Offers, Step, Table } from '@undercroft/kernel'
import { MOST_ENEMIES } from '../../content/box.ts'
import { areAdjacent, at, CELLS, type Cell, NOWHERE } from '../../content/cells.ts'
import { FIGURES, KINDS, kindOf, treatsTaken } from '../../content/units.ts'
import { END_TURN, moveEnemy, spawn, strike } from '../../state/ready-choices.ts'
import {
  type Board,
  type Enemy,
  enemyOf,
  FRAME,
  type FrameOf,
  freshEnemy,
  GM,
  isTaken,
  type State,
  type Tile,
  type WithoutMasters,
} from '../../state/state.ts'
import { findUncovered, removeTile } from '../../state/tiles.ts'
import { gmFacts, moveBroken } from '../../words/gm-facts.ts'
import { meantFacts } from '../../words/meant.ts'
import { destinations, isHeldByLure, isLured } from '../09-the-tennis-ball/lure.ts'
import { die } from '../12-completing-a-setup-and-the-end/ends.ts'
import type { Rule } from '../rulebook.ts'

/** WM-9.2, WM-9.6: the lure is where the last ball thrown lies now; who stands on it has reached it. */
export const gmStarts: Step<WithoutMasters, FrameOf<'gmStarts'>> = {
  run(s, t) {
    const ball = lastThrown(s)
    s.lure = ball?.cell ?? NOWHERE
    // WM-9.9: of several only this one lures.
    if (ball !== undefined) s.tiles = s.tiles.map(tile => (tile === ball ? tile : atRest(tile)))
    t.tell({ what: 'gmTurn', lure: s.lure })
    if (ball !== undefined) for (const enemy of s.enemies) reachBall(s, enemy, t)
    s.frames.push(FRAME.gmTurn)
  },
}

function lastThrown({ tiles }: State): Tile | undefined {
  let last: Tile | undefined
  for (const tile of tiles) if (tile.thrown > (last?.thrown ?? 0)) last = tile
  return last
}

function atRest(tile: Tile): Tile {
  return tile.thrown === 0 ? tile : Object.freeze({ ...tile, thrown: 0 })
}

/** WM-9.6: a lured enemy that stands on the uncovered ball has reached it. The lure itself holds on (WM-9.7). */
function reachBall(s: State, enemy: Enemy, t: Table<WithoutMasters>): void {
  if (enemy.cell !== s.lure || !isLured(s, enemy)) return
  const index = s.tiles.findIndex(({ thrown, cell, level }) => thrown > 0 && level === at(s.surface, cell))
  if (index < 0) return
  removeTile(s, index)
  t.tell({ what: 'ballGone', cell: s.lure, figure: enemy.figure })
}

/** WM-10.1: enemies move and attack, once each, in any order; between it new ones spawn. They push (WM-6.12), take and use nothing (WM-10.4). */
export const gmTurn: Decision<WithoutMasters, FrameOf<'gmTurn'>> = {
  offer(s, o) {
    o.ask(GM, 'Move, attack and spawn with your enemies, or end your turn')
    let held = false
    for (let i = 0; i < s.enemies.length; i++) {
      const enemy = s.enemies[i] as Enemy
      if (mayStillMove(enemy)) {
        const cells = destinations(s, enemy)
        for (let j = 0; j < cells.length; j++) o.may(moveEnemy(enemy.figure, cells[j] as Cell))
      }
      if (mayStrike(s, enemy)) o.may(strike(enemy.figure))
      held ||= isHeldByLure(s, enemy)
    }
    offerSpawns(s, o)
    if (o.explaining) refuseTheRest(s, o)
    if (held) o.refuse(END_TURN, 'WM-9.5')
    else o.otherwise().may(END_TURN)
  },

  facts: refused => gmFacts(refused.s, refused.choice, refused.rule) ?? meantFacts(refused),

  on: {
    moveEnemy({ s, choice: [, figure, cell], t }) {
      const enemy = enemyOf(s.enemies, figure) as Enemy
      t.tell({ what: 'enemyMoved', figure, from: enemy.cell, to: cell })
      enemy.cell = cell
      enemy.moved = true
      reachBall(s, enemy, t)
      s.frames.push(FRAME.gmTurn)
    },

    /** WM-10.7 to WM-10.9 */
    strike({ s, choice: [, figure], t }) {
      const enemy = enemyOf(s.enemies, figure) as Enemy
      const kind = kindOf(figure)
      enemy.attacked = true
      const loss = Math.min(s.treats, treatsTaken(kind, t.roll(6, `${kind} attack`)))
      s.treats -= loss
      t.uses(`enemy.${kind}`)
      t.tell(loss === 0 ? { what: 'dodged', figure } : { what: 'struck', figure, loss, treats: s.treats })
      if (s.treats === 0) die(s, t)
      else s.frames.push(FRAME.gmTurn)
    },

    /** WM-11.1, WM-11.2 */
    spawn({ s, choice: [, cell, kind], t }) {
      const enemy = freshEnemy(s.enemies, kind, cell, true)
      s.enemies.push(enemy)
      t.tell({ what: 'spawned', figure: enemy.figure, cell })
      t.uses('tile.spawn')
      s.frames.push(FRAME.gmTurn)
    },

    /** WM-10.10 */
    endTurn({ s }) {
      s.frames.push(FRAME.gmEnds)
    },
  },
}

/** WM-10.1, WM-10.7, WM-11.3 */
function mayStillMove({ moved, attacked, spawned }: Enemy): boolean {
  return !moved && !attacked && !spawned
}

/** WM-10.6 */
export function standsLevel({ surface, hero }: Pick<Board, 'surface' | 'hero'>, { cell }: Readonly<Enemy>): boolean {
  return areAdjacent(hero, cell) && at(surface, hero) === at(surface, cell)
}

function mayStrike(s: State, enemy: Enemy): boolean {
  return !enemy.attacked && standsLevel(s, enemy) && !isHeldByLure(s, enemy)
}

/** WM-11.1 to WM-11.5 */
function offerSpawns(s: State, o: Offers<WithoutMasters>): void {
  const full = spawnsFull(s)
  if (full && !o.explaining) return
  for (let i = 0; i < s.tiles.length; i++) {
    const { kind, cell } = s.tiles[i] as Tile
    if (kind !== 'spawn') continue
    const broken = full ? 'WM-11.4' : spawnBroken(s, cell)
    for (const each of KINDS) o.try(spawn(cell, each), broken)
  }
}

/** WM-11.4: those that died in the Hero's turn just before still count. */
function spawnsFull({ enemies, died }: State): boolean {
  return enemies.length + died >= MOST_ENEMIES
}

function spawnBroken(s: State, cell: Cell): Rule | undefined {
  return findUncovered(s, 'spawn', cell) < 0 || isTaken(s, cell) ? 'WM-11.2' : undefined
}

function refuseTheRest(s: State, o: Offers<WithoutMasters>): void {
  for (const figure of FIGURES.keys()) {
    const enemy = enemyOf(s.enemies, figure)
    const brokenBy = moveBroken(s, enemy)
    for (let cell = 0; cell < CELLS; cell++) {
      const broken = brokenBy(cell)
      if (broken !== undefined) o.refuse(moveEnemy(figure, cell), broken)
    }
    const broken = enemy === undefined ? 'WM-10.1' : strikeBroken(s, enemy)
    if (broken !== undefined) o.refuse(strike(figure), broken)
  }
  for (let cell = 0; cell < CELLS; cell++) {
    if (s.tiles.some(tile => tile.kind === 'spawn' && tile.cell === cell)) continue
    for (const kind of KINDS) o.refuse(spawn(cell, kind), 'WM-11.5')
  }
}

function strikeBroken(s: State, enemy: Enemy): Rule | undefined {
  if (enemy.attacked) return 'WM-10.7'
  if (!standsLevel(s, enemy)) return 'WM-10.6'
  return isHeldByLure(s, enemy) ? 'WM-9.5' : undefined
}

/** The end of the Game Master's turn: who stayed is counted, and what held for this turn is over. */
export const gmEnds: Step<WithoutMasters, FrameOf<'gmEnds'>> = {
  run(s) {
    for (const enemy of s.enemies) {
      enemy.stayed = enemy.moved || enemy.spawned ? 0 : enemy.stayed + 1
      enemy.moved = false
      enemy.attacked = false
      enemy.spawned = false
    }
    s.died = 0
    // WM-9.8: a ball that nobody reached is an item like any other.
    if (s.lure !== NOWHERE) s.tiles = s.tiles.map(atRest)
    s.lure = NOWHERE
    s.frames.push(FRAME.heroStarts)
  },
}
