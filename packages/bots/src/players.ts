import type { BotMaker } from './bot.ts'
import { greedy } from './greedy.ts'
import { BOT_LEVELS, type BotLevel, EFFORTS, levelNamed } from './levels.ts'
import { random } from './random.ts'
import { climbing } from './search/climbing.ts'
import { POLITE, USUAL } from './search/deliberation.ts'
import { searching } from './search/searching.ts'

/**
 * How a searching player is written: `search:40` plays 40 rounds of playouts before each answer. A word after it gives it
 * other tastes, so that bots can be measured against players whom they do not know.
 */
const SEARCH = /^search:([1-9]\d{0,4})(?:\/(\w+))?$/

/**
 * A cautious player would rather have a fair chance for sure than a good one at a risk; a bold one would not. A polite one
 * makes no use of what the game calls habits.
 */
const TASTES = {
  cautious: { ...USUAL, risk: 0.4 },
  bold: { ...USUAL, risk: 2.5 },
  polite: POLITE,
} as const
type Taste = keyof typeof TASTES

/** And one that searches a plain tree: `tree:1000` goes down it 1,000 times. */
const TREE = /^tree:([1-9]\d{0,5})$/

/** How players are written, for messages. */
export const PLAYERS = [
  ...BOT_LEVELS,
  'search:ROUNDS',
  'search:ROUNDS/cautious',
  'search:ROUNDS/bold',
  'search:ROUNDS/polite',
  'tree:ITERATIONS',
] as const

/** A player of each level whose answers depend on its dice alone, and never on the time. */
export const players: { readonly [Level in BotLevel]: BotMaker } = {
  random,
  greedy,
  veteran: searching(EFFORTS.veteran.rounds, POLITE),
  master: searching(EFFORTS.master.rounds, POLITE),
}

/** Finds a player by its name; `undefined` if there is none. */
export function playerNamed(name: string): BotMaker | undefined {
  const level = levelNamed(name)
  if (level !== undefined) return players[level]
  const [, rounds, taste] = SEARCH.exec(name) ?? []
  if (rounds !== undefined) {
    if (taste === undefined) return searching(Number(rounds))
    return Object.hasOwn(TASTES, taste) ? searching(Number(rounds), TASTES[taste as Taste]) : undefined
  }
  const iterations = TREE.exec(name)?.[1]
  return iterations === undefined ? undefined : climbing(Number(iterations))
}
