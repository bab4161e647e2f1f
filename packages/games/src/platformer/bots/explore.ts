import { onMap, type Terrain, terrainOf } from '../rules/04-adjacency/terrain.ts'
import { hasItem } from '../state/cards.ts'
import { contentOf } from '../state/content.ts'
import { COLUMNS, NOWHERE, type Space, WAYS } from '../state/spaces.ts'
import type { PlayerView, View } from '../state/view.ts'
import type { Spending } from './means.ts'
import type { Prices } from './prices.ts'

/** What the Map looks like to one Hero, computed once for a plan. */
export interface Land {
  readonly map: Terrain
  /** The damage that a Hero takes for leaving a Space, and for arriving on it. */
  readonly leaving: Float64Array
  readonly arriving: Float64Array
  /** What lies on a Space is worth this, in points. */
  readonly finds: Float64Array
  /** 0 free, 1 a figure that can be pushed, 2 one that cannot. */
  readonly taken: Uint8Array
  /** 1 beside an Enemy that is not the Boss. */
  readonly besideEnemy: Uint8Array
  readonly trap: Uint8Array
}

/** What is surveyed for: the view of a seat, with its prices. */
interface Surveyed {
  readonly w: View
  readonly seat: number
  readonly prices: Prices
}

type Sheets = Omit<Land, 'map' | 'trap'>

// Used again for every survey, like the arrays of `explore`: new ones take longer than all that is written into them.
const SHEETS = new Map<number, Sheets>()
const FLAT = new Map<number, Uint8Array>()
let last: { readonly of: Surveyed; readonly land: Land } | undefined

/** Gives the land as this one sees it. It holds until another asks, so it is asked for anew where it is read. */
export function landFor(of: Surveyed): Land {
  if (last?.of !== of) last = { of, land: surveyLand(of) }
  return last.land
}

function surveyLand({ w, seat, prices }: Surveyed): Land {
  const map = terrainOf(w.levels)
  const sheets = clearedSheets(map.signs.length)
  const { leaving, arriving, finds, taken, besideEnemy } = sheets
  const player = w.players[seat]
  const soles = player !== undefined && hasItem(player, 'IT03')
  for (let i = 0; i < w.enemies.length; i++) {
    const { kind, space } = w.enemies[i] as View['enemies'][number]
    taken[space] = kind === 'golem' ? 2 : 1
    const { damage } = contentOf(w).enemies[kind]
    // An Ent that is pushed Attacks as well.
    if (kind === 'ent' && !w.turn.ghost) arriving[space] = (arriving[space] as number) + damage
    for (let way = 0; way < 4; way++) {
      const next = map.next[4 * space + way] ?? NOWHERE
      if (next === NOWHERE) continue
      if (kind !== w.boss) besideEnemy[next] = 1
      if (w.turn.ghost) continue
      leaving[next] = (leaving[next] as number) + damage
      if (kind === 'ent') arriving[next] = (arriving[next] as number) + damage
    }
  }
  for (let other = 0; other < w.players.length; other++) {
    const space = (w.players[other] as PlayerView).space
    if (space !== NOWHERE && other !== seat) taken[space] = 1
  }
  for (const space of w.coins) finds[space] = prices.coin
  for (const space of w.gems) finds[space] = prices.gem
  const hasIcon = player?.tokens.some(token => token === 'mirror' || token === 'shard') === true
  for (const space of w.icons) finds[space] = hasIcon ? -prices.wound : prices.icon
  return { map, ...sheets, trap: soles ? flatOf(map.signs.length) : map.traps }
}

function clearedSheets(size: number): Sheets {
  let sheets = SHEETS.get(size)
  if (sheets === undefined) {
    const numbers = () => new Float64Array(size)
    const [taken, besideEnemy] = [new Uint8Array(size), new Uint8Array(size)]
    sheets = { leaving: numbers(), arriving: numbers(), finds: numbers(), taken, besideEnemy }
    SHEETS.set(size, sheets)
    return sheets
  }
  sheets.leaving.fill(0)
  sheets.arriving.fill(0)
  sheets.finds.fill(0)
  sheets.taken.fill(0)
  sheets.besideEnemy.fill(0)
  return sheets
}

