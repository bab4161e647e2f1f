import type { Dice } from '@undercroft/kernel'
import { at, type Cell, NEXT, NOWHERE, next, OUTSIDE, WAY_OF, WAYS, type Way } from '../content/cells.ts'
import { crateCells } from '../content/pieces.ts'
import { kindOf } from '../content/units.ts'
import { costsTo } from '../rules/05-the-hero-moves/costs.ts'
import { FAR } from '../rules/05-the-hero-moves/reach.ts'
import { occupies, pushed } from '../rules/06-crates/push.ts'
import { attackBroken } from '../rules/07-the-hero-attacks/attack.ts'
import { attack, type Choice, END_TURN, push, step, throwTo } from '../state/choices.ts'
import { contentOf } from '../state/content.ts'
import type { Enemy, Tile } from '../state/state.ts'
import type { Crate } from '../state/terrain.ts'
import { isUncovered } from '../state/tiles.ts'
import type { View } from '../state/view.ts'
import { pulls, wouldBeImpossible } from '../words/previews.ts'
import { dread, expectedDanger, killChance, type Menace, menaceOf, menaces } from './danger.ts'
import { type Drop, dropsOf } from './drops.ts'
import { type Outlook, outlook, outlookWithout } from './outlook.ts'
import { shovedBoard } from './shoves.ts'
import { isSprung, mayThrowTo, throwCell } from './throwing.ts'
import { heroWalk, treatsOn, type Walk } from './walk.ts'

/** All worths are in treats. */
const WORTH = {
  complete: 8,
  treat: 1,
  /** A dead enemy: without and with a spawn tile to replace it. */
  kill: 1,
  killAmongSpawns: 0.15,
  /** A spawn tile that is shut. */
  shut: 0.6,
  /** A mp of the way that is left: when nobody is about, for each enemy, and where enemies spawn. */
  mp: 0.02,
  mpByEnemy: 0.12,
  mpBySpawns: 0.15,
  /** The same when time runs out. */
  mpLate: 1,
  /** A cell from which no way leads on. */
  lost: -6,
  /** A ball in hand. */
  ball: 0.4,
  /**
   * The chance that an enemy is still there when the crate drops: a heavy one, a light one, one that a ball draws
   * there.
   */
  ambush: 0.5,
  ambushQuick: 0.15,
  lured: 0.8,
  /** The chance that a ball on the board is used for that. */
  bait: 0.4,
  /** By how much danger counts less in the last turn than in the first. */
  haste: 1,
  /** The turns after which a mp counts twice. */
  late: 15,
}

/** Something that the Hero could do in this turn, by its first choice. */
interface Idea {
  readonly first: Choice
  readonly worth: number
}

/** What the Hero thinks about while deciding. */
interface Mind {
  readonly view: View
  readonly out: Outlook
  readonly walk: Walk
  readonly foes: readonly Menace[]
  /** What a mp of the way left costs. */
  readonly mp: number
  readonly fetches: readonly Fetch[]
  readonly drops: readonly Drop[]
  /** By cell, what `standing` has found. */
  readonly stood: (number | undefined)[]
}

/** Something worth a detour: the way to it from every cell, and what is left to do from there. */
interface Fetch {
  readonly worth: number
  readonly costs: Uint16Array
  readonly left: number
}

