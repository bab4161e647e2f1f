import type { GameLook } from '../../board.ts'
import type { Masmorra } from '../state/state.ts'
import { Cover } from './Cover.tsx'

export const look: GameLook<Masmorra> = {
  id: 'masmorra',
  tagline: 'Roll, explore, fight: a dungeon that grows under your dice, against each other or together.',
  box: { minutes: '45 to 90 minutes', players: '1 to 5 players' },
  Cover,
  table: () => import('./table.ts'),
}
