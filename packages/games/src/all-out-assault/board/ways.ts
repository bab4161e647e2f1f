import type { OpenAsk } from '@undercroft/kernel'
import type { Board } from '../content/boards.ts'
import { areAdjacent, injuryOn, pathTo } from '../rules/04-movement/paths.ts'
import { type ClosedBy, closedAt } from '../rules/05-modifiers/closed.ts'
import { boardOf } from '../state/content.ts'
import { isFrail } from '../state/sheet.ts'
import { type AllOutAssault, NONE, ownerOf, type PawnId, pawnOn } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { EVERY_PAWN } from './pieces.ts'

/** A way that the active pawn may take, as it is shown before it is taken. */
export interface Way {
  readonly to: number
  readonly path: readonly number[]
  readonly steps: number
  /** What Injury on the way does to the pawn: nothing said if there is none, unknown to those who do not see its sheet. */
  readonly peril: 'hurts' | 'safe' | 'unknown' | undefined
  /** The rule that closes the modifier at its end to this pawn, if one does. */
  readonly closed: ClosedBy | undefined
  /** The opposing pawns that could be attacked from its end. */
  readonly attacks: readonly PawnId[]
}

export function wayAlong(view: View, path: readonly number[]): Way {
  const board = boardOf(view)
  const sheet = view.pawns[view.active]?.secret?.stats
  const entered = injuryOn(board, path) !== undefined
  const peril = !entered ? undefined : sheet === undefined ? 'unknown' : isFrail(sheet) ? 'hurts' : 'safe'
  const to = path.at(-1) ?? NONE
  const attacks = EVERY_PAWN.filter(pawn => {
    const tile = view.pawns[pawn]?.tile ?? NONE
    return ownerOf(pawn) !== ownerOf(view.active) && tile !== NONE && areAdjacent(board, to, tile)
  })
  return { to, path, steps: path.length - 1, peril, closed: closedAt(view, to), attacks }
}

/** By tile, every way that is offered. */
export function waysOf(ask: OpenAsk<AllOutAssault> | undefined, view: View): ReadonlyMap<number, Way> {
  const ways = new Map<number, Way>()
  const from = view.pawns[view.active]?.tile ?? NONE
  if (ask === undefined || from === NONE) return ways
  for (const choice of ask.options) {
    if (choice[0] !== 'move') continue
    const path = pathTo(boardOf(view), view.pawns, from, choice[1], view.roll)
    if (path !== undefined) ways.set(choice[1], wayAlong(view, path))
  }
  return ways
}

/** A drawn way with one more step; one step back takes the last away; nothing if no pawn may go there. */
export function drawn(view: View, path: readonly number[], tile: number): readonly number[] | undefined {
  const board: Board = boardOf(view)
  if (path.at(-2) === tile) return path.slice(0, -1)
  const last = path.at(-1) ?? NONE
  const free = !path.includes(tile) && pawnOn(view.pawns, tile) === NONE
  return areAdjacent(board, last, tile) && free && path.length <= view.roll ? [...path, tile] : undefined
}

/** What is said of a way: "3 of 5 steps, through Injury: would hurt". */
export function sayWay(way: Way, roll: number): string {
  const steps = way.steps === 0 ? 'no step' : `${way.steps} of ${roll} ${roll === 1 ? 'step' : 'steps'}`
  if (way.peril === undefined) return steps
  const says = { hurts: 'would hurt', safe: 'safe for this pawn', unknown: 'may hurt' }[way.peril]
  return `${steps}, through Injury: ${says}`
}
