import { CELLS, type Cell, NEXT, WAY_OF, type Way } from '../content/cells.ts'
import { routeCost } from '../rules/04-access-and-opening/route.ts'
import { routeToEnd } from '../rules/12-completing-a-setup-and-the-end/prospect.ts'
import { contentOf } from '../state/content.ts'
import type { Options } from '../state/options.ts'
import { type Crate, type Heights, MOST_HEIGHT } from '../state/terrain.ts'
import type { View } from '../state/view.ts'
import { keyOf, positionOf } from './shoves.ts'

/** A push that a way to the end needs. */
export interface NextPush {
  readonly from: Cell
  readonly way: Way
  /** The mp of the rest, the push included. */
  readonly rest: number
}

interface Sought {
  readonly crates: readonly Crate[]
  readonly options: Readonly<Options>
  readonly push: NextPush | undefined
}

/**
 * What was sought on each surface: a push that the Hero has thought of before making it, and one that is made in many
 * simulated games, lead to the same position again.
 */
const SOUGHT = new WeakMap<Heights, Map<number, Sought>>()
const MOST_SOUGHT = 200

/** The first push on a route with the fewest of them; undefined if there is no route, or it needs none. */
export function firstPush(view: View): NextPush | undefined {
  const { surface, crates, options } = view
  const sought = SOUGHT.get(surface) ?? new Map<number, Sought>()
  const place = placeOf(view)
  const known = sought.get(place)
  if (known !== undefined && known.options === options && areSame(known.crates, crates)) return known.push
  const push = seek(view)
  if (sought.size >= MOST_SOUGHT) sought.clear()
  SOUGHT.set(surface, sought.set(place, { crates, options, push }))
  return push
}

/** One number for everything but the crates and the options. */
function placeOf(view: View): number {
  const level = keyOf(view.tiles)?.level ?? 0
  return (positionOf(view, view.hero) * MOST_HEIGHT + level) * (CELLS + 1) + view.end
}

/** The same crates on the same ground have the same surface, but other crates may have it too. */
function areSame(some: readonly Crate[], others: readonly Crate[]): boolean {
  if (some === others) return true
  if (some.length !== others.length) return false
  for (let i = 0; i < some.length; i++) {
    const a = some[i] as Crate
    const b = others[i] as Crate
    if (a.kind !== b.kind || a.cell !== b.cell || a.bottom !== b.bottom) return false
  }
  return true
}

function seek(view: View): NextPush | undefined {
  const route = routeToEnd(view, view.options)
  const index = route?.findIndex(({ how }) => how === 'push') ?? -1
  const step = route?.[index]
  if (route === undefined || step === undefined) return undefined
  const way = WAY_OF[step.way]
  return {
    from: NEXT[step.to * 4 + (way ^ 2)] as Cell,
    way,
    rest: routeCost(route.slice(index), contentOf(view).hero.push),
  }
}
