import { enemyOn, isOccupied } from '../../state/figures.ts'
import { beside, NOWHERE, type Space, WAYS, type Way } from '../../state/spaces.ts'
import type { View } from '../../state/view.ts'
import { adjacent, isBossLevel, onMap, terrainOf } from '../04-adjacency/terrain.ts'
import type { Rule } from '../rulebook.ts'
import { edgeBroken, leadsUp } from './steps.ts'

/** PL-9.21 to PL-9.24: the rule that forbids moving an Enemy in this direction. */
export function dragBroken(w: View, space: Space, way: Way): Rule | undefined {
  const map = terrainOf(w.levels)
  const to = adjacent(map, space, WAYS.indexOf(way))
  if (to !== NOWHERE) return isOccupied(w, to) ? 'PL-9.22' : undefined
  const crosses = way === 'up' ? leadsUp(map, space) : way === 'down' && map.floors[space] === '^'
  return crosses && onMap(map, beside(space, way)) ? 'PL-9.24' : edgeBroken(map, space, way)
}

/** The rule that forbids choosing the Enemy on a Space. PL-15.12: a claw does not work across the seal. */
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

/** The rule that forbids any claw: there must be an Enemy that it can move. */
export function clawBroken(w: View): Rule | undefined {
  if (canDragAny(w)) return undefined
  const map = terrainOf(w.levels)
  const hero = w.players[w.active]?.space ?? NOWHERE
  const beyond = w.enemies.some(({ space }) => isBossLevel(map, space) !== isBossLevel(map, hero))
  return beyond ? 'PL-15.12' : 'PL-9.21'
}

/** The Spaces of Enemies that a claw could move. */
export const draggable = (w: View): Space[] =>
  w.enemies.map(({ space }) => space).filter(space => beastBroken(w, space) === undefined)
