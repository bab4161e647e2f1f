import type { Offers } from '@undercroft/kernel'
import { ABILITY, END, GRAVITY, USES } from '../choices.ts'
import { ITEM_IDS } from '../content/items.ts'
import { POTION_IDS } from '../content/potions.ts'
import type { ShopCard } from '../happenings.ts'
import type { Rule } from '../rulebook.ts'
import { activeOf, type Choice, type Platformer, type State } from '../state.ts'
import { USABLE, type Usable } from '../words.ts'
import { abilityBroken, cardBroken, drinkBroken } from './cards.ts'
import { buyBroken } from './shop.ts'

const DRINKS = POTION_IDS.map((potion): Choice => ['drink', potion])
const SHOP_CARDS: readonly ShopCard[] = [...ITEM_IDS, ...POTION_IDS]
const BUYS = SHOP_CARDS.map((card): Choice => ['buy', card])

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

/** The same in the same order, but only what the player has or could buy is looked at. */
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

/** Cards, the Shop and the end of step 5, where none of them fits in. */
export function refuseActions(o: Offers<Platformer>, rule: Rule): void {
  for (const choices of [USES, DRINKS, BUYS, [ABILITY, END, GRAVITY.stay, GRAVITY.fall]]) {
    for (const choice of choices) o.refuse(choice, rule)
  }
}
