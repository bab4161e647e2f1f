import { catalogue as ours } from '@undercroft/games'
import { anyGame, type Game } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'

/** What our server serves for the bench. */
export const catalogue: readonly Game[] = [anyGame(pig), ...ours]