/** What each choice is worth: the best idea that begins with it. */
export function heroWorths(view: View, dice: Dice): (choice: Choice) => number {
  const mind = think(view)
  const ideas = [...walks(mind), ...attacks(mind), ...pushes(mind)]
  if (view.held === 'ball' && view.enemies.length > 0) ideas.push(...throws(mind, dice))
  const worths = new Map<Choice, number>()
  for (const { first, worth } of ideas) worths.set(first, Math.max(worth, worths.get(first) ?? -Infinity))
  const best = Math.max(...worths.values())
  return choice => worths.get(known(choice)) ?? (wantsToTake(view, choice) ? best + 1 : -Infinity)
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

/** Whether the Hero has a hand for a ball. */
function isFree({ held, locked }: View): boolean {
  return held === 'nothing' || (held === 'key' && !locked)
}

function think(view: View): Mind {
  const treats = treatsOn(view)
  const out = outlook(view)
  const drops = dropsOf(view)
  const gain = lessBy(out, view)
  const fetches = view.tiles.flatMap(tile => {
    const worth = fetchWorth(view, tile, drops.length > 0 ? WORTH.bait * gain : 0)
    if (worth === 0) return []
    return [{ worth, costs: costsTo(view.surface, tile.cell, true), left: out.left(tile.cell) }]
  })
  fetches.push(...drops.flatMap(drop => ambush(view, out, drop, gain)))
  const walk = heroWalk(view, treats)
  return { view, out, walk, foes: menaces(view), mp: mpWorth(view, out), fetches, drops, stood: [] }
}

/** Beyond this a way is as good as endless. */
const LONG = 30

/** What an enemy less is worth on the way that is left. */
function lessBy(out: Outlook, { hero }: View): number {
  return WORTH.mpByEnemy * Math.min(out.left(hero), LONG)
}

/** Going to a place from which a crate can be dropped on an enemy. */
function ambush(view: View, out: Outlook, { from, below }: Drop, gain: number): Fetch[] {
  let worth = 0
  for (const { cell, figure } of view.enemies) {
    if (below.includes(cell)) worth += gain * (kindOf(figure) === 'heavy' ? WORTH.ambush : WORTH.ambushQuick)
  }
  return worth === 0 ? [] : [{ worth, costs: costsTo(view.surface, from, true), left: out.left(from) }]
}

/** A treat, or a ball for empty hands while there is somebody to lure. */
function fetchWorth(view: View, tile: Tile, asBait: number): number {
  if (!isUncovered(view, tile)) return 0
  if (tile.kind === 'treat') return WORTH.treat
  return tile.kind === 'ball' && isFree(view) && view.enemies.length > 0 ? WORTH.ball + asBait : 0
}

function mpWorth(view: View, out: Outlook): number {
  const turnsLeft = view.options.turnLimit - view.turn
  const needed = Math.ceil(Math.min(out.left(view.hero), 99) / 6)
  if (turnsLeft <= needed + 3) return WORTH.mpLate
  const spawns = view.tiles.some(tile => tile.kind === 'spawn' && isUncovered(view, tile))
  const calm = WORTH.mp + WORTH.mpByEnemy * view.enemies.length + (spawns ? WORTH.mpBySpawns : 0)
  return calm * (1 + view.turn / WORTH.late)
}

/** What it is worth to be on a cell when the turn ends, enemies left out of it. */
function standing(mind: Mind, cell: Cell): number {
  mind.stood[cell] ??= standingOn(mind, cell)
  return mind.stood[cell]
}

function standingOn({ out, mp, fetches }: Mind, cell: Cell): number {
  const left = out.left(cell)
  let best = left === FAR ? WORTH.lost : -mp * left
  for (const { worth, costs, left: after } of fetches) {
    const there = at(costs, cell)
    // A treat is eaten by coming there, and is counted then.
    if (there === FAR || after === FAR || (there === 0 && worth === WORTH.treat)) continue
    best = Math.max(best, worth - mp * (there + after))
  }
  return best
}

function danger({ view }: Mind, foes: readonly Menace[], cell: Cell, died = 0): number {
  return courage(view) * dread(expectedDanger(view, foes, cell, view.died + died), view.treats)
}

/** Running out of time is as bad as death: the later the turn, the less danger counts. */
function courage({ turn, options }: View): number {
  return Math.max(0.2, 1 - (WORTH.haste * turn) / options.turnLimit)
}

function isGoal({ view }: Mind, cell: Cell): boolean {
  return cell === view.end && (!view.locked || view.held === 'key')
}

/** Walking to a cell, and stopping or deciding again there. */
function walks(mind: Mind): Idea[] {
  const { view, walk, foes } = mind
  return walk.cells.map(cell => {
    const first = cell === view.hero ? END_TURN : step(at(walk.first, cell) as Way)
    const gained = WORTH.treat * at(walk.gain, cell)
    if (isGoal(mind, cell)) return { first, worth: WORTH.complete + gained }
    return { first, worth: standing(mind, cell) + gained - danger(mind, foes, cell) }
  })
}

/** Walking up to an enemy and attacking it, with a mp to spare (WM-7.2). */
function attacks(mind: Mind): Idea[] {
  const { view, walk } = mind
  return view.enemies.flatMap(enemy => {
    const ideas: Idea[] = []
    let gone: Gone | undefined
    for (let i = enemy.cell * 4; i < enemy.cell * 4 + 4; i++) {
      const cell = NEXT[i] as Cell
      if (cell === OUTSIDE || at(walk.cost, cell) > view.mp - 1 || isGoal(mind, cell)) continue
      if (attackBroken({ ...view, hero: cell }, enemy) !== undefined) continue
      const first = cell === view.hero ? attack(enemy.figure) : step(at(walk.first, cell) as Way)
      gone ??= without(mind, enemy)
      ideas.push({ first, worth: attackWorth(mind, gone, enemy, cell) })
    }
    return ideas
  })
}

/** How it would be without one of the enemies. */
interface Gone {
  readonly mind: Mind
  readonly others: readonly Menace[]
}

function without(mind: Mind, enemy: Readonly<Enemy>): Gone {
  return {
    mind: { ...mind, out: outlookWithout(mind.view, mind.out, enemy.figure), stood: [] },
    others: mind.foes.filter(({ figure }) => figure !== enemy.figure),
  }
}

function attackWorth(mind: Mind, { mind: gone, others }: Gone, enemy: Readonly<Enemy>, cell: Cell): number {
  const { walk, foes } = mind
  const chance = killChance(mind.view, enemy)
  const killed = standing(gone, cell) + killWorth(mind, enemy) - danger(mind, others, cell, 1)
  const hurt =
    kindOf(enemy.figure) === 'heavy' ? 0.3 * (killWorth(mind, enemy) + standing(gone, cell) - standing(mind, cell)) : 0
  const failed = standing(mind, cell) + hurt - danger(mind, foes, cell)
  return WORTH.treat * at(walk.gain, cell) + chance * killed + (1 - chance) * failed
}

function killWorth({ view }: Mind, { figure }: Readonly<Enemy>): number {
  const spawns = view.tiles.some(tile => tile.kind === 'spawn' && isUncovered(view, tile))
  return (spawns ? WORTH.killAmongSpawns : WORTH.kill) * (kindOf(figure) === 'heavy' ? 0.7 : 1)
}

/** Walking to a crate and pushing it: along the way, onto an enemy, or onto a spawn tile. */
function pushes(mind: Mind): Idea[] {
  const { view, walk } = mind
  if (view.crates.length === 0) return []
  const crated = new Set(view.crates.flatMap(({ kind, cell }) => crateCells(kind, cell)))
  return walk.cells.flatMap(from => {
    if (at(walk.cost, from) + contentOf(view).hero.push > view.mp) return []
    return WAYS.flatMap(way => {
      if (!crated.has(next(from, way))) return []
      const worth = pushWorth(mind, from, way)
      if (worth === undefined) return []
      return [{ first: from === view.hero ? push(way) : step(at(walk.first, from) as Way), worth }]
    })
  })
}

function pushWorth(mind: Mind, from: Cell, way: Way): number | undefined {
  const { view, walk } = mind
  const there = { ...view, hero: from }
  const made = pushed(there, way)
  if (typeof made === 'string') return undefined
  const needed = isNeeded(mind, made.crate, from, way)
  const shuts = made.covers.filter(kind => kind === 'spawn').length
  if (!needed && ((made.kills.length === 0 && shuts === 0) || wouldBeImpossible(there, push(way)))) return undefined
  const killed = view.enemies.filter(({ cell }) => made.kills.includes(cell))
  const after: View = {
    ...shovedBoard(view, made, from, way),
    mp: view.mp - at(walk.cost, from) - contentOf(view).hero.push,
    died: view.died + killed.length,
  }
  return (
    WORTH.treat * at(walk.gain, from) +
    killed.reduce((sum, enemy) => sum + killWorth(mind, enemy), 0) +
    WORTH.shut * shuts +
    bestWorth(after)
  )
}

/** Whether this is the push that the way needs: the same crate goes the same way, whichever of its cells is pushed. */
function isNeeded({ view: { surface }, out }: Mind, crate: Crate, from: Cell, way: Way): boolean {
  if (out.push === undefined || out.push.way !== way) return false
  return occupies(crate, next(out.push.from, way)) && at(surface, out.push.from) === at(surface, from)
}

/** The best that can be made of the rest of the turn. */
function bestWorth(view: View): number {
  const mind = think(view)
  return Math.max(...[...walks(mind), ...attacks(mind), ...pushes(mind)].map(({ worth }) => worth))
}

/** Cells that a throw is tried on: all would take long, and many are alike. */
const THROWS = 10

/** Throwing the ball where it draws enemies away, and walking on with a mp less. */
function throws(mind: Mind, dice: Dice): Idea[] {
  const { view, walk } = mind
  const ideas: Idea[] = []
  const lured = WORTH.lured * lessBy(mind.out, view)
  const baits = mind.drops.flatMap(({ below }) => below).filter(cell => mayThrowTo(view, cell))
  const tries = Array.from({ length: THROWS }, () => throwCell(view, dice)).filter(cell => cell !== NOWHERE)
  for (const cell of [...baits, ...tries]) {
    const drawn = pulls(view, cell).map(({ figure, cells, mustMove }) => {
      const enemy = view.enemies.find(each => each.figure === figure) as Enemy
      return { enemy, cells: mustMove ? cells : [enemy.cell, ...cells] }
    })
    const drawnOff = drawn.map(({ enemy, cells }) => menaceOf(enemy, cells))
    const traps = mind.drops.filter(({ below }) => {
      return drawn.some(({ cells }) => cells.every(each => below.includes(each)))
    })
    let best = -Infinity
    for (const to of walk.cells) {
      if (at(walk.cost, to) + contentOf(view).hero.throw > view.mp) continue
      const worth =
        standing(mind, to) +
        WORTH.treat * at(walk.gain, to) +
        (traps.some(trap => isSprung(view, trap, to)) ? lured : 0) -
        danger(mind, drawnOff, to)
      if (worth > best) best = worth
    }
    ideas.push({ first: throwTo(cell), worth: best - WORTH.ball })
  }
  return ideas
}
