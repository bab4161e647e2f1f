import { describe, it } from 'vitest'
import type { Ask, Dice, Game, Seen, Shape } from '../index.ts'

/** Makes a player for one seat that sees what its seat sees; its dice are its own. */
export type BotMaker = <T extends Shape>(
  game: Game<T>,
  dice: Dice,
) => { choose(seen: Seen<T>, ask: Pick<Ask<T>, 'seat' | 'options' | 'form'>): T['choice'] }

export interface LawOptions {
  /** How many games each law plays. */
  readonly games: number
  readonly seed?: number
  /** Whether the game hides anything; found out by play if it is not said. */
  readonly hides?: boolean
  readonly bots?: readonly BotMaker[]
}

/** Registers one test for each law, over random play with random options. */
export function laws<T extends Shape>(game: Game<T>, _options: LawOptions): void {
  describe(`laws of ${game.title}`, () => {
    it.todo('are checked')
  })
}
