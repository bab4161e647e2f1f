import type { Table } from '@undercroft/kernel'
import { areAdjacent, at } from '../../content/cells.ts'
import { type Figure, kindOf, treatsTaken } from '../../content/units.ts'
import { unitOf } from '../../state/content.ts'
import { enemyOf } from '../../state/enemies.ts'
import type { Board, Enemy, State, WithoutMasters } from '../../state/state.ts'
import { isHeldByLure } from '../09-the-tennis-ball/lure.ts'
import type { Rule } from '../rulebook.ts'

/** WM-10.6: the enemy stands beside the Hero and at the same height. */
export function standsLevel({ surface, hero }: Pick<Board, 'surface' | 'hero'>, { cell }: Readonly<Enemy>): boolean {
  return areAdjacent(hero, cell) && at(surface, hero) === at(surface, cell)
}

/** The rule that forbids an enemy to attack the Hero. */
export function strikeBroken(s: State, enemy: Enemy): Rule | undefined {
  if (enemy.attacked) return 'WM-10.7'
  if (!standsLevel(s, enemy)) return 'WM-10.6'
  return isHeldByLure(s, enemy) ? 'WM-9.5' : undefined
}

/** WM-10.7 to WM-10.9: rolls an enemy's attack and takes the treats; nobody loses more than there are (WM-8.7). */
export function strikeHero(s: State, figure: Figure, t: Table<WithoutMasters>): void {
  const enemy = enemyOf(s.enemies, figure) as Enemy
  const kind = kindOf(figure)
  enemy.attacked = true
  const loss = Math.min(s.treats, treatsTaken(unitOf(s, figure), t.roll(6, `${kind} attack`)))
  s.treats -= loss
  t.uses(`enemy.${kind}`)
  t.tell(loss === 0 ? { what: 'dodged', figure } : { what: 'struck', figure, loss, treats: s.treats })
}
