import type { Seen } from '@undercroft/kernel'
import { boostCost, gemCost, gemsFor } from '../rules/08-gems/boosts.ts'
import { portalTargets } from '../rules/09-movement/steps.ts'
import { isFaint } from '../rules/09-movement/toll.ts'
import type { Choice } from '../state/choices.ts'
import { enemyOn } from '../state/figures.ts'
import { blowOf, boostFor, boostOf, dieSource, type SourceId } from '../state/sources.ts'
import { NOWHERE } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { placeOf, theEnemy } from '../words/places.ts'
import { dangerOf } from './danger.ts'
import { type Asked, type Deed, type Placed, sayGems } from './deed.ts'
import { facesOf, type Hand, isEmpty, raised, saySources } from './hand.ts'
import { type Route, routesWithin } from './routes.ts'
import { oneUnit, unitsFor } from './units.ts'
import { boostOffered } from './uses.ts'

/** PL-12.12: Spawns with the die in hand, or with any die, the least useful first. */
export function spawns(ask: Asked, seen: Seen<Platformer>, hand: Hand): Placed[] {
  const { view } = seen
  const [face] = facesOf(hand, view)
  const found = ask.options.flatMap((choice): Placed[] => {
    if (choice[0] !== 'spawn') return []
    const [, cost, space] = choice
    if (!isEmpty(hand) && (hand.dice.length !== 1 || cost !== face)) return []
    const text = cost === 'free' ? 'Come onto the map here, without a die' : `Come onto the map here with a ${cost} die`
    const sources = cost === 'free' || cost === 'special' ? [] : [dieSource(cost)]
    return [
      [
        space,
        { kind: 'spawn', plan: [choice], text, sources, boosts: [], gems: 0, danger: dangerOf(seen, ask.seat, choice) },
      ],
    ]
  })
  return found.sort(([, a], [, b]) => (b.sources[0] ?? 0) - (a.sources[0] ?? 0))
}

/** PL-9.1, PL-9.18: Moves to every Space that the Symbols reach, step by step. */
export function moves(ask: Asked, seen: Seen<Platformer>, hand: Hand): Placed[] {
  const { view } = seen
  const units = isEmpty(hand) ? unitsFor(ask, view, 'move') : oneUnit(ask, view, hand, 'move')
  const [cheapest] = units
  if (cheapest === undefined) return []
  const times = 1 + (isEmpty(hand) ? 0 : hand.raises)
  const most = isEmpty(hand) ? mostSteps(units.length, view.players[ask.seat]?.gems ?? 0) : times
  const steps = [...routesWithin(view, most)].flatMap(([space, route]) =>
    along(ask, view, hand, units, route).map((deed): Placed => [space, deed]),
  )
  const boost = boostOffered(ask, 'move', cheapest, times) ?? 0
  const stop: readonly Choice[] = times === 1 ? [] : [['stop']]
  const hops = portalTargets(view).map((space): Placed => {
    const plan: readonly Choice[] = [['move', cheapest, boost], ['portal', space], ...stop]
    const text = `Hop to ${placeOf(view, space)} with ${saySources([cheapest])}`
    const gems = boostCost(boostOf(boost), view.turn.prism)
    const danger = dangerOf(seen, ask.seat, ['portal', space])
    return [space, { kind: 'portal', plan, text, sources: [cheapest], boosts: [boost], gems, danger }]
  })
  return [...steps, ...hops]
}

/** With an empty hand, the cheapest way and, for a single step, every other Symbol that could make it. */
function along(ask: Asked, view: View, hand: Hand, units: readonly SourceId[], route: Route): Deed[] {
  const made = (sources: readonly SourceId[], times: readonly number[]) => walk(ask, view, sources, times, route) ?? []
  if (!isEmpty(hand)) return [made(units, [1 + hand.raises])].flat()
  const long = route.ways.length
  const used = units.slice(0, long)
  const others = long === 1 ? [...new Set(units)].filter(unit => unit !== used[0]) : []
  return [made(used, raised(used.length, long - used.length)), ...others.map(unit => made([unit], [1]))].flat()
}

/** A Move along one way with these Symbols; there is none if the Gems do not suffice. */
function walk(
  ask: Asked,
  view: View,
  sources: readonly SourceId[],
  times: readonly number[],
  route: Route,
): Deed | undefined {
  const boosts = times.map((each, i) => boostOffered(ask, 'move', sources[i], each) ?? boostFor(each))
  const blows = sources.map((source, i) => blowOf(source, boosts[i] ?? 0))
  const gems = gemsFor(view, blows)
  if (gems > (view.players[ask.seat]?.gems ?? 0)) return undefined
  let made = 0
  const plan = sources.flatMap((source, i): Choice[] => {
    const steps = route.ways.slice(made, made + (times[i] ?? 1))
    made += steps.length
    const spare: readonly Choice[] = steps.length < (times[i] ?? 1) ? [['stop']] : []
    return [['move', source, boosts[i] ?? 0], ...steps.map((way): Choice => ['step', way]), ...spare]
  })
  const whom = pushedAt(view, ask.seat, route)
  const to = placeOf(view, route.spaces.at(-1) ?? NOWHERE)
  const text = `${whom === undefined ? `Go to ${to}` : `Push ${whom} away`} with ${saySources(sources, boosts)}`
  const danger = { wounds: route.wounds, faints: isFaint(route) }
  const kind = whom === undefined ? 'move' : 'push'
  return { kind, plan, text: text + sayGems(gems), sources, boosts, gems, route, danger }
}

/** Names whoever stands at the end of the way. */
function pushedAt(view: View, seat: number, { spaces }: Route): string | undefined {
  const last = spaces.at(-1) ?? NOWHERE
  const enemy = enemyOn(view.enemies, last)
  if (enemy !== undefined) return theEnemy(enemy.kind)
  return view.players.some((each, i) => i !== seat && each.space === last) ? 'the other hero' : undefined
}

/** No way that is shown is longer than this. */
const MOST_STEPS = 8

/** The number of steps that these Symbols and Gems give. */
function mostSteps(units: number, gems: number): number {
  const costs = (steps: number) => raised(units, steps - units).reduce((sum, times) => sum + gemCost(times), 0)
  let steps = units
  while (steps < MOST_STEPS && costs(steps + 1) <= gems) steps++
  return Math.min(steps, MOST_STEPS)
}
