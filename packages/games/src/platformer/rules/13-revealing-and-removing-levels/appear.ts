import type { Table } from '@undercroft/kernel'
import type { EnemyKind } from '../../content/enemies.ts'
import { contentOf } from '../../state/content.ts'
import type { Space } from '../../state/spaces.ts'
import type { Platformer, State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/** Puts a token of the kind on a Space, if one is left in the box. */
export function putEnemy(s: State, kind: EnemyKind, space: Space, by: Rule, t: Table<Platformer>): void {
  let token = 1
  while (s.enemies.some(enemy => enemy.kind === kind && enemy.token === token)) token++
  if (token > contentOf(s).box.enemyTokens) return
  s.enemies.push({ kind, token, space })
  t.uses(kind)
  t.tell({ what: 'appeared', enemy: { kind, token }, space, by })
}
