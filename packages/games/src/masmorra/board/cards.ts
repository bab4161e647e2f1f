import type { OpenAsk, Seen } from '@undercroft/kernel'
import type { HeroId } from '../content/heroes.ts'
import { cardOf } from '../state/decks.ts'
import type { CardId, Choice, Masmorra } from '../state/state.ts'
import { spoken } from '../words/spoken.ts'

/** What can be done with a card now: each of its parts is lit by itself. */
export interface CardUses {
  readonly orange: readonly Choice[]
  readonly purple: readonly Choice[]
  readonly discard: readonly Choice[]
}

/** Of the card in the hand of this Hero: of one's own, if one does not run several (MA-24.18). */
export function usesOf(ask: OpenAsk<Masmorra> | undefined, card: CardId, hero: HeroId | 'none'): CardUses {
  const options = ask?.options ?? []
  return {
    orange: options.filter(choice => choice[0] === 'answer' && choice[1] === hero && choice[2] === card),
    purple: options.filter(choice => choice[0] === 'play' && choice[1] === card),
    discard: options.filter(choice => choice[0] === 'discard' && choice[1] === card),
  }
}

/** At what a use is aimed, without the name and the text of the card; "Play" where there is nothing to aim at. */
export function sayUse(choice: Choice, card: CardId, seen: Seen<Masmorra>): string {
  const { name } = cardOf(card)
  const said = spoken(choice, seen)
  const from = said.indexOf(name) + name.length
  const aim = said.slice(from, said.indexOf(':', from)).trim()
  return aim === '' ? 'Play' : aim
}
