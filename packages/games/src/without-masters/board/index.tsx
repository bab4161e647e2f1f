import type { GameLook } from '../../board.ts'
import { HERO, type WithoutMasters } from '../state/state.ts'
import { Cover } from './Cover.tsx'

export const look: GameLook<WithoutMasters> = {
  id: 'without-masters',
  tagline:
    'One dog, six treats, three yards: push crates, climb, throw the ball, and get home before the raccoons get you.',
  box: { minutes: '30 to 60 minutes', players: '2 players' },
  newcomer: HERO,
  Cover,
  table: () => import('./table.ts'),
}
