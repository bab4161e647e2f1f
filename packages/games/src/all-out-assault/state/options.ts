import type { House, OptionTable } from '@undercroft/kernel'
import { BOARD_IDS, type BoardId } from '../content/boards.ts'
import { HOUSE } from '../content/house.ts'

export interface Options {
  board: BoardId
  roundLimit: number
  quietLimit: number
  house?: House
}

export const options: OptionTable<Options> = {
  board: {
    kind: 'one',
    label: 'Board',
    of: BOARD_IDS,
    otherwise: 'arena',
    rule: 'AA-2.1',
    says: 'Skirmish is small and quick, the Arena is the usual size, the Campaign is long.',
  },
  roundLimit: {
    kind: 'whole',
    label: 'Rounds at most',
    from: 10,
    to: 200,
    otherwise: 40,
    rule: 'AA-7.6',
    says: 'The game ends after this many rounds, and whoever is ahead wins.',
  },
  quietLimit: {
    kind: 'whole',
    label: 'Rounds without a loss',
    from: 5,
    to: 50,
    otherwise: 12,
    rule: 'AA-7.7',
    says: 'The game also ends when nobody has lost health for this many rounds.',
  },
  house: {
    kind: 'house',
    label: 'House rules',
    otherwise: undefined,
    says: 'Other numbers and tiles than those that are printed.',
    tunables: HOUSE.tunables,
  },
}
