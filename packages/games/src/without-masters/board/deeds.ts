import type { OpenAsk, Seen } from '@undercroft/kernel'
import { type Cell, DIRECTIONS, next, WAY_OF } from '../content/cells.ts'
import type { Figure } from '../content/units.ts'
import { enemyReach } from '../rules/10-the-game-masters-turn/enemy-reach.ts'
import type { Choice } from '../state/choices.ts'
import { contentOf } from '../state/content.ts'
import { enemyOf, enemyOn } from '../state/enemies.ts'
import type { WithoutMasters } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { points } from '../words/labels.ts'
import { label } from './labels.ts'
import { placeName } from './places.ts'
import { heroWalks, type Walk, type Walks, wayBetween } from './walks.ts'
import { placeOf } from './where.ts'

/** Something that a click on a cell would do. */
export interface Deed {
  readonly choice: Choice
  readonly text: string
  /** Written on the cell. */
  readonly cost?: number
  /** More steps than one: the choice is the first of them. */
  readonly walk?: Walk
}

export type Deeds = ReadonlyMap<Cell, readonly Deed[]>

export interface Mode {
  /** The Hero is about to throw the ball. */
  readonly throwing: boolean
  /** The enemy that the Game Master has in hand. */
  readonly picked: Figure | undefined
}

const NO_WALKS: Walks = new Map()

/** What may be done where, from what is offered and nothing else. */
export function deedsOf(ask: OpenAsk<WithoutMasters> | undefined, seen: Seen<WithoutMasters>, mode: Mode): Deeds {
  const deeds = new Map<Cell, Deed[]>()
  if (ask === undefined) return deeds
  const { view } = seen
  const add = (cell: Cell, deed: Deed) => deeds.set(cell, [...(deeds.get(cell) ?? []), deed])
  const walks = ask.phase === 'heroTurn' && !mode.throwing ? heroWalks(view) : NO_WALKS
  for (const choice of ask.options) {
    const cell = isShown(choice, mode) ? placeOf(view, choice) : undefined
    if (cell !== undefined) add(cell, { choice, text: label(choice, seen), ...costOf(view, choice, walks) })
  }
  addWalks(view, ask, walks, add)
  return deeds
}

/** Cells further away are walked to, step by step. */
function addWalks(view: View, ask: OpenAsk<WithoutMasters>, walks: Walks, add: (cell: Cell, deed: Deed) => void): void {
  for (const [cell, walk] of walks) {
    const [first] = walk.route
    if (first === undefined || walk.route.length < 2) continue
    const way = wayBetween(view.hero, first)
    const choice = ask.options.find(each => each[0] === 'step' && way !== undefined && each[1] === DIRECTIONS[way])
    if (choice === undefined) continue
    const text = `Walk to ${placeName(view, cell)} in ${walk.route.length} steps (${points(walk.cost)})`
    add(cell, { choice, text, cost: walk.cost, walk })
  }
}

/** Whether a choice is made on the board in this mode. */
function isShown(choice: Choice, { throwing, picked }: Mode): boolean {
  if (choice[0] === 'moveEnemy' || choice[0] === 'strike') return choice[1] === picked
  return choice[0] === 'spawn' || (choice[0] === 'throw') === throwing
}

function costOf(view: View, choice: Choice, walks: Walks): { readonly cost?: number } {
  if (choice[0] === 'step') {
    const cost = walks.get(next(view.hero, WAY_OF[choice[1]]))?.cost
    return cost === undefined ? {} : { cost }
  }
  if (choice[0] === 'push') return { cost: contentOf(view).hero.push }
  if (choice[0] === 'throw') return { cost: contentOf(view).hero.throw }
  if (choice[0] === 'moveEnemy') {
    const enemy = enemyOf(view.enemies, choice[1])
    return enemy === undefined ? {} : { cost: enemyReach(view, enemy).cost[choice[2]] ?? 0 }
  }
  return {}
}

/**
 * The choice that a click on a cell without options was meant to make, so that the rule that forbids it can be shown.
 */
export function meantBy(
  ask: OpenAsk<WithoutMasters> | undefined,
  view: View,
  cell: Cell,
  mode: Mode,
): Choice | undefined {
  if (ask?.phase === 'heroTurn') {
    if (mode.throwing) return ['throw', cell]
    const enemy = enemyOn(view.enemies, cell)
    if (enemy !== undefined) return ['attack', enemy.figure]
    const way = wayBetween(view.hero, cell)
    return way === undefined ? undefined : ['step', DIRECTIONS[way]]
  }
  if (ask?.phase !== 'gmTurn') return undefined
  if (view.tiles.some(tile => tile.kind === 'spawn' && tile.cell === cell)) return ['spawn', cell, 'light']
  if (mode.picked === undefined) return undefined
  return cell === view.hero ? ['strike', mode.picked] : ['moveEnemy', mode.picked, cell]
}

/** The enemies that still have something to do. */
export function busyEnemies(ask: OpenAsk<WithoutMasters> | undefined): ReadonlySet<Figure> {
  const busy = new Set<Figure>()
  for (const choice of ask?.options ?? []) {
    if (choice[0] === 'moveEnemy' || choice[0] === 'strike') busy.add(choice[1])
  }
  return busy
}
