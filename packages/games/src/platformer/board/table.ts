import type { TableLook } from '../../board.ts'
import { creditsOf } from '../../drawing/glyphs.tsx'
import type { Platformer } from '../state/state.ts'
import './styles/index.css'
import { Board } from './Board.tsx'
import { Ending } from './Ending.tsx'
import { GLYPHS } from './glyphs.ts'
import { holds } from './holds.ts'
import { label } from './label.ts'
import { ON_BOARD } from './onBoard.ts'
import { portrait } from './portrait.tsx'
import { retell, tell } from './retell.ts'
import { Side } from './Side.tsx'
import { AIR, sound } from './sounds.ts'

export const table: TableLook<Platformer> = {
  ownDice: true,
  touch: 'The first touch of a space shows what would happen there. Touch it again to do it.',
  holds,
  glyphs: creditsOf(GLYPHS),
  Board,
  portrait,
  Side,
  Ending,
  onBoard: ON_BOARD,
  label,
  tell,
  retell,
  sound,
  air: AIR,
}
