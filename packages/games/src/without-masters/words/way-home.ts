import { at, type Cell } from '../content/cells.ts'
import { routeCost } from '../rules/04-access-and-opening/route.ts'
import { costsTo } from '../rules/05-the-hero-moves/costs.ts'
import { FAR } from '../rules/05-the-hero-moves/reach.ts'
import { routeToEnd } from '../rules/12-completing-a-setup-and-the-end/prospect.ts'
import { contentOf } from '../state/content.ts'
import { isUncovered } from '../state/tiles.ts'
import type { View } from '../state/view.ts'

/** How far it is from the Hero to the end tile, past nobody. */
export interface WayHome {
  /** In move points, pushes included. */
  readonly cost: number
  readonly pushes: number
}

const KNOWN = new WeakMap<View, WayHome | 'none'>()

/** The way by steps alone or, where none leads there, the one with the fewest pushes; none if no way was found. */
export function wayHome(view: View): WayHome | undefined {
  const known = KNOWN.get(view) ?? byStepsFrom(view) ?? byPushes(view) ?? 'none'
  KNOWN.set(view, known)
  return known === 'none' ? undefined : known
}

/** A locked end needs the key first (WM-12.2). */
export function needsKey({ locked, held }: Pick<View, 'locked' | 'held'>): boolean {
  return locked && held !== 'key'
}

function byStepsFrom(view: View): WayHome | undefined {
  const cost = stepsHome(view, view.hero)
  return cost === undefined ? undefined : { cost, pushes: 0 }
}

/** What steps alone cost from a cell to the end tile, by way of the key if that is needed. */
export function stepsHome(view: View, from: Cell): number | undefined {
  const key = view.tiles.find(tile => tile.kind === 'key' && isUncovered(view, tile))
  if (needsKey(view) && key === undefined) return undefined
  const goals = needsKey(view) && key !== undefined ? [key.cell, view.end] : [view.end]
  let cost = 0
  let here = from
  for (const goal of goals) {
    const leg = at(costsTo(view.surface, goal, true), here)
    if (leg === FAR) return undefined
    cost += leg
    here = goal
  }
  return cost
}

function byPushes(view: View): WayHome | undefined {
  const route = routeToEnd(view, view.options)
  if (route === undefined) return undefined
  return { cost: routeCost(route, contentOf(view).hero.push), pushes: route.filter(({ how }) => how === 'push').length }
}
