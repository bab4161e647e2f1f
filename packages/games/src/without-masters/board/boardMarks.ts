import { type Cell, NOWHERE } from '../content/cells.ts'
import type { Figure } from '../content/units.ts'
import { isLured } from '../rules/09-the-tennis-ball/lure.ts'
import { enemyOf } from '../state/enemies.ts'
import type { Enemy } from '../state/state.ts'
import type { View } from '../state/view.ts'
import type { Deed, Deeds } from './deeds.ts'
import { badgeOf } from './figures.ts'
import { isDoom } from './foresight.ts'
import type { Mark, Marks } from './marks.ts'

interface Marked {
  readonly view: View
  readonly deeds: Deeds
  readonly threats: ReadonlyMap<Cell, readonly Readonly<Enemy>[]> | undefined
  readonly picked: Figure | undefined
  readonly busy: ReadonlySet<Figure>
}

/** What is marked on the cells: threats under what may be done there. */
export function boardMarks({ view, deeds, threats, picked, busy }: Marked): Marks {
  const marks = new Map<Cell, Mark>()
  for (const [cell, enemies] of threats ?? []) {
    marks.set(cell, { tone: 'threat', text: enemies.map(({ figure }) => badgeOf(figure)).join(' ') })
  }
  if (view.lure !== NOWHERE) marks.set(view.lure, { tone: 'lure' })
  for (const figure of busy) {
    const enemy = enemyOf(view.enemies, figure)
    if (enemy !== undefined) marks.set(enemy.cell, { tone: figure === picked ? 'picked' : 'deed' })
  }
  for (const [cell, there] of deeds) {
    const mark = markOf(view, there, marks.get(cell))
    if (mark !== undefined) marks.set(cell, mark)
  }
  return marks
}

function markOf(view: View, deeds: readonly Deed[], under: Mark | undefined): Mark | undefined {
  const [first] = deeds
  if (first === undefined) return undefined
  const verbs = deeds.map(({ choice }) => choice[0])
  if (verbs.includes('attack') || verbs.includes('strike')) return { tone: 'attack' }
  if (deeds.some(deed => deed.walk === undefined && isDoom(view, deed))) return { tone: 'doom', text: '⚠' }
  if (verbs.includes('push') || verbs.includes('spawn') || verbs.includes('take')) return { tone: 'deed' }
  const text = first.cost === undefined ? {} : { text: String(first.cost) }
  if (verbs.includes('throw')) return { tone: 'throw' }
  const { choice } = first
  if (choice[0] === 'moveEnemy') {
    const enemy = enemyOf(view.enemies, choice[1])
    return { tone: enemy !== undefined && isLured(view, enemy) ? 'forced' : 'go', ...text }
  }
  if (choice[0] !== 'step') return undefined
  const tone = under?.tone === 'threat' ? 'risky' : first.cost === view.mp ? 'last' : 'go'
  return { tone, ...text }
}
