import type { TableLook } from '../../board.ts'
import { GM, type WithoutMasters } from '../state/state.ts'
import './styles/index.css'
import { Board } from './Board.tsx'
import { Ending } from './Ending.tsx'
import { GivenYard } from './GivenYard.tsx'
import { holds } from './holds.ts'
import { LayoutForm } from './LayoutForm.tsx'
import { label } from './labels.ts'
import { ON_BOARD } from './onBoard.ts'
import { portrait } from './portrait.tsx'
import { retell, tell } from './retell.ts'
import { role } from './roles.ts'
import { Side } from './Side.tsx'
import { olderShelf } from './shelf.ts'
import { AIR, sound } from './sounds.ts'

export const table: TableLook<WithoutMasters> = {
  Board,
  portrait,
  holds,
  onBoard: ON_BOARD,
  label,
  tell,
  retell,
  sound,
  air: AIR,
  Side,
  forms: { layout: LayoutForm },
  creation: { noun: 'yard', verb: 'layout', maker: GM, Picture: GivenYard, before: olderShelf },
  drafted: ['ready', 'generate'],
  role,
  Ending,
}
