import type { Table } from '@undercroft/kernel'
import { contentOf } from '../../state/content.ts'
import type { Space } from '../../state/spaces.ts'
import type { Platformer, State } from '../../state/state.ts'
import { terrainOf } from '../04-adjacency/terrain.ts'
import { putEnemy } from '../13-revealing-and-removing-levels/appear.ts'
import { summon } from '../16-the-boss-turn/summon.ts'

/** PL-15.2, PL-15.3: carries out the Setup on the Boss sheet. PL-2.7: each Boss has its own tokens. */
export function settleBoss(s: State, t: Table<Platformer>): void {
  const map = terrainOf(s.levels)
  const space = map.bossSpawns[t.pick(map.bossSpawns.length, 'Boss Spawn Space')] as Space
  t.reveal('PL-15.3', 'all', space)
  putEnemy(s, s.boss, space, 'PL-15.3', t)
  s.icons = map.icons.slice(0, contentOf(s).box.bossTokens)
  if (s.boss === 'medusa') summon(s, t)
}
