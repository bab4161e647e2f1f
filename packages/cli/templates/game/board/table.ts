import type { TableLook } from '../../board.ts'
import type { LanternKeep } from '../state/state.ts'
import './board.css'
import { Board } from './Board.tsx'

export const table: TableLook<LanternKeep> = {
  Board,
  // A click on one's own keeper walks; the other answers of a turn stand as buttons beside the board.
  onBoard: { turn: ['walk'] },
}