/** A Map without Traps. */
function flatOf(size: number): Uint8Array {
  const flat = FLAT.get(size) ?? new Uint8Array(size)
  FLAT.set(size, flat)
  return flat
}

/**
 * For each number of steps and each Space, the most that a way there brings, and the Space before it. The next call of
 * `explore` writes it anew: read it before.
 */
export interface Explored {
  readonly score: Float64Array[]
  readonly from: Int16Array[]
  readonly wounds: Int8Array[]
}

// Used again in every call: a plan is made for every answer, and its arrays are as large as the Map, for each step.
const FOUND: Explored = { score: [], from: [], wounds: [] }

const NEVER = Number.NEGATIVE_INFINITY

export function explore(
  land: Land,
  start: Space,
  hearts: number,
  steps: readonly Spending[],
  prices: Prices,
): Explored {
  const found = cleared(steps.length, land.map.signs.length)
  ;(found.score[0] as Float64Array)[start] = 0
  for (let n = 0; n < steps.length; n++) {
    const now = found.score[n] as Float64Array
    for (let space = land.map.start; space < land.map.end; space++) {
      if ((now[space] as number) > NEVER) spread(land, found, n, space, hearts, steps[n]?.portal === true, prices)
    }
  }
  return found
}

/** A Space is read only where its score was written, so that nothing but scores and the first wounds is cleared. */
function cleared(steps: number, size: number): Explored {
  for (let n = 0; n <= steps; n++) {
    if (FOUND.score[n]?.length !== size) {
      FOUND.score[n] = new Float64Array(size)
      FOUND.from[n] = new Int16Array(size)
      FOUND.wounds[n] = new Int8Array(size)
    }
    FOUND.score[n]?.fill(NEVER)
  }
  FOUND.from[0]?.fill(NOWHERE)
  FOUND.wounds[0]?.fill(0)
  return FOUND
}

function spread(
  land: Land,
  found: Explored,
  n: number,
  at: Space,
  hearts: number,
  portal: boolean,
  prices: Prices,
): void {
  const { map } = land
  for (let way = 0; way < WAYS.length; way++) {
    let to = map.next[4 * at + way] as number
    if (to === NOWHERE && way === 0 && onMap(map, at + COLUMNS) && map.floors[at + COLUMNS] === '^') to = at + COLUMNS
    if (to !== NOWHERE) relax(land, found, n, at, to, land.leaving[at] as number, hearts, prices)
  }
  if (!portal || map.signs[at] !== 'p') return
  for (const to of map.portals) {
    if (to !== at && Math.floor(to / 32) === Math.floor(at / 32)) relax(land, found, n, at, to, 0, hearts, prices)
  }
}

function relax(
  land: Land,
  found: Explored,
  n: number,
  at: Space,
  to: Space,
  provoked: number,
  hearts: number,
  prices: Prices,
): void {
  if (land.taken[to] === 2) return
  const hurt = provoked + (land.arriving[to] as number) + (land.trap[to] as number)
  const wounds = ((found.wounds[n] as Int8Array)[at] as number) + hurt
  if (wounds >= hearts) return
  const find = land.finds[to] as number
  const gain = find === 0 || wasThere(found, n, at, to) ? 0 : find
  const push = land.taken[to] === 1 ? prices.push : 0
  const score = ((found.score[n] as Float64Array)[at] as number) + gain - push - hurt * prices.wound
  const next = found.score[n + 1] as Float64Array
  if (score <= (next[to] as number)) return
  next[to] = score
  ;(found.from[n + 1] as Int16Array)[to] = at
  ;(found.wounds[n + 1] as Int8Array)[to] = wounds
}

/** Whether the way to a Space has already led over another one. */
function wasThere(found: Explored, n: number, at: Space, to: Space): boolean {
  let space = at
  for (let k = n; k >= 0; k--) {
    if (space === to) return true
    space = (found.from[k] as Int16Array)[space] as number
  }
  return false
}

/** The first step of the way to a Space reached in n steps, or NOWHERE. */
export function firstStep(found: Explored, n: number, space: Space): Space {
  let to = space
  for (let k = n; k > 1; k--) to = (found.from[k] as Int16Array)[to] as number
  return n === 0 ? NOWHERE : to
}
