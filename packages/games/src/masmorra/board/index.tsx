import type { GameLook } from '../../board.ts'
import type { Masmorra } from '../state/state.ts'
import './styles/index.css'
import { Board } from './Board.tsx'
import { Cover } from './Cover.tsx'
import { Ending } from './Ending.tsx'
import { GLYPHS } from './glyphs.ts'
import { holds } from './holds.ts'
import { Side } from './Side.tsx'

export const look: GameLook<Masmorra> = {
  id: 'masmorra',
  tagline: 'Roll, explore, fight: a dungeon that grows under your dice, against each other or together.',
  box: { minutes: '45 to 90 minutes', players: '1 to 5 players' },
  ownDice: true,
  holds,
  glyphs: Object.values(GLYPHS),
  Cover,
  Board,
  Side,
  windows: 'in the middle of what others do, when a card of yours could answer it',
  Ending,
}
