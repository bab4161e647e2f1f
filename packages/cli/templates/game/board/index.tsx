import type { GameLook } from '../../board.ts'
import type { LanternKeep } from '../state/state.ts'
import { Cover } from './Cover.tsx'

export const look: GameLook<LanternKeep> = {
  id: 'lantern-keep',
  tagline: 'A dark road, a secret measure of oil, and a wind that shows what you hide.',
  box: { minutes: '5 minutes', players: '2 to 4 players' },
  Cover,
  table: () => import('./table.ts'),
}
