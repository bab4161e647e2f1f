import { beside, COLUMNS, distance, levelOf, NOWHERE, type Space, WAYS, type Way } from '../../state/spaces.ts'
import { enemyOn, heroOn, isOccupied, type MoveHow, NOBODY, type View } from '../../state/state.ts'
import { adjacent, areAdjacent, isBossLevel, onMap, type Terrain, terrainOf } from '../04-adjacency/terrain.ts'
import type { Rule } from '../rulebook.ts'

/** Where a step leads, and how; or the rule against it. */
export interface StepTo {
  readonly to: Space
  readonly how: MoveHow
}

/** PL-9.1, PL-9.2: to an adjacent Space, up without a Ladder too. PL-15.5, PL-15.6: or up through a one-way passage. */
export function stepFrom(map: Terrain, from: Space, way: Way): StepTo | Rule {
  const to = adjacent(map, from, WAYS.indexOf(way))
  if (to !== NOWHERE) return { to, how: 'step' }
  if (way === 'up' && leadsUp(map, from)) return { to: from + COLUMNS, how: 'passage' }
  return edgeBroken(map, from, way)
}

const leadsUp = (map: Terrain, from: Space): boolean => onMap(map, from + COLUMNS) && map.floors[from + COLUMNS] === '^'

/** PL-3.4 to PL-3.6: what is in the way. */
function edgeBroken(map: Terrain, from: Space, way: Way): Rule {
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
 * PL-9.13: the rule against pushing the figure on a Space to another one. PL-15.8: entering the Boss Level pushes nobody below it.
 * PL-20.4: what is in between comes before who stands there.
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

/** The rule against coming onto a Space because of who stands there. PL-9.16: a Golem cannot be Pushed. */
export function arrivalBroken(w: View, to: Space, from: Space): Rule | undefined {
  const enemy = enemyOn(w.enemies, to)
  if (enemy === undefined && heroOn(w.players, to) === NOBODY) return undefined
  if (enemy?.kind === 'golem') return 'PL-9.16'
  return pushTargets(w, to, from).length === 0 ? 'PL-9.13' : undefined
}

/** The rule against a step of the Active Hero. */
export function stepBroken(w: View, way: Way): Rule | undefined {
  const from = w.players[w.active]?.space ?? NOWHERE
  const step = stepFrom(terrainOf(w.levels), from, way)
  return typeof step === 'string' ? step : arrivalBroken(w, step.to, from)
}

/** PL-9.18: other Portals of the same Level, for a Hero on one: the Active one, where nobody else is meant. */
export function portalTargets(w: View, from: Space = w.players[w.active]?.space ?? NOWHERE): Space[] {
  const map = terrainOf(w.levels)
  if (map.signs[from] !== 'p') return []
  return map.portals.filter(space => space !== from && levelOf(space) === levelOf(from))
}

/** PL-9.3: a Move must make one step. */
export function canStep(w: View, portal: boolean): boolean {
  for (let i = 0; i < WAYS.length; i++) if (stepBroken(w, WAYS[i] as Way) === undefined) return true
  if (!portal) return false
  const from = w.players[w.active]?.space ?? NOWHERE
  return portalTargets(w).some(space => arrivalBroken(w, space, from) === undefined)
}

/** Grapnel: straight up, through a Platform too, onto a revealed and unoccupied Space. */
export function grapnelBroken(w: View): Rule | undefined {
  const to = (w.players[w.active]?.space ?? NOWHERE) + COLUMNS
  if (!onMap(terrainOf(w.levels), to)) return 'PL-3.6'
  return isOccupied(w, to) ? 'PL-14.7' : undefined
}

/** PL-9.21 to PL-9.24: the rule against moving an Enemy that way. */
export function dragBroken(w: View, space: Space, way: Way): Rule | undefined {
  const map = terrainOf(w.levels)
  const to = adjacent(map, space, WAYS.indexOf(way))
  if (to !== NOWHERE) return isOccupied(w, to) ? 'PL-9.22' : undefined
  const crosses = way === 'up' ? leadsUp(map, space) : way === 'down' && map.floors[space] === '^'
  return crosses && onMap(map, beside(space, way)) ? 'PL-9.24' : edgeBroken(map, space, way)
}

/** The rule against choosing the Enemy on a Space to be moved. PL-15.12: not across the seal. */
export function beastBroken(w: View, space: Space): Rule | undefined {
  const map = terrainOf(w.levels)
  const hero = w.players[w.active]?.space ?? NOWHERE
  if (enemyOn(w.enemies, space) === undefined) return 'PL-9.21'
  if (isBossLevel(map, hero) !== isBossLevel(map, space)) return 'PL-15.12'
  return WAYS.some(way => dragBroken(w, space, way) === undefined) ? undefined : 'PL-9.22'
}

export function canDragAny(w: View): boolean {
  for (let i = 0; i < w.enemies.length; i++) {
    if (beastBroken(w, w.enemies[i]?.space ?? NOWHERE) === undefined) return true
  }
  return false
}

/** The rule against a claw as such: somebody must be there to be moved. */
export function clawBroken(w: View): Rule | undefined {
  if (canDragAny(w)) return undefined
  const map = terrainOf(w.levels)
  const hero = w.players[w.active]?.space ?? NOWHERE
  const beyond = w.enemies.some(({ space }) => isBossLevel(map, space) !== isBossLevel(map, hero))
  return beyond ? 'PL-15.12' : 'PL-9.21'
}

/** PL-12.13, PL-12.14: the lowest Row that has room. PL-15.14, PL-15.15: on the Boss Level its Shops, or as near as can be. */
export function spawnSpaces(w: View, seat: number): Space[] {
  const map = terrainOf(w.levels)
  return w.players[seat]?.entered === true ? bossSpawnSpaces(w, map) : lowestFree(w, map)
}

function lowestFree(w: View, map: Terrain): Space[] {
  for (let row = map.start; row < map.end; row += COLUMNS) {
    const free: Space[] = []
    for (let space = row; space < row + COLUMNS; space++) if (!isOccupied(w, space)) free.push(space)
    if (free.length > 0) return free
  }
  return []
}

function bossSpawnSpaces(w: View, map: Terrain): Space[] {
  const free: Space[] = []
  for (let space = map.bossStart; space < map.end; space++) if (!isOccupied(w, space)) free.push(space)
  const steps = (space: Space): number => Math.min(...map.bossShops.map(shop => distance(shop, space)))
  const nearest = Math.min(...free.map(steps))
  return free.filter(space => steps(space) === nearest)
}
