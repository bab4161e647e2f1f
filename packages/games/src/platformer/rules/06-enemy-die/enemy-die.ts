import type { Step, Table } from '@undercroft/kernel'
import { inForce } from '../../state/cards.ts'
import { isOccupied, isOnMap } from '../../state/figures.ts'
import type { FrameOf } from '../../state/frames.ts'
import { columnOf, WAYS } from '../../state/spaces.ts'
import { type Enemy, type Platformer, playerOf, type State, turnOrder } from '../../state/state.ts'
import { adjacent, type Terrain, terrainOf } from '../04-adjacency/terrain.ts'
import { enemiesAround } from '../09-movement/provoked.ts'
import { attackHero } from '../12-wounds-faint-spawn/enemy-attacks.ts'
import type { Rule } from '../rulebook.ts'

/**
 * PL-6.1, PL-6.9, PL-16.9: Heroes are Attacked in turn order, each by adjacent Enemies in reading order until it
 * Faints.
 */
export function allAttack(s: State, by: Rule, t: Table<Platformer>, joins = (_: Enemy) => true): void {
  for (const seat of turnOrder(s)) {
    const player = playerOf(s, seat)
    if (!isOnMap(player)) continue
    for (const enemy of enemiesAround(terrainOf(s.levels), s.enemies, player.space)) {
      if (isOnMap(player) && joins(enemy)) attackHero(s, enemy, seat, by, t)
    }
  }
}

/** PL-5.7, PL-6.3: the Enemy die works on every revealed Level, on both sides of the seal. Frenzy does it twice. */
export const enemyDie: Step<Platformer, FrameOf<'enemyDie'>> = {
  run(s, t) {
    s.turn.step = 4
    const face = s.turn.enemyDie
    if (face === 'none') return
    const times = inForce(s, 'EV06') ? 2 : 1
    for (let i = 0; i < times && s.outcome === undefined; i++) {
      t.tell({ what: 'enemyDie', face, by: face === 'attack' ? 'PL-6.1' : 'PL-6.2' })
      if (face === 'attack') allAttack(s, 'PL-6.1', t)
      else moveAll(s, face, t)
    }
  },
}

/**
 * PL-6.7, PL-6.8: all Enemies move at once, for which they are taken from the leading side on. PL-6.10: nothing else
 * comes of it.
 */
function moveAll(s: State, face: 'left' | 'right', t: Table<Platformer>): void {
  const map = terrainOf(s.levels)
  const ahead = face === 'left' ? 1 : -1
  const order = s.enemies.slice().sort((a, b) => ahead * (columnOf(a.space) - columnOf(b.space)))
  for (const enemy of order) {
    const to = adjacent(map, enemy.space, WAYS.indexOf(face))
    if (!mayGo(s, map, enemy, to)) continue
    const from = enemy.space
    enemy.space = to
    t.tell({ what: 'enemyMoved', enemy: { kind: enemy.kind, token: enemy.token }, from, to, by: 'PL-6.2' })
  }
}

/** PL-6.4, PL-6.5, PL-6.6: nothing may be in the way, and the Space must have a Platform under it, except for Bats. */
function mayGo(s: State, map: Terrain, { kind }: Enemy, to: number): boolean {
  return to >= 0 && (map.solid[to] === 1 || kind === 'bat') && !isOccupied(s, to)
}
