import type { GameLook } from '../../board.ts'
import type { AllOutAssault } from '../state/state.ts'
import { Cover } from './Cover.tsx'

export const look: GameLook<AllOutAssault> = {
  id: 'all-out-assault',
  tagline: 'Two pawns a side, six secret stats each: strike where you are stronger, and find out where that is.',
  box: { minutes: '15 to 25 minutes', players: '2 players' },
  seatColours: ['#e04a62', '#557fe6'],
  Cover,
  table: () => import('./table.ts'),
}
