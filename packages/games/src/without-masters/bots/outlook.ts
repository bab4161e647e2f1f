import type { Cell } from '../content/cells.ts'
import type { Figure } from '../content/units.ts'
import { costsAround, costsTo } from '../rules/05-the-hero-moves/costs.ts'
import { FAR } from '../rules/05-the-hero-moves/reach.ts'
import type { Crate, Heights } from '../state/terrain.ts'
import { findUncovered } from '../state/tiles.ts'
import type { View } from '../state/view.ts'
import { firstPush, type NextPush } from './first-push.ts'
import { keyOf, positionOf } from './shoves.ts'

/** How far it is to the end of the setup. */
export interface Outlook {
  /** In mp from each cell, by steps and, if the way needs it, by way of the next push; FAR where neither leads on. */
  readonly left: (cell: Cell) => number
  /** The next push that the way needs, if it needs one before anything else. */
  readonly push: NextPush | undefined
}

/** What a way costs beyond what can be seen now: pushes that come after the key. */
const UNKNOWN_REST = 20

/** The cost of an enemy that no way leads around: it may move away, or has to be fought. */
const BARRED = 8

/** Where the way leads first, and what is left to do from there. */
interface Leg {
  readonly goal: Cell
  readonly rest: number
  readonly push: NextPush | undefined
}

/** The way past all enemies. */
export function outlook(view: View): Outlook {
  const leg = nextLeg(view)
  return leg === undefined ? { left: () => FAR, push: undefined } : around(view, leg)
}

/** The way if one of the enemies were gone. */
export function outlookWithout(view: View, { push }: Outlook, gone: Figure): Outlook {
  const leg = push === undefined ? nextLeg(view) : { goal: push.from, rest: push.rest, push }
  return leg === undefined ? { left: () => FAR, push } : around(view, leg, gone)
}

function around({ surface, enemies }: View, { goal, rest, push }: Leg, gone?: Figure): Outlook {
  const free = costsTo(surface, goal, true)
  const taken: Cell[] = []
  for (const { cell, figure } of enemies) if (figure !== gone) taken.push(cell)
  const isShut = taken.includes(goal)
  const passing = taken.length === 0 || isShut ? free : costsPast(surface, goal, taken)
  const shut = isShut ? BARRED : 0
  const left = (cell: Cell): number => {
    const cost = Math.min((passing[cell] as number) + shut, (free[cell] as number) + BARRED)
    return cost >= FAR ? FAR : cost + rest
  }
  return { left, push }
}

interface Passing {
  readonly goal: Cell
  readonly taken: readonly Cell[]
  readonly costs: Uint16Array
}

/** The last ways past enemies on each surface: none of them moves while the Hero does. */
const PASSING = new WeakMap<Heights, Passing[]>()
const MOST_PASSING = 8

function costsPast(surface: Heights, goal: Cell, taken: readonly Cell[]): Uint16Array {
  const recent = PASSING.get(surface) ?? []
  for (const each of recent) {
    if (each.goal === goal && areSame(each.taken, taken)) return each.costs
  }
  const costs = costsAround(surface, goal, true, taken)
  if (recent.length === MOST_PASSING) recent.shift()
  recent.push({ goal, taken, costs })
  PASSING.set(surface, recent)
  return costs
}

function areSame(a: readonly Cell[], b: readonly Cell[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

function nextLeg(view: View): Leg | undefined {
  const needsKey = view.locked && view.held !== 'key'
  const goal = needsKey ? keyCell(view) : view.end
  if (goal !== undefined && costsTo(view.surface, goal, true)[view.hero] !== FAR) {
    const rest = needsKey ? (costsTo(view.surface, view.end, true)[goal] as number) : 0
    return { goal, rest: rest === FAR ? UNKNOWN_REST : rest, push: undefined }
  }
  const push = nextPush(view)
  return push === undefined ? undefined : { goal: push.from, rest: push.rest, push }
}

function keyCell(view: View): Cell | undefined {
  const key = keyOf(view.tiles)
  return key !== undefined && findUncovered(view, 'key', key.cell) >= 0 ? key.cell : undefined
}

interface Known extends NextPush {
  readonly withKey: boolean
}

/** Pushes that were found for these crates, which hold until a crate moves. */
const KNOWN = new WeakMap<readonly Crate[], Known[]>()

/** Positions from which none was found for these crates: a search in vain takes the longest. */
const IN_VAIN = new WeakMap<readonly Crate[], Set<number>>()

function nextPush(view: View): NextPush | undefined {
  const withKey = view.held === 'key'
  const known = KNOWN.get(view.crates) ?? []
  KNOWN.set(view.crates, known)
  for (const each of known) {
    if (each.withKey === withKey && costsTo(view.surface, each.from, true)[view.hero] !== FAR) return each
  }
  const position = positionOf(view, view.hero)
  const inVain = IN_VAIN.get(view.crates) ?? new Set<number>()
  if (inVain.has(position)) return undefined
  const push = firstPush(view)
  if (push === undefined) {
    IN_VAIN.set(view.crates, inVain.add(position))
    return undefined
  }
  const found = { ...push, withKey }
  known.push(found)
  return found
}
