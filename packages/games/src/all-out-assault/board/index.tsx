import type { GameLook } from '../../board.ts'
import type { AllOutAssault } from '../state/state.ts'
import './styles/index.css'
import { Board } from './Board.tsx'
import { Cover } from './Cover.tsx'
import { Ending } from './Ending.tsx'
import { GLYPHS } from './glyphs.ts'
import { SheetsForm } from './SheetsForm.tsx'
import { Side } from './Side.tsx'

export const look: GameLook<AllOutAssault> = {
  id: 'all-out-assault',
  tagline: 'Two pawns a side, six secret stats each: strike where you are stronger, and find out where that is.',
  box: { minutes: '15 to 25 minutes', players: '2 players' },
  seatColours: ['#e04a62', '#557fe6'],
  glyphs: Object.values(GLYPHS),
  Cover,
  Board,
  Side,
  forms: { sheets: SheetsForm },
  Ending,
}
