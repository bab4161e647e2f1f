import type { Dice } from '@undercroft/kernel'
import { CELLS, type Cell, NEXT, next, OUTSIDE, WAY_OF, type Way } from '../content/cells.ts'
import { crateCells } from '../content/pieces.ts'
import { kindOf } from '../content/units.ts'
import { occupies, type Push, pushed } from '../rules/06-crates/push.ts'
import { attackBroken } from '../rules/07-the-hero-attacks/attack.ts'
import { prospect } from '../rules/12-completing-a-setup-and-the-end/prospect.ts'
import { attack, type Choice, END_TURN, push, step, throwTo } from '../state/choices.ts'
import { contentOf } from '../state/content.ts'
import type { Enemy } from '../state/state.ts'
import type { Crate } from '../state/terrain.ts'
import type { View } from '../state/view.ts'
import { pushedBoard } from '../words/previews.ts'
import { killChance } from './danger.ts'
import { danger, isFree, type Mind, type Note, standing, thinkOf, WORTH, without } from './hero-mind.ts'
import { shovedView } from './shoves.ts'
import { throws } from './throwing.ts'
import { walking } from './walk.ts'

/** What each choice is worth: the best idea that begins with it. */
export function heroWorths(view: View, dice: Dice): (choice: Choice) => number {
  const worths = new Map<Choice, number>()
  let best = -Infinity
  const note: Note = (first, worth) => {
    if (worth > (worths.get(first) ?? -Infinity)) worths.set(first, worth)
    if (worth > best) best = worth
  }
  walking(view, walk => {
    const mind = thinkOf(view, walk)
    think(mind, note)
    if (view.held === 'ball' && view.enemies.length > 0) throws(mind, dice, note)
  })
  return choice => worths.get(known(choice)) ?? (wantsToTake(view, choice) ? best + 1 : -Infinity)
}

function think(mind: Mind, note: Note): void {
  walks(mind, note)
  attacks(mind, note)
  pushes(mind, note)
}

/** The best that can be made of the rest of the turn. */
function bestWorth(view: View): number {
  let best = -Infinity
  const note: Note = (_, worth) => {
    if (worth > best) best = worth
  }
  walking(view, walk => think(thinkOf(view, walk), note))
  return best
}

/** The one object that stands for a choice, also for a copy of it. */
function known(choice: Choice): Choice {
  if (choice[0] === 'endTurn') return END_TURN
  if (choice[0] === 'attack') return attack(choice[1])
  if (choice[0] === 'throw') return throwTo(choice[1])
  if (choice[0] === 'step') return step(WAY_OF[choice[1]])
  return choice[0] === 'push' ? push(WAY_OF[choice[1]]) : choice
}

/** The key wherever it is needed; a ball with empty hands, or with a key that opens nothing here. */
export function wantsToTake(view: View, choice: Choice): boolean {
  if (choice[0] !== 'take') return false
  return choice[1] === 'key' ? view.locked : isFree(view)
}

function isGoal({ end, locked, held }: View, cell: Cell): boolean {
  return cell === end && (!locked || held === 'key')
}

/** How something begins that is done on a cell: with a step that way, or with the deed itself. */
function firstOf({ view, walk }: Mind, cell: Cell, deed: Choice): Choice {
  return cell === view.hero ? deed : step(walk.first[cell] as Way)
}

/** Walking to a cell, and stopping or deciding again there. */
function walks(mind: Mind, note: Note): void {
  const { view, walk } = mind
  const { cells, gain } = walk
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as Cell
    const gained = WORTH.treat * (gain[cell] as number)
    const worth = isGoal(view, cell) ? WORTH.complete + gained : standing(mind, cell) + gained - danger(mind, cell)
    note(firstOf(mind, cell, END_TURN), worth)
  }
}

