import { CELLS, type Cell } from '../content/cells.ts'
import { type Figure, kindOf } from '../content/units.ts'
import { costsTo } from '../rules/05-the-hero-moves/costs.ts'
import { FAR } from '../rules/05-the-hero-moves/reach.ts'
import type { Choice } from '../state/choices.ts'
import type { Tile } from '../state/state.ts'
import { isUncovered } from '../state/tiles.ts'
import type { View } from '../state/view.ts'
import { dread, expectedDanger, type Menace, menaces, openSpawns } from './danger.ts'
import { type Drop, dropsOf } from './drops.ts'
import { type Outlook, outlook, outlookWithout } from './outlook.ts'
import type { Walk } from './walk.ts'

/** All worths are in treats. */
export const WORTH = {
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

/** What the Hero thinks about while deciding. */
export interface Mind {
  readonly view: View
  readonly out: Outlook
  readonly walk: Walk
  readonly foes: readonly Menace[]
  /** The cells of the spawn tiles that are open. */
  readonly spawns: readonly Cell[]
  /** What a mp of the way left costs. */
  readonly mp: number
  readonly fetches: readonly Fetch[]
  readonly drops: readonly Drop[]
  /** By cell, what `standing` has found. */
  readonly stood: (number | undefined)[]
}

/** Takes note of something that the Hero could do in this turn, by its first choice. */
export type Note = (first: Choice, worth: number) => void

/** Something worth a detour: the way to it from every cell, and what is left to do from there. */
interface Fetch {
  readonly worth: number
  readonly costs: Uint16Array
  readonly left: number
}

export function thinkOf(view: View, walk: Walk): Mind {
  const out = outlook(view)
  const drops = dropsOf(view)
  const spawns = openSpawns(view)
  return {
    view,
    out,
    walk,
    foes: menaces(view),
    spawns,
    mp: mpWorth(view, out, spawns.length > 0),
    fetches: fetchesOf(view, out, drops),
    drops,
    stood: new Array(CELLS),
  }
}

/** How it would be without one of the enemies. */
export function without(mind: Mind, gone: Figure): Mind {
  return {
    ...mind,
    out: outlookWithout(mind.view, mind.out, gone),
    foes: mind.foes.filter(({ figure }) => figure !== gone),
    stood: new Array(CELLS),
  }
}

/** Beyond this a way is as good as endless. */
const LONG = 30

/** What an enemy less is worth on the way that is left. */
export function lessBy(out: Outlook, { hero }: View): number {
  return WORTH.mpByEnemy * Math.min(out.left(hero), LONG)
}

function fetchesOf(view: View, out: Outlook, drops: readonly Drop[]): Fetch[] {
  const gain = lessBy(out, view)
  const fetches: Fetch[] = []
  const go = (worth: number, cell: Cell): void => {
    if (worth > 0) fetches.push({ worth, costs: costsTo(view.surface, cell, true), left: out.left(cell) })
  }
  const asBait = drops.length > 0 ? WORTH.bait * gain : 0
  for (const tile of view.tiles) go(fetchWorth(view, tile, asBait), tile.cell)
  for (const drop of drops) go(ambushWorth(view, drop, gain), drop.from)
  return fetches
}

/** Going to a place from which a crate can be dropped on an enemy. */
function ambushWorth(view: View, { below }: Drop, gain: number): number {
  let worth = 0
  for (const { cell, figure } of view.enemies) {
    if (below.includes(cell)) worth += gain * (kindOf(figure) === 'heavy' ? WORTH.ambush : WORTH.ambushQuick)
  }
  return worth
}

/** A treat, or a ball for empty hands while there is somebody to lure. */
function fetchWorth(view: View, tile: Tile, asBait: number): number {
  if (!isUncovered(view, tile)) return 0
  if (tile.kind === 'treat') return WORTH.treat
  return tile.kind === 'ball' && isFree(view) && view.enemies.length > 0 ? WORTH.ball + asBait : 0
}

/** Whether the Hero has a hand for a ball. */
export function isFree({ held, locked }: View): boolean {
  return held === 'nothing' || (held === 'key' && !locked)
}

function mpWorth(view: View, out: Outlook, spawns: boolean): number {
  const turnsLeft = view.options.turnLimit - view.turn
  const needed = Math.ceil(Math.min(out.left(view.hero), 99) / 6)
  if (turnsLeft <= needed + 3) return WORTH.mpLate
  const calm = WORTH.mp + WORTH.mpByEnemy * view.enemies.length + (spawns ? WORTH.mpBySpawns : 0)
  return calm * (1 + view.turn / WORTH.late)
}

/** What it is worth to be on a cell when the turn ends, enemies left out of it. */
export function standing(mind: Mind, cell: Cell): number {
  mind.stood[cell] ??= standingOn(mind, cell)
  return mind.stood[cell]
}

function standingOn({ out, mp, fetches }: Mind, cell: Cell): number {
  const left = out.left(cell)
  let best = left === FAR ? WORTH.lost : -mp * left
  for (let i = 0; i < fetches.length; i++) {
    const { worth, costs, left: after } = fetches[i] as Fetch
    const there = costs[cell] as number
    // A treat is eaten by coming there, and is counted then.
    if (there === FAR || after === FAR || (there === 0 && worth === WORTH.treat)) continue
    best = Math.max(best, worth - mp * (there + after))
  }
  return best
}

/** What may be lost on a cell in the next GM turn to these foes, by default to all. */
export function danger({ view, spawns, foes: all }: Mind, cell: Cell, foes: readonly Menace[] = all, died = 0): number {
  return courage(view) * dread(expectedDanger(view, foes, spawns, cell, view.died + died), view.treats)
}

/** Running out of time is as bad as death: the later the turn, the less danger counts. */
function courage({ turn, options }: View): number {
  return Math.max(0.2, 1 - (WORTH.haste * turn) / options.turnLimit)
}
