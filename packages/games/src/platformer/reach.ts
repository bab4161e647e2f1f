import { type Effect, SYMBOLS } from './content/dice.ts'
import { ENEMIES } from './content/enemies.ts'
import { trapWounds } from './gravity.ts'
import { arrivalBroken, beastBroken, portalTargets, type StepTo, stepFrom } from './moves.ts'
import { dieSource, forgeSource, SOURCES, type SourceId, SPECIAL_SOURCE, sourceOf } from './sources.ts'
import { type Space, WAYS } from './spaces.ts'
import type { View } from './state.ts'
import { poolOf, sourceBroken } from './symbols.ts'
import { terrainOf } from './terrain.ts'
import { attackWounds, earnsStoneskin, isShielded, isStoneskinned, provoked, rootsAround } from './zones.ts'

/** The cheapest first: a die that shows it, a star, the Special die, Forges, and what cards allow. */
const PREFERENCE: readonly SourceId[] = [
  ...SYMBOLS.map(dieSource).filter(source => sourceOf(source).name !== 'star'),
  dieSource('star'),
  SPECIAL_SOURCE,
  ...SYMBOLS.map(forgeSource),
  ...SOURCES.map((_, source) => source).filter(source => ['anvil', 'hammer', 'wild'].includes(sourceOf(source).kind)),
]

/** Every source that could give an effect now, the cheapest first: what lights up for a Symbol. */
export function sourcesFor(w: View, effect: Effect): SourceId[] {
  const pool = poolOf(w.turn)
  return PREFERENCE.filter(source => sourceBroken(w, pool, sourceOf(source), effect) === undefined)
}

/** The Active Hero on its way: the Wounds so far, and what softens the next ones. */
export interface Toll {
  readonly wounds: number
  readonly shield: boolean
  readonly stoneskin: boolean
}

/** Before the first step. */
export const tollOf = (w: View): Toll => ({
  wounds: 0,
  shield: isShielded(w, w.active),
  stoneskin: isStoneskinned(w, w.active),
})

/** One step further: Attacks for leaving, Roots on arrival, a Trap. */
export function stepToll(w: View, before: Toll, from: Space, { to, how }: StepTo): Toll {
  const map = terrainOf(w.levels)
  const player = w.players[w.active]
  if (player === undefined) return before
  const quiet = how === 'portal' || how === 'updraft' || w.turn.ghost
  const attackers = quiet ? [] : [...provoked(w, w.active, from, to), ...rootsAround(map, w.enemies, to)]
  const earned = w.artifacts.some(({ card }) => card === 'AR08')
  let { wounds, shield, stoneskin } = before
  for (const { kind } of attackers) {
    const blow = attackWounds(ENEMIES[kind].damage, shield, stoneskin)
    wounds += blow
    shield = false
    stoneskin ||= earned && earnsStoneskin(blow)
  }
  return { wounds: wounds + trapWounds(map, player, to), shield, stoneskin }
}

/** The Wounds that one step costs. */
export const stepWounds = (w: View, from: Space, step: StepTo): number => stepToll(w, tollOf(w), from, step).wounds

/** Steps that a Hero on a Space could make next, Portals included if a foot makes them. */
export function nextSteps(w: View, from: Space, portal: boolean): StepTo[] {
  const map = terrainOf(w.levels)
  const found: StepTo[] = []
  for (const way of WAYS) {
    const step = stepFrom(map, from, way)
    if (typeof step !== 'string') found.push(step)
  }
  if (portal) for (const to of portalTargets(w, from)) found.push({ to, how: 'portal' })
  return found.filter(({ to }) => arrivalBroken(w, to, from) === undefined)
}

/** The Spaces of Enemies that a claw could move. */
export const draggable = (w: View): Space[] =>
  w.enemies.map(({ space }) => space).filter(space => beastBroken(w, space) === undefined)
