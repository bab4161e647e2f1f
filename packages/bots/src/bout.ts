import { type Dice, FastDice, type Game, Match, type Seat, type Shape } from '@undercroft/kernel'
import type { BotMaker } from './bot.ts'

/** How a game between bots is played. */
export interface Bout<T extends Shape> {
  readonly options: T['options']
  readonly seed: string
  /** The bot of each seat. */
  readonly player: (seat: Seat) => BotMaker
  /** Dice that know whose answer they follow, where those of the seed are not wanted. */
  readonly dice?: (seed: string, mover: () => Seat | undefined) => Dice
}

/** Plays a game between bots to its end. All its chance comes from the seed. */
export function boutOf<T extends Shape>(game: Game<T>, { options, seed, player, dice }: Bout<T>): Match<T> {
  let mover: Seat | undefined
  const match = new Match(game, options, dice?.(seed, () => mover) ?? new FastDice(seed))
  const bots = game.seats(options).map((_, seat) => player(seat)(game, new FastDice(`${seed}/${seat}`)))
  for (let answers = 0; match.outcome === undefined && answers < game.bound; answers++) {
    const [ask] = match.play.asks
    const bot = bots[ask?.seat ?? -1]
    if (ask === undefined || bot === undefined) throw new Error(`${game.id} has neither a question nor an outcome`)
    const { seat } = ask
    mover = seat
    for (let said = bot.remark?.(match.see(seat), seat); said; said = bot.remark?.(match.see(seat), seat)) {
      match.answer(seat, said)
    }
    match.answer(seat, bot.choose(match.see(seat), ask))
  }
  return match
}
