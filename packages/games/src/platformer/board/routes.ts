import { BOSSES } from '../content/bosses.ts'
import { nextSteps } from '../rules/09-movement/steps.ts'
import { stepToll, type Toll, tollOf } from '../rules/09-movement/toll.ts'
import { type Fall, falls } from '../rules/10-gravity/falls.ts'
import { isOccupied } from '../state/figures.ts'
import { beside, NOWHERE, type Space, WAYS, type Way } from '../state/spaces.ts'
import type { View } from '../state/view.ts'

/** A way from the Active Hero's Space: the steps, the Spaces they lead to, and the Hearts they would cost. */
export interface Route extends Toll {
  readonly ways: readonly Way[]
  readonly spaces: readonly Space[]
}

/**
 * The shortest way to each Space, and of equal ones the one that costs the fewest Hearts. A way may push somebody only
 * at its end.
 */
export function routesWithin(view: View, most: number): ReadonlyMap<Space, Route> {
  const found = new Map<Space, Route>()
  const start = view.players[view.active]?.space ?? NOWHERE
  if (start === NOWHERE) return found
  let edge: [Space, Route][] = [[start, { ways: [], spaces: [], ...tollOf(view) }]]
  for (let step = 0; step < most; step++) {
    const next = new Map<Space, Route>()
    for (const [from, route] of edge) {
      for (const made of nextSteps(view, from, false)) {
        const { to } = made
        const way = WAYS.find(each => beside(from, each) === to)
        if (way === undefined || to === start || found.has(to)) continue
        const toll = stepToll(view, route, from, made)
        const other = next.get(to)
        if (other !== undefined && !isLess(toll, other)) continue
        next.set(to, { ...toll, ways: [...route.ways, way], spaces: [...route.spaces, to] })
      }
    }
    for (const [space, route] of next) found.set(space, route)
    edge = [...next].filter(([space]) => !isOccupied(view, space))
  }
  return found
}

/** Whether a way costs fewer Wounds, or as many but leaves the Shield. */
const isLess = (a: Toll, b: Toll): boolean => a.wounds < b.wounds || (a.wounds === b.wounds && a.shield && !b.shield)

/**
 * The fall of the Hero from the end of a way, with the Hearts and tokens that it would have left, if nobody else moved.
 */
export function fallAfter(view: View, seat: number, { spaces, hearts, wounds, icon }: Route): Fall | undefined {
  const space = spaces.at(-1) ?? NOWHERE
  const token = BOSSES[view.boss].icon
  const took =
    view.players[seat]?.tokens.includes(token) === true ? NOWHERE : spaces.find(each => view.icons.includes(each))
  const players = view.players.map((player, i) =>
    i === seat
      ? {
          ...player,
          space,
          hearts: hearts - wounds,
          tokens: icon ? [...new Set([...player.tokens, token])] : player.tokens,
        }
      : player,
  )
  const icons = view.icons.filter(each => each !== took)
  const fallen = falls({ ...view, players, icons }, 'step', 0)
  return fallen.find(({ figure }) => figure.who === 'hero' && figure.seat === seat)
}
