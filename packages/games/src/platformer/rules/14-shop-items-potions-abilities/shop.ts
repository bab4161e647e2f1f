import type { Table } from '@undercroft/kernel'
import { draw } from '@undercroft/kernel/kit'
import { hasArtifact, inForce, isItem } from '../../state/cards.ts'
import type { ShopCard } from '../../state/events.ts'
import { activeOf, type Platformer, type State } from '../../state/state.ts'
import type { PlayerView, View } from '../../state/view.ts'
import { loseCoins } from '../01-terms-and-options/purse.ts'
import { terrainOf } from '../04-adjacency/terrain.ts'
import { award } from '../18-variants/artifacts.ts'
import type { Rule } from '../rulebook.ts'
import { priceFor } from './prices.ts'

/** PL-3.15, PL-14.1: a Hero on a Shop Space buys a card on display for Coins. */
export function buyBroken(w: View, card: ShopCard): Rule | undefined {
  const player = w.players[w.active] as PlayerView
  if (terrainOf(w.levels).signs[player.space] !== 's') return 'PL-14.1'
  const shown = isItem(card) ? w.shopItems.includes(card) : w.shopPotions.includes(card)
  return shown && player.coins >= priceFor(w, w.active, card) ? undefined : 'PL-14.1'
}

/** PL-14.2: the gap is filled at once. PL-14.7: the card is ready. PL-14.4: a player may own any number of cards. */
export function buy(s: State, card: ShopCard, t: Table<Platformer>): void {
  const player = activeOf(s)
  const price = priceFor(s, s.active, card)
  if (hasArtifact(s, s.active, 'AR03')) t.uses('AR03')
  if (inForce(s, 'EV04')) t.uses('EV04')
  loseCoins(s, s.active, price, 'price', t)
  t.uses(card)
  t.tell({ what: 'bought', seat: s.active, card, price })
  if (isItem(card)) {
    player.items.push({ card, ready: true })
    s.shopItems[s.shopItems.indexOf(card)] = 'none'
    refillItems(s, t)
    award(s, 'AR03', s.active, t)
  } else {
    player.potions.push(card)
    s.shopPotions[s.shopPotions.indexOf(card)] = 'none'
    refillPotions(s, t)
  }
}

/** PL-14.3: fills gaps while the deck has a card. PL-21.2: nobody knows which card comes. */
export function refillItems(s: State, t: Table<Platformer>): void {
  for (let gap = s.shopItems.indexOf('none'); gap >= 0; gap = s.shopItems.indexOf('none')) {
    const card = draw(s.itemDeck, t, 'Item')
    if (card === undefined) return
    t.reveal('PL-14.2', 'all', card)
    s.shopItems[gap] = card
    t.tell({ what: 'shop', card })
  }
}

/** Draws from the shuffled part of the deck first, and then the returned Potions in their order (PL-14.8). */
export function refillPotions(s: State, t: Table<Platformer>): void {
  for (let gap = s.shopPotions.indexOf('none'); gap >= 0; gap = s.shopPotions.indexOf('none')) {
    const card = draw(s.potionDeck, t, 'Potion') ?? s.potionBottom.shift()
    if (card === undefined) return
    t.reveal('PL-14.2', 'all', card)
    s.shopPotions[gap] = card
    t.tell({ what: 'shop', card })
  }
}
