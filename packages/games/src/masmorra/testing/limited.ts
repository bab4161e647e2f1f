import type { Game } from '@undercroft/kernel'
import { masmorra } from '../index.ts'
import type { Masmorra } from '../state/state.ts'

/** The game with the round limit on, as random players may go on for ever without it (MA-25.2). */
export const limited: Game<Masmorra> = {
  ...masmorra,
  options: { ...masmorra.options, limit: { ...masmorra.options.limit, kind: 'one', of: ['auto', 'on'] } },
}
