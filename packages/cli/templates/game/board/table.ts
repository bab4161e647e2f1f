import type { TableLook } from '../../board.ts'
import type { LanternKeep } from '../state/state.ts'
import './board.css'
import { Board } from './Board.tsx'

export const table: TableLook<LanternKeep> = { Board }
