import type { House } from '@undercroft/kernel'
import { type Board, type BoardId, boards } from '../content/boards.ts'
import { boardsIn, type Content, HOUSE } from '../content/house.ts'

/** Whatever knows what its table plays otherwise than it is printed. */
export interface Housed {
  readonly house: House | undefined
}

/** The numbers of this table: as printed, but for what its house has changed. */
export const numbersOf = ({ house }: Housed): Content['numbers'] => HOUSE.of(house).numbers

/** The board of this table. */
export function boardOf({ board, house }: Housed & { readonly board: BoardId }): Board {
  return house === undefined ? boards[board] : boardsIn(HOUSE.of(house))[board]
}
