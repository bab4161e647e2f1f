import type { TableLook } from '../../board.ts'
import { creditsOf } from '../../drawing/glyphs.tsx'
import type { AllOutAssault } from '../state/state.ts'
import { placed } from '../words/places.ts'
import { retell } from '../words/retell.ts'
import './styles/index.css'
import { Board } from './Board.tsx'
import { Ending } from './Ending.tsx'
import { GLYPHS } from './glyphs.ts'
import { portrait } from './portrait.tsx'
import { SheetsForm } from './SheetsForm.tsx'
import { Side } from './Side.tsx'
import { AIR, soundOf } from './sounds.ts'

export const table: TableLook<AllOutAssault> = {
  glyphs: creditsOf(GLYPHS),
  Board,
  portrait,
  // Stats are named by buttons beside the pawn that they are about; only to hold back is no place in the arena.
  onBoard: {
    sheets: ['sheets'],
    pawn: ['pawn'],
    move: ['move', 'path'],
    injure: ['injure'],
    modifier: ['use'],
    red: ['red'],
    blue: ['blue'],
    train: ['train'],
    attack: ['attack'],
    tie: ['tie'],
  },
  label: placed,
  retell,
  sound: soundOf,
  air: AIR,
  Side,
  forms: { sheets: SheetsForm },
  Ending,
}
