import { HEROES } from '../../content/heroes.ts'
import { enemyOn } from '../../state/figures.ts'
import type { Space } from '../../state/spaces.ts'
import type { EnemyRef } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import { adjacent, areAdjacent, type Terrain, terrainOf } from '../04-adjacency/terrain.ts'

type EnemyView = View['enemies'][number]

/** PL-1.9: the directions in the reading order of the adjacent Spaces. */
const READING_WAYS = [0, 3, 1, 2] as const

/** PL-6.1, PL-9.5: the Enemies adjacent to a Space, in reading order. */
export function enemiesAround<E extends EnemyView>(map: Terrain, enemies: readonly E[], space: Space): E[] {
  const around: E[] = []
  for (let i = 0; i < READING_WAYS.length; i++) {
    const next = adjacent(map, space, READING_WAYS[i] as number)
    const enemy = next < 0 ? undefined : enemyOn(enemies, next)
    if (enemy !== undefined) around.push(enemy)
  }
  return around
}

/** The Spaces of this Enemy's zone of control: a Hero that leaves one of them provokes it. */
export function zoneOf(w: View, enemy: EnemyView): Space[] {
  const map = terrainOf(w.levels)
  return [0, 1, 2, 3].map(way => adjacent(map, enemy.space, way)).filter(space => space >= 0)
}

/**
 * PL-9.5, PL-9.6: the Enemies that Attack the Active Hero for a step from one Space to another. PL-15.7, PL-15.8: so
 * does an Enemy that is pushed at the end of a passage. PL-9.14: the pushed Enemy Attacks unless Squelch or Shoulder
 * forbids it.
 */
export function provoked(w: View, seat: number, from: Space, to: Space): EnemyView[] {
  if (w.turn.ghost) return []
  const map = terrainOf(w.levels)
  const pushed = enemyOn(w.enemies, to)
  const found = enemiesAround(map, w.enemies, from)
  if (pushed !== undefined && !areAdjacent(map, from, to)) found.unshift(pushed)
  return pushed !== undefined && isGentle(w, seat, pushed) ? found.filter(enemy => enemy !== pushed) : found
}

/** Whether a pushed Enemy does not Attack: a Slime never does, and nobody Attacks Avys for a push. */
export function isGentle(w: View, seat: number, pushed: EnemyRef): boolean {
  const hero = w.players[seat]?.hero
  return pushed.kind === 'slime' || (hero !== undefined && hero !== 'none' && HEROES[hero].ability === 'Shoulder')
}

/** Ents that Attack a Hero for Moving onto this Space. */
export function rootsAround<E extends EnemyView>(map: Terrain, enemies: readonly E[], space: Space): E[] {
  return enemiesAround(map, enemies, space).filter(({ kind }) => kind === 'ent')
}

/**
 * The Ents that will Attack for a Move onto this Space. An Ent that stands there now is among them: it is pushed to an
 * adjacent Space (PL-9.13).
 */
export function rootsAt(w: View, seat: number, space: Space): EnemyView[] {
  const pushed = enemyOn(w.enemies, space)
  const around = rootsAround(terrainOf(w.levels), w.enemies, space)
  return pushed?.kind === 'ent' && !isGentle(w, seat, pushed) ? [...around, pushed] : around
}
