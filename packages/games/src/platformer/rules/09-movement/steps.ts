import { enemyOn, heroOn, isOccupied } from '../../state/figures.ts'
import type { MoveHow } from '../../state/frames.ts'
import { beside, COLUMNS, levelOf, NOWHERE, type Space, WAYS, type Way } from '../../state/spaces.ts'
import { NOBODY } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import { adjacent, areAdjacent, isBossLevel, onMap, type Terrain, terrainOf } from '../04-adjacency/terrain.ts'
import type { Rule } from '../rulebook.ts'

/** Where a step leads, and how. */
export interface StepTo {
  readonly to: Space
  readonly how: MoveHow
}

/**
 * PL-9.1, PL-9.2: a step leads to an adjacent Space, up without a Ladder too. PL-15.5, PL-15.6: it may lead up through
 * a one-way passage. Otherwise gives the rule that forbids it.
 */
export function stepFrom(map: Terrain, from: Space, way: Way): StepTo | Rule {
  const to = adjacent(map, from, WAYS.indexOf(way))
  if (to !== NOWHERE) return { to, how: 'step' }
  if (way === 'up' && leadsUp(map, from)) return { to: from + COLUMNS, how: 'passage' }
  return edgeBroken(map, from, way)
}

export const leadsUp = (map: Terrain, from: Space): boolean =>
  onMap(map, from + COLUMNS) && map.floors[from + COLUMNS] === '^'

/** PL-3.4 to PL-3.6: the rule by what is in the way. */
export function edgeBroken(map: Terrain, from: Space, way: Way): Rule {
  const to = beside(from, way)
  if (way === 'down' && isBossLevel(map, from) && map.floors[from] === '^') return 'PL-15.5'
  if (to === NOWHERE || !onMap(map, to)) return 'PL-3.6'
  return way === 'left' || way === 'right' ? 'PL-3.4' : 'PL-3.5'
}

/** PL-9.11 to PL-9.13, PL-15.8: where the figure on a Space can be pushed to by a Hero that comes from another one. */
export function pushTargets(w: View, to: Space, from: Space): Space[] {
  const map = terrainOf(w.levels)
  const found: Space[] = []
  for (let way = 0; way < 4; way++) {
    const space = adjacent(map, to, way)
    if (space !== NOWHERE && (space === from || !isOccupied(w, space))) found.push(space)
  }
  return found
}

/**
 * PL-9.13: the rule that forbids pushing a figure to a Space. PL-15.8: a Hero that enters the Boss Level pushes nobody
 * below it. PL-20.4: terrain in between is checked before who stands there.
 */
export function pushBroken(w: View, to: Space, how: MoveHow, space: Space): Rule {
  const map = terrainOf(w.levels)
  const from = w.players[w.active]?.space ?? NOWHERE
  if (!onMap(map, space)) return 'PL-3.6'
  if (how === 'passage' && !isBossLevel(map, space)) return 'PL-15.8'
  if (areAdjacent(map, to, space)) return 'PL-9.12'
  const way = WAYS.find(each => beside(to, each) === space)
  return way === undefined || space === from ? 'PL-9.13' : edgeBroken(map, to, way)
}

/** The rule that forbids entering a Space because of who stands there. PL-9.16: a Golem cannot be Pushed. */
export function arrivalBroken(w: View, to: Space, from: Space): Rule | undefined {
  const enemy = enemyOn(w.enemies, to)
  if (enemy === undefined && heroOn(w.players, to) === NOBODY) return undefined
  if (enemy?.kind === 'golem') return 'PL-9.16'
  return pushTargets(w, to, from).length === 0 ? 'PL-9.13' : undefined
}

/** The rule that forbids a step of the Active Hero. */
export function stepBroken(w: View, way: Way): Rule | undefined {
  const from = w.players[w.active]?.space ?? NOWHERE
  const step = stepFrom(terrainOf(w.levels), from, way)
  return typeof step === 'string' ? step : arrivalBroken(w, step.to, from)
}

/** PL-9.18: from a Portal, the other Portals of the same Level; from any other Space, none. */
export function portalTargets(w: View, from: Space = w.players[w.active]?.space ?? NOWHERE): Space[] {
  const map = terrainOf(w.levels)
  if (map.signs[from] !== 'p') return []
  return map.portals.filter(space => space !== from && levelOf(space) === levelOf(from))
}

/** PL-9.3: a Move must make one step, so that one must be possible. */
export function canStep(w: View, portal: boolean): boolean {
  for (let i = 0; i < WAYS.length; i++) if (stepBroken(w, WAYS[i] as Way) === undefined) return true
  if (!portal) return false
  const from = w.players[w.active]?.space ?? NOWHERE
  return portalTargets(w).some(space => arrivalBroken(w, space, from) === undefined)
}

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
