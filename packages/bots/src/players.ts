import type { BotMaker } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { searching } from './search/searching.ts'

/** How a searching player is written: `search:40` plays 40 rounds of playouts before each answer. */
const SEARCH = /^search:([1-9]\d{0,4})$/

/** How players are written, for messages. */
export const PLAYERS = ['random', 'greedy', 'search:ROUNDS'] as const

/** Finds a player by its name; `undefined` if there is none. */
export function playerNamed(name: string): BotMaker | undefined {
  if (name === 'random') return random
  if (name === 'greedy') return greedy
  const rounds = SEARCH.exec(name)?.[1]
  return rounds === undefined ? undefined : searching(Number(rounds))
}
