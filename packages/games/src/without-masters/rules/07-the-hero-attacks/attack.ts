import type { Offers, Table } from '@undercroft/kernel'
import { areAdjacent, at } from '../../content/cells.ts'
import { FIGURES, type Figure, heroDamage } from '../../content/units.ts'
import { attack } from '../../state/choices.ts'
import { contentOf, unitOf } from '../../state/content.ts'
import { enemyOf } from '../../state/enemies.ts'
import { dugInAfter } from '../../state/options.ts'
import type { Board, Enemy, State, WithoutMasters } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

type Field = Pick<Board, 'surface' | 'hero'> & Pick<State, 'options'>

/** WM-7.1, WM-7.7: the rule that forbids the Hero to attack an enemy on the board. */
export function attackBroken({ surface, hero, options }: Field, enemy: Readonly<Enemy>): Rule | undefined {
  if (!areAdjacent(hero, enemy.cell)) return 'WM-7.1'
  const apart = Math.abs(at(surface, hero) - at(surface, enemy.cell))
  if (apart === 0) return undefined
  const turns = dugInAfter(options)
  if (turns === 0 || apart > 1) return 'WM-7.1'
  return enemy.stayed >= turns ? undefined : 'WM-7.7'
}

/** WM-7.3, WM-7.5 */
export function fight(s: State, figure: Figure, t: Table<WithoutMasters>): void {
  const enemy = enemyOf(s.enemies, figure)
  if (enemy === undefined) return
  const damage = heroDamage(contentOf(s).hero, t.roll(6, 'hero attack'))
  if (damage === 0) {
    t.tell({ what: 'missed', figure })
    return
  }
  enemy.damage += damage
  t.tell({ what: 'hit', figure, damage })
  if (enemy.damage >= unitOf(s, figure).toughness) kill(s, enemy, false, t)
}

/** WM-7.6: removes an enemy at once, and counts it as dead in this turn (WM-11.4). */
export function kill(s: State, enemy: Enemy, crushed: boolean, t: Table<WithoutMasters>): void {
  s.enemies = s.enemies.filter(each => each !== enemy)
  s.died++
  t.tell({ what: 'died', figure: enemy.figure, cell: enemy.cell, crushed })
}

/** WM-7.1 */
export function offerAttacks(s: State, o: Offers<WithoutMasters>): void {
  if (!o.explaining) {
    for (let i = 0; i < s.enemies.length; i++) {
      const enemy = s.enemies[i] as Enemy
      if (attackBroken(s, enemy) === undefined) o.may(attack(enemy.figure))
    }
    return
  }
  for (const figure of FIGURES.keys()) {
    const enemy = enemyOf(s.enemies, figure)
    o.try(attack(figure), enemy === undefined ? 'WM-7.1' : attackBroken(s, enemy))
  }
}
