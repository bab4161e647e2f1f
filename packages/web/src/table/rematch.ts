import { drawn } from '../newtable/by-lot.ts'
import type { TableCard } from '../store/tables.ts'

/** Another game of the same people, and how they come by their seats. */
const REMATCHES = ['Rematch', 'Rematch, seats turned', 'Rematch, seats by lot'] as const
export type Rematch = (typeof REMATCHES)[number]

export function rematchesOf({ lots }: Pick<TableCard, 'lots'>): readonly Rematch[] {
  return REMATCHES.filter(each => (each === 'Rematch, seats by lot') === (lots === true))
}

export function rematchOf(
  { game, options, sittings }: TableCard,
  rematch: Rematch,
): Pick<TableCard, 'game' | 'options' | 'sittings' | 'lots'> {
  switch (rematch) {
    case 'Rematch':
      return { game, options, sittings }
    case 'Rematch, seats turned':
      return { game, options, sittings: [...sittings.slice(1), ...sittings.slice(0, 1)] }
    case 'Rematch, seats by lot':
      return { game, options, ...drawn(sittings) }
  }
}
