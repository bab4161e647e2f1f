import { at, type Cell, NEXT, NOWHERE, next, OUTSIDE, WAY_OF } from '../content/cells.ts'
import type { Figure } from '../content/units.ts'
import { reach, takenBut } from '../rules/05-the-hero-moves/reach.ts'
import { afterPush, type Push, pushed } from '../rules/06-crates/push.ts'
import { type Drawn, destinations, drawn, type LuredBoard } from '../rules/09-the-tennis-ball/lure.ts'
import { enemyReach } from '../rules/10-the-game-masters-turn/enemy-reach.ts'
import { prospect } from '../rules/12-completing-a-setup-and-the-end/prospect.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Choice } from '../state/choices.ts'
import { type Housed, unitOf } from '../state/content.ts'
import { enemyOf } from '../state/enemies.ts'
import type { Board, Enemy } from '../state/state.ts'
import type { View } from '../state/view.ts'

// What a page shows before a choice. All of it follows from a view, and no rule depends on it.

export interface Reachable {
  readonly cell: Cell
  /** In mp. */
  readonly cost: number
}

/** Where the Hero's steps lead to with the mp that are left. */
export function heroReachable(view: View): Reachable[] {
  const { cells, cost } = reach(view.surface, view.hero, view.mp, true, takenBut(view, view.hero))
  return cells.map(cell => ({ cell, cost: at(cost, cell) }))
}

/** Where an enemy may end a move, its own cell at a cost of 0 included (WM-10.1 to WM-10.5); the lure is ignored. */
export function enemyReachable(board: Board & Housed, figure: Figure): Reachable[] {
  const enemy = enemyOf(board.enemies, figure)
  if (enemy === undefined) return []
  const { cells, cost } = enemyReach(board, enemy)
  return cells.filter(cell => cell !== board.end).map(cell => ({ cell, cost: at(cost, cell) }))
}

/** Cells beside a cell and level with it: from there one strikes, and is struck (WM-7.1, WM-10.6). */
export function levelBeside({ surface }: Pick<Board, 'surface'>, cell: Cell): Cell[] {
  const cells: Cell[] = []
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const near = NEXT[i] as Cell
    if (near !== OUTSIDE && at(surface, near) === at(surface, cell)) cells.push(near)
  }
  return cells
}

export interface Threat {
  readonly figure: Figure
  /** Where the Hero could be struck by it in the next GM turn. */
  readonly cells: readonly Cell[]
}

/**
 * WM-10.2, WM-10.6: the cells on which each enemy could strike the Hero in its next turn, as a lure draws it
 * (WM-9.4).
 */
export function threats(board: LuredBoard): Threat[] {
  const away = { ...board, hero: NOWHERE }
  return board.enemies.map(enemy => {
    const cells = new Set([enemy.cell, ...destinations(away, enemy)].flatMap(cell => levelBeside(board, cell)))
    return { figure: enemy.figure, cells: [...cells] }
  })
}

export interface Pull extends Drawn {
  readonly figure: Figure
}

/** WM-9.4: where a ball on this cell would draw each enemy, as they stand. */
export function pulls(board: Board & Housed, lure: Cell): Pull[] {
  const lured: LuredBoard = { ...board, lure }
  return board.enemies.map(enemy => ({ figure: enemy.figure, ...drawn(lured, fresh(enemy)) }))
}

function fresh(enemy: Readonly<Enemy>): Readonly<Enemy> {
  return { ...enemy, moved: false, attacked: false, spawned: false }
}

/** What a push that way would do, or the rule against it. */
export function pushPreview(view: View, choice: Extract<Choice, readonly ['push', unknown]>): Push | Rule {
  return pushed(view, WAY_OF[choice[1]])
}

/** Where the Hero comes to stand by a choice. */
export function heroAfter({ hero }: View, choice: Choice): Cell {
  return choice[0] === 'step' || choice[0] === 'push' ? next(hero, WAY_OF[choice[1]]) : hero
}

/** WM-12.10: whether a push, or a walk to this cell that begins with a step, would leave no way to the end. */
export function wouldBeImpossible(view: View, choice: Choice, hero = heroAfter(view, choice)): boolean {
  const isHome = hero === view.end && (!view.locked || view.held === 'key')
  const after = isHome ? undefined : boardAfter(view, choice, hero)
  return after !== undefined && prospect({ ...after, held: view.held }, view.options).impossible
}

/** The board after a push, or after a jump that no step takes back; undefined after anything else. */
function boardAfter(view: View, choice: Choice, hero: Cell): Board | undefined {
  if (choice[0] === 'step')
    return at(view.surface, view.hero) - at(view.surface, hero) < 2 ? undefined : { ...view, hero }
  if (choice[0] !== 'push') return undefined
  const made = pushPreview(view, choice)
  return typeof made === 'string' ? undefined : pushedBoard(view, made, hero)
}

/** The board after a push, without the enemies that it kills. */
export function pushedBoard<B extends Board>(board: B, push: Push, hero: Cell): B {
  const enemies = board.enemies.filter(({ cell }) => !push.kills.includes(cell))
  return { ...board, ...afterPush(board, push), enemies, hero }
}

/** The chance that an enemy of this kind hits, times what it takes. */
export function expectedLoss(table: Housed, figure: Figure): number {
  const { hitsFrom, takes } = unitOf(table, figure)
  return ((7 - hitsFrom) / 6) * takes
}
