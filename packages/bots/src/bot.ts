import type { Ask, Dice, Game, Remark, Seen, Shape } from '@undercroft/kernel'

/** Somebody who answers for a seat, from what that seat may see and nothing more: the type does not allow more. */
export interface Bot<T extends Shape> {
  /** Something to be said before the answer: no answer itself. Left out by those who have nothing to say. */
  readonly remark?: Remark<T>
  choose(seen: Seen<T>, ask: Pick<Ask<T>, 'seat' | 'options' | 'form'>): T['choice']
}

/** Makes a bot for one seat of one game; its dice are its own and never the table's. */
export type BotMaker = <T extends Shape>(game: Game<T>, dice: Dice) => Bot<T>
