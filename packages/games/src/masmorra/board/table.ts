import type { TableLook } from '../../board.ts'
import { creditsOf } from '../../drawing/glyphs.tsx'
import type { Masmorra } from '../state/state.ts'
import { spoken } from '../words/spoken.ts'
import './styles/index.css'
import { Board } from './Board.tsx'
import { Ending } from './Ending.tsx'
import { GLYPHS } from './glyphs.ts'
import { holds } from './holds.ts'
import { onBoard } from './onBoard.ts'
import { portrait } from './portrait.tsx'
import { plain, retell } from './retell.ts'
import { Side } from './Side.tsx'
import { air, sound } from './sounds.ts'

export const table: TableLook<Masmorra> = {
  night: true,
  ownDice: true,
  holds,
  glyphs: creditsOf(GLYPHS),
  Board,
  portrait,
  onBoard,
  label: spoken,
  tell: ({ text }) => plain(text),
  retell,
  sound,
  air,
  Side,
  windows: 'in the middle of what others do, when a card of yours could answer it',
  Ending,
}
