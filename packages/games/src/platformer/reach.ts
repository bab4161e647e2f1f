import { type Effect, SYMBOLS } from './content/dice.ts'
import { ENEMIES } from './content/enemies.ts'
import { trapWounds } from './gravity.ts'
import { arrivalBroken, beastBroken, portalTargets, type StepTo, stepFrom } from './moves.ts'
import { attackProposals, gemsFor } from './proposals.ts'
import { type BlowId, dieSource, forgeSource, SOURCES, type SourceId, SPECIAL_SOURCE, sourceOf } from './sources.ts'
import { NOWHERE, type Space, WAYS } from './spaces.ts'
import { enemyOn, type MoveHow, type View } from './state.ts'
import { poolOf, sourceBroken } from './symbols.ts'
import { terrainOf } from './terrain.ts'
import { provoked, rootsAround, targetBroken } from './zones.ts'

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

/** Which effects a source could have now: what one die could do. */
export function effectsOf(w: View, source: SourceId): Effect[] {
  const pool = poolOf(w.turn)
  return (['foot', 'sword', 'coin', 'claw'] as const).filter(
    effect => sourceBroken(w, pool, sourceOf(source), effect) === undefined,
  )
}

/** How the Active Hero comes to a Space in so many steps. */
export interface Reached {
  readonly space: Space
  readonly steps: number
  readonly from: Space
  readonly how: MoveHow
  /** Wounds of Attacks and Traps on the way, if nothing else changes. */
  readonly wounds: number
  /** Somebody would be Pushed on arrival. */
  readonly pushes: boolean
}

/** The Wounds that one step costs: Attacks for leaving, Roots on arrival, a Trap. */
export function stepWounds(w: View, from: Space, { to, how }: StepTo): number {
  const map = terrainOf(w.levels)
  const player = w.players[w.active]
  if (player === undefined) return 0
  const attackers =
    how === 'portal' || how === 'updraft' || w.turn.ghost
      ? []
      : [...provoked(w, w.active, from, to), ...rootsAround(map, w.enemies, to)]
  return attackers.reduce((sum, { kind }) => sum + ENEMIES[kind].damage, trapWounds(map, player, to))
}

/** Steps that a Hero on a Space could make next, Portals included if a foot makes them. */
export function nextSteps(w: View, from: Space, portal: boolean): StepTo[] {
  const map = terrainOf(w.levels)
  const found: StepTo[] = []
  for (const way of WAYS) {
    const step = stepFrom(map, from, way)
    if (typeof step !== 'string') found.push(step)
  }
  if (portal && map.signs[from] === 'p') {
    const here = w.players[w.active]?.space === from
    for (const to of here ? portalTargets(w) : map.portals.filter(space => space !== from && sameLevel(space, from))) {
      found.push({ to, how: 'portal' })
    }
  }
  return found.filter(({ to }) => arrivalBroken(w, to, from) === undefined)
}

const sameLevel = (a: Space, b: Space): boolean => Math.floor(a / 32) === Math.floor(b / 32)

/** Every Space within so many steps of the Active Hero, with the fewest steps and then the fewest Wounds. */
export function stepsWithin(w: View, most: number): Map<Space, Reached> {
  const start = w.players[w.active]?.space ?? NOWHERE
  const found = new Map<Space, Reached>()
  if (start === NOWHERE) return found
  found.set(start, { space: start, steps: 0, from: start, how: 'step', wounds: 0, pushes: false })
  let edge = [start]
  for (let steps = 1; steps <= most && edge.length > 0; steps++) {
    const reached: Space[] = []
    for (const from of edge) {
      const before = found.get(from)?.wounds ?? 0
      for (const step of nextSteps(w, from, true)) {
        const known = found.get(step.to)
        const wounds = before + stepWounds(w, from, step)
        if (known !== undefined && (known.steps < steps || known.wounds <= wounds)) continue
        if (known === undefined) reached.push(step.to)
        const pushes = enemyOn(w.enemies, step.to) !== undefined || w.players.some(({ space }) => space === step.to)
        found.set(step.to, { space: step.to, steps, from, how: step.how, wounds, pushes })
      }
    }
    edge = reached
  }
  return found
}

/** The way to a Space found by `stepsWithin`, without the start. */
export function wayTo(found: ReadonlyMap<Space, Reached>, space: Space): Reached[] {
  const way: Reached[] = []
  for (let at = found.get(space); at !== undefined && at.steps > 0; at = found.get(at.from)) way.unshift(at)
  return way
}

/** An Enemy next to the Active Hero, and the ready-made Attack on it that takes the fewest Gems. */
export interface Prey {
  readonly space: Space
  readonly proposals: readonly (readonly BlowId[])[]
  readonly cheapest: readonly BlowId[] | undefined
}

export function preyOf(w: View): Prey[] {
  return w.enemies
    .filter(({ space }) => targetBroken(w, space) === undefined)
    .map(({ kind, space }) => {
      const proposals = attackProposals(w, kind)
      const cheapest = proposals.toSorted((a, b) => gemsFor(w, a) - gemsFor(w, b) || a.length - b.length)[0]
      return { space, proposals, cheapest }
    })
}

/** The Spaces of Enemies that a claw could move. */
export const draggable = (w: View): Space[] =>
  w.enemies.map(({ space }) => space).filter(space => beastBroken(w, space) === undefined)
