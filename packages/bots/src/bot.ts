import type { Ask, Dice, Game, Remark, Seen, Shape } from '@undercroft/kernel'

/** Answers for a seat from that seat's view: the type gives it nothing more. */
export interface Bot<T extends Shape> {
  /** Gives an aside to make before the answer, if the bot wants one. */
  readonly remark?: Remark<T>
  choose(seen: Seen<T>, ask: Pick<Ask<T>, 'seat' | 'options' | 'form'>): T['choice']
}

/** Makes a bot for one seat of one game; its dice are its own and never the table's. */
export type BotMaker = <T extends Shape>(game: Game<T>, dice: Dice) => Bot<T>
