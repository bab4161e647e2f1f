import { FastDice, type Game, type Seat, type Seen, type Shape, sameData } from '@undercroft/kernel'
import type { Bot, BotMaker } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { Deliberation, type Style, USUAL } from '../search/deliberation.ts'
import { searching } from '../search/searching.ts'

type Asked<T extends Shape> = Parameters<Bot<T>['choose']>[1]

/** A question of a puzzle offers no more answers than this: all of them are played out. */
const MOST_ANSWERS = 12
const FEWEST_ANSWERS = 3

const STYLE: Style = { ...USUAL, candidates: MOST_ANSWERS, drop: 5, scouts: 0 }

export interface Ahead {
  readonly margin: number
  readonly errors: number
}

/** How far the best answer of a puzzle is ahead. */
export const CLEAR: Ahead = { margin: 0.03, errors: 3 }

/** A look ends when the lead is so many standard errors, or so many below what is wanted; that is asked every few rounds. */
const [SURE, SURE_NOT, STOP_EVERY] = [8, 1.5, 4]

/** The result of playing the answers out. One that falls behind is played out less often. */
export interface Look<T extends Shape> {
  /** The best first. */
  readonly answers: readonly { readonly choice: T['choice']; readonly chance: number; readonly error: number }[]
  /** How far the best is ahead of the next, with its standard error. */
  readonly margin: number
  readonly error: number
}

/**
 * Plays answers out until the best is clear, until it is clear that none is, or for so many rounds. It depends on the
 * position, the number of rounds and the seed alone.
 */
export function lookAt<T extends Shape>(
  game: Game<T>,
  seen: Seen<T>,
  ask: Asked<T>,
  rounds: number,
  seed: string,
): Look<T> {
  const thinking = new Deliberation(game, { seen, ask }, new FastDice(seed), STYLE)
  for (let i = 1; i <= rounds && thinking.open; i++) {
    thinking.round()
    if (i % STOP_EVERY === 0 && isSettled(thinking.lead())) break
  }
  const { mean, error } = thinking.lead()
  return { answers: thinking.thought().considered, margin: mean, error }
}

/** Whether the best of a look is ahead by this much of the chance to win and by so many standard errors. */
export function isAhead({ margin, error }: Pick<Look<Shape>, 'margin' | 'error'>, by: Ahead): boolean {
  return margin >= by.margin && margin > by.errors * error
}

function isSettled({ mean, error }: { readonly mean: number; readonly error: number }): boolean {
  return mean > SURE * error || mean + SURE_NOT * error < CLEAR.margin
}

/** Gives the game with playouts that end with the turn, which are quick: a glance needs no more. */
export function hasty<T extends Shape>(game: Game<T>): Game<T> {
  return game.thinking?.value === undefined ? game : { ...game, thinking: { ...game.thinking, horizon: 1 } }
}

/** Bots that are weaker than the one that makes puzzles, and how often each tries one. */
const WEAK: readonly { readonly player: BotMaker; readonly tries: number }[] = [
  { player: greedy, tries: 4 },
  { player: searching(4), tries: 4 },
]

/** How often weaker bots miss the best answer. A bot that answers at random counts as one of them. */
export function missesOf<T extends Shape>(
  game: Game<T>,
  seen: Seen<T>,
  ask: Asked<T>,
  best: T['choice'],
  seed: string,
): { readonly all: number; readonly greedy: number } {
  const misses = WEAK.map(({ player, tries }, i) => {
    let missed = 0
    for (let n = 0; n < tries; n++) {
      const bot = player(game, new FastDice(`${seed} ${i} ${n}`))
      if (!sameData(bot.choose(seen, ask), best)) missed++
    }
    return missed / tries
  })
  const atRandom = 1 - 1 / ask.options.length
  return { all: (atRandom + misses.reduce((sum, each) => sum + each, 0)) / (misses.length + 1), greedy: misses[0] ?? 0 }
}

/**
 * Whether a question can be a puzzle's: one seat chooses from a short list, nobody else at the same time, and playouts say
 * which answer is best.
 */
export function isPuzzling<T extends Shape>(
  { thinking }: Game<T>,
  phase: T['frame']['phase'],
  asks: readonly (Asked<T> & { readonly seat: Seat })[],
): boolean {
  const [ask, ...others] = asks
  if (ask === undefined || others.length > 0 || ask.form !== undefined) return false
  if (thinking?.beyond?.includes(phase) === true) return false
  return ask.options.length >= FEWEST_ANSWERS && ask.options.length <= MOST_ANSWERS
}
