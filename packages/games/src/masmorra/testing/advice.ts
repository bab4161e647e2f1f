import { type Ask, type Dice, FastDice, type Game, type Seen, sayChoice, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { masmorra } from '../index.ts'
import { verbs } from '../state/choices.ts'
import type { Options } from '../state/options.ts'
import type { Choice, Masmorra } from '../state/state.ts'

type MakeBot = (game: Game<Masmorra>, dice: Dice) => { choose(seen: Seen<Masmorra>, ask: Ask<Masmorra>): Choice }

type Advised = (position: object, lines?: readonly string[], options?: Partial<Options>) => string

/** What a player of this kind does first in a position, after these lines. */
export function advisedBy(make: MakeBot): Advised {
  return (position, lines = [], options = {}) => {
    const { play } = at(masmorra, { position, options }).plays(...lines).match
    const ask = play.asks[0]
    if (ask === undefined) throw new Error('nobody is asked')
    return sayChoice(verbs, make(masmorra, new FastDice(1)).choose(see(play, ask.seat), ask))
  }
}
