import type { OptionTable } from '@undercroft/kernel'
import { BOARD_IDS, type BoardId } from '../content/boards.ts'

export interface Options {
  board: BoardId
  roundLimit: number
  quietLimit: number
}

export const options: OptionTable<Options> = {
  board: { kind: 'one', label: 'Board', of: BOARD_IDS, otherwise: 'arena', rule: 'AA-2.1' },
  roundLimit: { kind: 'whole', label: 'Rounds at most', from: 10, to: 200, otherwise: 40, rule: 'AA-7.6' },
  quietLimit: { kind: 'whole', label: 'Rounds without a loss', from: 5, to: 50, otherwise: 12, rule: 'AA-7.7' },
}
