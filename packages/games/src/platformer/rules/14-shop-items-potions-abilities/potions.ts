import type { Table } from '@undercroft/kernel'
import { takeOut } from '@undercroft/kernel/kit'
import type { PotionId } from '../../content/potions.ts'
import { activeOf, type Platformer, type State } from '../../state/state.ts'
import { gemsLeft } from '../../state/supply.ts'
import type { PlayerView, View } from '../../state/view.ts'
import { gainGems } from '../01-terms-and-options/purse.ts'
import { startMove } from '../09-movement/move.ts'
import { canStep } from '../09-movement/steps.ts'
import { recover } from '../12-wounds-faint-spawn/wounds.ts'
import type { Rule } from '../rulebook.ts'
import { isHurt } from './cards.ts'
import { refillPotions } from './shop.ts'

/**
 * The rule that forbids drinking a Potion. A Wild Draught is drunk along with the Symbol that it gives, not by itself.
 */
export function drinkBroken(w: View, potion: PotionId): Rule | undefined {
  const player = w.players[w.active] as PlayerView
  if (!player.potions.includes(potion)) return 'PL-14.10'
  const works = (does: boolean): Rule | undefined => (does ? undefined : 'PL-14.7')
  switch (potion) {
    case 'PO1':
      return works(isHurt(w, player))
    case 'PO2':
      return undefined
    case 'PO3':
      return works(canStep(w, false))
    case 'PO4':
      return works(!w.turn.ghost)
    case 'PO5':
      return 'PL-14.7'
    case 'PO6':
      return works(gemsLeft(w) > 0)
  }
}

/** PL-14.8: a Potion is returned, and then takes effect. */
export function drink(s: State, potion: PotionId, t: Table<Platformer>): void {
  discardPotion(s, potion, t)
  if (potion === 'PO1') recover(s, s.active, 2, t)
  else if (potion === 'PO2') s.turn.bonus += 1
  else if (potion === 'PO3') startMove(s, 2, false)
  else if (potion === 'PO4') s.turn.ghost = true
  else if (potion === 'PO6') gainGems(s, s.active, 2, 'card', t)
}

/** PL-14.8: a Potion goes to the bottom of the deck right after use. */
export function discardPotion(s: State, potion: PotionId, t: Table<Platformer>): void {
  takeOut(activeOf(s).potions, potion)
  s.potionBottom.push(potion)
  t.uses(potion)
  t.tell({ what: 'drank', seat: s.active, potion })
  refillPotions(s, t)
}
