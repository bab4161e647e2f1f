import { agenda, type Offers, type Table } from '@undercroft/kernel'
import { DOOR_AT, DOORS, type DoorId, HUB, NONE } from '../../content/board.ts'
import { JAMMED_LOCK } from '../../content/cards.ts'
import { attempt, builtIn, unlock } from '../../state/ready-choices.ts'
import {
  doorAt,
  type ElectroDungeon,
  type ExplorerId,
  explorerAt,
  fightOf,
  type State,
  seatOf,
} from '../../state/state.ts'
import { brokenByAction } from '../05-001-turn-and-movement/place-actions.ts'
import { checkEscape } from '../06-keys-fragments-escape/escape.ts'
import { drawCard } from '../10-reward-cards/cards.ts'
import type { Rule } from '../rulebook.ts'

type T = Table<ElectroDungeon>
type O = Offers<ElectroDungeon>
/** The rule that forbids an Explorer to unlock the door before it, apart from a missing key. */
export function brokenByLock(s: State, id: ExplorerId): Rule | undefined {
  const { place } = explorerAt(s, id)
  const door = place > HUB ? NONE : (DOOR_AT[place] ?? NONE)
  if (door === NONE) return 'ED-8.3'
  if (!doorAt(s, door).locked) return 'ED-6.2'
  if (fightOf(s, id) !== undefined) return 'ED-5.85'
  return s.mofEffect === JAMMED_LOCK && s.mofTarget === door ? 'ED-10.11' : undefined
}

/** ED-8.3: opens a door for the rest of the game (ED-6.2) and turns its card face up for all. */
export function openDoor(s: State, id: ExplorerId, door: DoorId, t: T): void {
  const there = doorAt(s, door)
  there.locked = false
  s.turn.action = 'used'
  const { card, reward } = there
  t.reveal('ED-8.3', 'all', card === 'lock' ? { card, reward } : { card })
  t.uses(`side.${there.card}`)
  t.tell({ what: 'unlocked', explorer: id, door, card: there.card })
  s.claims = s.claims.filter(claim => !('door' in claim && claim.door === door))
  if (there.card !== 'lock') {
    agenda(s, { phase: 'unlocked', door })
    return
  }
  there.done = true
  // ED-8.13, ED-8.14: its reward goes to whoever unlocked it.
  if (there.reward) {
    t.tell({ what: 'prize', explorer: id, door, item: 'reward' })
    drawCard(s, seatOf(id), t)
  }
  checkEscape(s, t)
}

export function offerDoors(s: State, o: O): void {
  const { leader } = s.turn
  const own = explorerAt(s, leader)
  const here = own.place > HUB ? NONE : (DOOR_AT[own.place] ?? NONE)
  const barred = brokenByAction(s)
  if (here !== NONE) {
    const { locked, card, done, ownFailed } = doorAt(s, here)
    if (locked || o.explaining) {
      o.try(unlock(here), barred ?? brokenByLock(s, leader) ?? (own.keys > 0 ? undefined : 'ED-8.2'))
    }
    const closed = locked ? 'ED-8.2' : card === 'lock' ? 'ED-8.13' : done ? 'ED-8.15' : undefined
    o.try(attempt(here), barred ?? closed)
    if (ownFailed || o.explaining) o.try(builtIn(here), barred ?? closed ?? (ownFailed ? undefined : 'ED-14.6'))
  }
  if (!o.explaining) return
  for (const door of DOORS.keys()) {
    if (door === here) continue
    o.refuse(unlock(door), 'ED-8.3')
    o.refuse(attempt(door), 'ED-8.4')
  }
}
