import type { GameLook } from '../../board.ts'
import type { Platformer } from '../state/state.ts'
import { Cover } from './Cover.tsx'

export const look: GameLook<Platformer> = {
  id: 'platformer',
  tagline: 'Climb a tower that falls away below you: five dice, a pocket of gems, and one blow that has to be enough.',
  box: { minutes: '30 to 60 minutes', players: '1 to 4 players' },
  Cover,
  // Whoever has never played need not look on for a whole Turn first (PL-2.15).
  firstGame: { first: 'P1' },
  table: () => import('./table.ts'),
}
