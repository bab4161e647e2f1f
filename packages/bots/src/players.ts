import type { BotMaker } from './bot.ts'
import { greedy } from './greedy.ts'
import { BOT_LEVELS, type BotLevel, EFFORTS, levelNamed } from './levels.ts'
import { random } from './random.ts'
import { climbing } from './search/climbing.ts'
import { searching } from './search/searching.ts'

/** How a searching player is written: `search:40` plays 40 rounds of playouts before each answer. */
const SEARCH = /^search:([1-9]\d{0,4})$/

/** And one that searches a plain tree: `tree:1000` goes down it 1,000 times. */
const TREE = /^tree:([1-9]\d{0,5})$/

/** How players are written, for messages. */
export const PLAYERS = [...BOT_LEVELS, 'search:ROUNDS', 'tree:ITERATIONS'] as const

/** A player of each level whose answers depend on its dice alone, and never on the time. */
export const players: { readonly [Level in BotLevel]: BotMaker } = {
  random,
  greedy,
  veteran: searching(EFFORTS.veteran.rounds),
  master: searching(EFFORTS.master.rounds),
}

/** Finds a player by its name; `undefined` if there is none. */
export function playerNamed(name: string): BotMaker | undefined {
  const level = levelNamed(name)
  if (level !== undefined) return players[level]
  const rounds = SEARCH.exec(name)?.[1]
  if (rounds !== undefined) return searching(Number(rounds))
  const iterations = TREE.exec(name)?.[1]
  return iterations === undefined ? undefined : climbing(Number(iterations))
}
