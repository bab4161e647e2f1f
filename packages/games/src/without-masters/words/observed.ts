import type { Observed } from '@undercroft/kernel'
import { columnOf, rowOf, SIZE } from '../content/cells.ts'
import type { WithoutMasters } from '../state/state.ts'

/** What the lab looks at: where the Hero and the enemies stand, and what the Hero holds. */
export const observed: Observed<WithoutMasters> = {
  spots({ hero, enemies }) {
    const cells = [hero, ...enemies.map(({ cell }) => cell)].filter(cell => cell >= 0)
    return cells.map(cell => ({ board: 'yard', x: columnOf(cell), y: SIZE - 1 - rowOf(cell) }))
  },
  holdings: ({ held }) => [held === 'nothing' ? [] : [`tile.${held}`], []],
}
