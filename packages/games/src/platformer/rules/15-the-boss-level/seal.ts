import type { Table } from '@undercroft/kernel'
import type { Space } from '../../state/spaces.ts'
import type { Platformer, State } from '../../state/state.ts'
import { isBossLevel, type Terrain } from '../04-adjacency/terrain.ts'
import { removeLevel } from '../13-revealing-and-removing-levels/remove.ts'

/** PL-15.10, PL-15.11: when every Hero has entered the Boss Level, the other Levels leave the game. */
export function sealTower(s: State, t: Table<Platformer>): void {
  if (!s.players.every(player => player.entered)) return
  const boss = s.levels.length - 1
  if (s.levels.some((level, index) => index < boss && level.status === 'up')) t.tell({ what: 'sealed', by: 'PL-15.10' })
  for (let index = 0; index < boss; index++) {
    if (s.levels[index]?.status === 'up') removeLevel(s, index, 'PL-15.10', t)
  }
}

/** PL-15.12: whether both Spaces are on the same side of the seal. */
export const sameSide = (map: Terrain, a: Space, b: Space): boolean => isBossLevel(map, a) === isBossLevel(map, b)
