import type { TableLook } from '../../board.ts'
import { creditsOf } from '../../drawing/glyphs.tsx'
import type { AllOutAssault } from '../state/state.ts'
import { Board } from './Board.tsx'
import { Ending } from './Ending.tsx'
import { GLYPHS } from './glyphs.ts'
import { SheetsForm } from './SheetsForm.tsx'
import { Side } from './Side.tsx'

export const table: TableLook<AllOutAssault> = {
  glyphs: creditsOf(GLYPHS),
  Board,
  Side,
  forms: { sheets: SheetsForm },
  Ending,
}
