import { drawn } from '../newtable/by-lot.ts'
import type { TableCard } from '../store/tables.ts'

/** Another game of the same people, and how they come by their seats. */
const REMATCHES = ['Rematch', 'Rematch, places swapped', 'Rematch, places drawn at random'] as const
export type Rematch = (typeof REMATCHES)[number]

export function rematchesOf({ lots }: Pick<TableCard, 'lots'>): readonly Rematch[] {
  return REMATCHES.filter(each => (each === 'Rematch, places drawn at random') === (lots === true))
}

export function rematchOf(
  { game, options, sittings }: TableCard,
  rematch: Rematch,
): Pick<TableCard, 'game' | 'options' | 'sittings' | 'lots'> {
  switch (rematch) {
    case 'Rematch':
      return { game, options, sittings }
    case 'Rematch, places swapped':
      return { game, options, sittings: [...sittings.slice(1), ...sittings.slice(0, 1)] }
    case 'Rematch, places drawn at random':
      return { game, options, ...drawn(sittings) }
  }
}
