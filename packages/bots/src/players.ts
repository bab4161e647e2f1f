import type { BotMaker } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { climbing } from './search/climbing.ts'
import { searching } from './search/searching.ts'

/** How a searching player is written: `search:40` plays 40 rounds of playouts before each answer. */
const SEARCH = /^search:([1-9]\d{0,4})$/

/** And one that searches a plain tree: `tree:1000` goes down it 1,000 times. */
const TREE = /^tree:([1-9]\d{0,5})$/

/** How players are written, for messages. */
export const PLAYERS = ['random', 'greedy', 'search:ROUNDS', 'tree:ITERATIONS'] as const

/** Finds a player by its name; `undefined` if there is none. */
export function playerNamed(name: string): BotMaker | undefined {
  if (name === 'random') return random
  if (name === 'greedy') return greedy
  const rounds = SEARCH.exec(name)?.[1]
  if (rounds !== undefined) return searching(Number(rounds))
  const iterations = TREE.exec(name)?.[1]
  return iterations === undefined ? undefined : climbing(Number(iterations))
}
