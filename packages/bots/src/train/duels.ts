import { FastDice, type Game, Play, type Seat, type Shape, type Thinking } from '@undercroft/kernel'
import type { BotMaker } from '../bot.ts'
import { boutOf } from '../bout.ts'
import { sharesOf } from './samples.ts'

/** How bots of a round of training fare among those of the round before. */
export interface Strength {
  readonly games: number
  /** The games that are played in all. */
  readonly of: number
  readonly won: number
  /** What would be won without progress: a fair share, or what the others win where all win together. */
  readonly fair: number
}

interface Duels<T extends Shape> {
  /** The kinds of tables, which are played in turn. */
  readonly options: readonly T['options'][]
  /** So many games, or more until each side of each table has had as many: only then a fair share is no progress. */
  readonly games: number
  readonly seed: string
  readonly now: BotMaker
  readonly before: BotMaker
}

/**
 * Plays games in which one side, each in its turn, has the bots of this round, and all others have those of the round
 * before; a side that is alone plays every game with the one and with the other. It yields the sum after each game.
 */
export function* duels<T extends Shape>(
  game: Game<T>,
  thinking: Thinking<T>,
  { options, games, seed, now, before }: Duels<T>,
): Generator<Strength, void> {
  const turns = options.flatMap(table => turnsAt(game, thinking, table))
  const of = Math.ceil(games / turns.length) * turns.length
  let [won, fair] = [0, 0]
  for (let i = 0; i < of; i++) {
    const { table, sides, count, side } = turns[i % turns.length] as Turn<T>
    const shareWith = (player: (seat: Seat) => BotMaker): number => {
      const { outcome } = boutOf(game, { options: table, seed: `${seed}/${i}`, player })
      return outcome === undefined ? 0 : (sharesOf(outcome, sides)[side] ?? 0)
    }
    won += shareWith(seat => (sides[seat] === side ? now : before))
    fair += count > 1 ? 1 / count : shareWith(() => before)
    yield { games: i + 1, of, won, fair }
  }
}

/** A game in which one side of a table has the bots of this round. */
interface Turn<T extends Shape> {
  readonly table: T['options']
  readonly sides: readonly number[]
  readonly count: number
  readonly side: number
}

function turnsAt<T extends Shape>(game: Game<T>, thinking: Thinking<T>, table: T['options']): Turn<T>[] {
  const sides = thinking.sides(Play.start(game, table, new FastDice('sides')).state)
  const count = Math.max(...sides) + 1
  return Array.from({ length: count }, (_, side) => ({ table, sides, count, side }))
}
