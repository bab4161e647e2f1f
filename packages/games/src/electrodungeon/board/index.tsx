import type { GameLook } from '../../board.ts'
import type { ElectroDungeon } from '../state/state.ts'
import { Cover } from './Cover.tsx'

export const look: GameLook<ElectroDungeon> = {
  id: 'electrodungeon',
  tagline: 'A maze of lightning, three fragments of a key, one true exit: find it together, or before the others.',
  box: { minutes: '40 to 90 minutes', players: '2 to 6 players' },
  Cover,
  // An Explorer learns the maze as it is walked; the Master of Fates has to know it before.
  newcomer: 1,
  table: () => import('./table.ts'),
}
