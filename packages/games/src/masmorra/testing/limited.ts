import type { Game } from '@undercroft/kernel'
import { masmorra } from '../index.ts'
import type { Masmorra } from '../state/state.ts'

/** The game as bots play it among themselves: chance may try for ever to win where rounds are not limited (MA-25.2). */
export const limited: Game<Masmorra> = {
  ...masmorra,
  options: { ...masmorra.options, limit: { ...masmorra.options.limit, kind: 'one', of: ['auto', 'on'] } },
}
