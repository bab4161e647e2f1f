import type { Offers } from '@undercroft/kernel'
import { POTION_IDS } from '../../content/potions.ts'
import { ABILITY, BUYS, type Choice, DRINKS, SHOP_CARDS, USABLE, USES, type Usable } from '../../state/choices.ts'
import type { ShopCard } from '../../state/events.ts'
import { activeOf, type Platformer, type State } from '../../state/state.ts'
import { abilityBroken } from './abilities.ts'
import { cardBroken } from './cards.ts'
import { drinkBroken } from './potions.ts'
import { buyBroken } from './shop.ts'

/** PL-14.10: cards are used in step 5 with the Hero on the Map; PL-14.1: and bought on a Shop Space. */
export function offerCards(s: State, o: Offers<Platformer>, here: boolean): void {
  if (!o.explaining && here) {
    offerOwned(s, o)
    return
  }
  for (const [i, card] of USABLE.entries()) o.try(USES[i] as Choice, here ? cardBroken(s, card) : 'PL-12.9')
  for (const [i, potion] of POTION_IDS.entries()) o.try(DRINKS[i] as Choice, here ? drinkBroken(s, potion) : 'PL-12.9')
  o.try(ABILITY, here ? abilityBroken(s) : 'PL-12.9')
  for (const [i, card] of SHOP_CARDS.entries()) o.try(BUYS[i] as Choice, here ? buyBroken(s, card) : 'PL-12.9')
}

/** Offers the same in the same order, but looks only at what the player owns or could buy. */
function offerOwned(s: State, o: Offers<Platformer>): void {
  const { items, potions } = activeOf(s)
  if (items.length > 0 || s.artifacts.length > 0 || s.events.length > 0) {
    for (let i = 0; i < USABLE.length; i++) {
      if (cardBroken(s, USABLE[i] as Usable) === undefined) o.may(USES[i] as Choice)
    }
  }
  if (potions.length > 0) {
    for (let i = 0; i < POTION_IDS.length; i++) {
      if (drinkBroken(s, POTION_IDS[i] as (typeof POTION_IDS)[number]) === undefined) o.may(DRINKS[i] as Choice)
    }
  }
  if (abilityBroken(s) === undefined) o.may(ABILITY)
  if (activeOf(s).coins === 0) return
  for (let i = 0; i < SHOP_CARDS.length; i++) {
    if (buyBroken(s, SHOP_CARDS[i] as ShopCard) === undefined) o.may(BUYS[i] as Choice)
  }
}