/** Walking up to an enemy and attacking it, with a mp to spare (WM-7.2). */
function attacks(mind: Mind, note: Note): void {
  const { view, walk } = mind
  const { surface, options } = view
  for (const enemy of view.enemies) {
    let gone: Mind | undefined
    for (let i = enemy.cell * 4; i < enemy.cell * 4 + 4; i++) {
      const cell = NEXT[i] as Cell
      if (cell === OUTSIDE || (walk.cost[cell] as number) > view.mp - 1 || isGoal(view, cell)) continue
      if (attackBroken({ surface, hero: cell, options }, enemy) !== undefined) continue
      gone ??= without(mind, enemy.figure)
      note(firstOf(mind, cell, attack(enemy.figure)), attackWorth(mind, gone, enemy, cell))
    }
  }
}

function attackWorth(mind: Mind, gone: Mind, enemy: Readonly<Enemy>, cell: Cell): number {
  const chance = killChance(mind.view, enemy)
  const killed = standing(gone, cell) + killWorth(mind, enemy) - danger(gone, cell, gone.foes, 1)
  const hurt =
    kindOf(enemy.figure) === 'heavy' ? 0.3 * (killWorth(mind, enemy) + standing(gone, cell) - standing(mind, cell)) : 0
  const failed = standing(mind, cell) + hurt - danger(mind, cell)
  return WORTH.treat * (mind.walk.gain[cell] as number) + chance * killed + (1 - chance) * failed
}

function killWorth({ spawns }: Mind, { figure }: Readonly<Enemy>): number {
  return (spawns.length > 0 ? WORTH.killAmongSpawns : WORTH.kill) * (kindOf(figure) === 'heavy' ? 0.7 : 1)
}

/** Walking to a crate and pushing it: along the way, onto an enemy, or onto a spawn tile. */
function pushes(mind: Mind, note: Note): void {
  if (mind.view.crates.length === 0) return
  for (const attempt of attempts(mind)) {
    const from = attempt >> 2
    const way = (attempt & 3) as Way
    const worth = pushWorth(mind, from, way)
    if (worth !== undefined) note(firstOf(mind, from, push(way)), worth)
  }
}

/** Used again in every call: the cells with crates, marked with 1. */
const CRATED = new Uint8Array(CELLS + 1)

/** From where and which way there is a crate to push, as numbers of four ways for each cell. */
function attempts({ view, walk }: Mind): number[] {
  const { cells, cost } = walk
  const most = view.mp - contentOf(view).hero.push
  const found: number[] = []
  CRATED.fill(0)
  for (const { kind, cell } of view.crates) for (const each of crateCells(kind, cell)) CRATED[each] = 1
  for (let i = 0; i < cells.length; i++) {
    const from = cells[i] as Cell
    if ((cost[from] as number) > most) continue
    for (let way = 0; way < 4; way++) if (CRATED[NEXT[from * 4 + way] as Cell] === 1) found.push(from * 4 + way)
  }
  return found
}

function pushWorth(mind: Mind, from: Cell, way: Way): number | undefined {
  const { view, walk } = mind
  const made = pushed(view, way, from)
  if (typeof made === 'string') return undefined
  const shuts = made.covers.filter(kind => kind === 'spawn').length
  if (!isNeeded(mind, made.crate, from, way)) {
    if (made.kills.length === 0 && shuts === 0) return undefined
    if (leavesNoWay(view, made, next(from, way))) return undefined
  }
  let killed = 0
  for (const enemy of view.enemies) if (made.kills.includes(enemy.cell)) killed += killWorth(mind, enemy)
  const mp = (walk.cost[from] as number) + contentOf(view).hero.push
  return (
    WORTH.treat * (walk.gain[from] as number) +
    killed +
    WORTH.shut * shuts +
    bestWorth(shovedView(view, made, from, way, mp))
  )
}

/** Whether this is the push that the way needs: the same crate goes the same way, whichever of its cells is pushed. */
function isNeeded({ view: { surface }, out }: Mind, crate: Crate, from: Cell, way: Way): boolean {
  if (out.push === undefined || out.push.way !== way) return false
  return occupies(crate, next(out.push.from, way)) && surface[out.push.from] === surface[from]
}

/** WM-12.10: whether the setup cannot be completed any more after a push that takes the Hero to a cell. */
function leavesNoWay(view: View, made: Push, hero: Cell): boolean {
  return !isGoal(view, hero) && prospect(pushedBoard(view, made, hero), view.options).impossible
}
