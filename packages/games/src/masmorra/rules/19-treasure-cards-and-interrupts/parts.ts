import { cardOf } from '../../state/decks.ts'
import type { CardId } from '../../state/state.ts'
import { gainSymbols } from '../05-dice-symbols-spending-docking/dice.ts'
import type { Effect, Interrupt } from './effect.ts'

/** What a Treasure Card does; when it may be played stands in its table (MA-19.3). */
export interface Parts {
  readonly orange: Interrupt
  readonly purple: Effect
}

/** Gain the symbols that stand on the card. */
export function symbolsOf(card: CardId): Effect {
  return {
    does({ s, t }) {
      gainSymbols(s, t, cardOf(card).purple.gives, 'MA-5.2')
    },
  }
}
