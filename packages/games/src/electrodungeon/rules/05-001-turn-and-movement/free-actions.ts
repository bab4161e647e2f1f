import type { Offers } from '@undercroft/kernel'
import { NONE } from '../../content/board.ts'
import { ITEMS, type Item } from '../../state/choices.ts'
import { give, pickUp, play } from '../../state/ready-choices.ts'
import { type ElectroDungeon, type ExplorerId, explorerAt, type State, seatOf } from '../../state/state.ts'
import { brokenByPickUp } from '../06-keys-fragments-escape/items.ts'
import { mightPlay } from '../10-reward-cards/cards.ts'
import { offerCards } from '../10-reward-cards/explorer-cards.ts'

/** ED-5.10: the moments at which free actions are possible. */
export type Moment = 'room' | 'combat' | 'fight' | 'before' | 'moving' | 'place' | 'box' | 'member'

type O = Offers<ElectroDungeon>

/**
 * Offers cards, gifts and things on the floor. A seat that might hold a playable card is asked even if it has no other
 * choice.
 */
export function offerFree(s: State, id: ExplorerId, moment: Moment, o: O): void {
  if (moment !== 'box') {
    for (const item of ITEMS) offerItem(s, id, item, moment, o)
  }
  // ED-5.80: after a won flight there are only pick-ups and steps.
  if (s.turn.mustLeave !== NONE && id === s.turn.leader) {
    if (o.explaining) for (const card of explorerAt(s, id).hand) o.refuse(play(card, '-'), 'ED-5.80')
    return
  }
  if (mightPlay(s, seatOf(id))) o.evenIfForced()
  if (explorerAt(s, id).hand.length > 0) offerCards(s, id, moment, o)
}

function offerItem(s: State, id: ExplorerId, item: Item, moment: Moment, o: O): void {
  const own = explorerAt(s, id)
  const count = item === 'key' ? own.keys : own.fragments
  for (let other = 0; other < s.explorers.length; other++) {
    if (other === id) continue
    const together = s.explorers[other]?.place === own.place
    const fled = s.turn.mustLeave !== NONE && id === s.turn.leader
    if (count > 0 && together && !fled) o.may(give(item, other))
    else if (o.explaining) o.refuse(give(item, other), fled ? 'ED-5.80' : together ? 'ED-6.12' : 'ED-6.11')
  }
  if (moment === 'member') return
  const broken = brokenByPickUp(s, id, item)
  if (broken === undefined) o.may(pickUp(item))
  else if (o.explaining) o.refuse(pickUp(item), broken)
}
