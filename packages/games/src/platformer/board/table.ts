import type { TableLook } from '../../board.ts'
import { creditsOf } from '../../drawing/glyphs.tsx'
import type { Platformer } from '../state/state.ts'
import './styles/index.css'
import { Board } from './Board.tsx'
import { Ending } from './Ending.tsx'
import { GLYPHS } from './glyphs.ts'
import { holds } from './holds.ts'
import { Side } from './Side.tsx'

export const table: TableLook<Platformer> = {
  ownDice: true,
  holds,
  glyphs: creditsOf(GLYPHS),
  Board,
  Side,
  Ending,
}
