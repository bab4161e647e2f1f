import type { HeroCard } from '../content/heroes.ts'
import { type Content, eventDeck, HOUSE } from '../content/house.ts'
import type { Options } from './options.ts'
import type { PlayerView } from './view.ts'

/** Whatever knows the options of its table. */
export interface Housed {
  readonly options: Pick<Options, 'house'>
}

/** The content of this table: as printed, but for what its house has changed. */
export const contentOf = ({ options }: Housed): Content => HOUSE.of(options.house)

/** PL-19.1, PL-19.5: the Turns of a solo game. */
export const soloTurns = (w: Housed): number => eventDeck(contentOf(w)).length

/** The Hero card of a player who has one. */
export function heroCard(w: Housed, { hero }: Pick<PlayerView, 'hero'>): HeroCard {
  if (hero === 'none') throw new Error('a Hero has not been chosen yet')
  return contentOf(w).heroes[hero]
}
