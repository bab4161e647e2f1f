import type { Offers, Table } from '@undercroft/kernel'
import { DOOR_AT, DOORS, HUB, indexIn, isRoom, isSpace, NONE, ROOMS, roomOf } from '../../content/board.ts'
import {
  CAPACITOR_BOMB,
  CARDS,
  type CardId,
  FIELD_DRESSING,
  FULL_CHARGE,
  GRAPPLE_LINE,
  JAMMED_LOCK,
  ORACLE_CHIP,
  PICKPOCKET,
  RECALL_BEACON,
  SKELETON_KEY,
  SMOKE_PELLET,
  TRAINING_CHIP,
  TRAP_KIT,
  X_RAY_LENS,
} from '../../content/cards.ts'
import { LIVE_MOST, ROLLED_TRAITS, TRAIT_MOST } from '../../content/rooms.ts'
import { EXPLORERS, ITEMS, type Item } from '../../state/choices.ts'
import { give, pickUp, play } from '../../state/ready-choices.ts'
import {
  doorAt,
  type ElectroDungeon,
  type ExplorerId,
  explorerAt,
  fightOf,
  looseAt,
  roomAt,
  type State,
  seatOf,
} from '../../state/state.ts'
import { takeUp } from '../05-020-groups/groups.ts'
import { brokenByPlaying, mightPlay } from '../10-reward-cards/cards.ts'
import type { Rule } from '../rulebook.ts'

/** ED-5.10: where free actions are possible. */
type Moment = 'room' | 'combat' | 'fight' | 'before' | 'moving' | 'place' | 'box' | 'member'

type O = Offers<ElectroDungeon>
type T = Table<ElectroDungeon>

/** Cards, gifts and things on the floor. Who might hold a playable card is asked even if nothing else is left to choose. */
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

/** ED-6.14 to ED-6.16: what is in an uncleared room is taken by one who knows that there is no beast. */
function brokenByPickUp(s: State, id: ExplorerId, item: Item): Rule | undefined {
  const { place, perceived } = explorerAt(s, id)
  const there = looseAt(s, place)
  if (there === undefined || (item === 'key' ? there.keys : there.fragments) === 0) return 'ED-6.15'
  if (!isRoom(place)) return undefined
  const room = roomAt(s, roomOf(place))
  const known = room.box || (perceived & (1 << roomOf(place))) !== 0
  return known && room.card !== 'beast' ? undefined : 'ED-6.16'
}

/** Takes one thing from the floor of the place where an Explorer is. */
export function takeOne(s: State, id: ExplorerId, item: Item, t: T): void {
  takeUp(s, id, explorerAt(s, id).place, item === 'key' ? 1 : 0, item === 'key' ? 0 : 1, t)
}

/** ED-6.11, ED-6.12 */
export function handOver(s: State, from: ExplorerId, to: ExplorerId, item: Item, t: T): void {
  const [giver, taker] = [explorerAt(s, from), explorerAt(s, to)]
  if (item === 'key') {
    giver.keys--
    taker.keys++
  } else {
    giver.fragments--
    taker.fragments++
  }
  t.tell({ what: 'gave', from, to, item })
}

function offerCards(s: State, id: ExplorerId, moment: Moment, o: O): void {
  const { hand } = explorerAt(s, id)
  const barred = brokenByPlaying(s, seatOf(id))
  if (barred !== undefined && !o.explaining) return
  for (const [i, card] of hand.entries()) {
    if (hand.indexOf(card) !== i) continue
    for (const target of targetsOf(card)) {
      const broken = barred ?? (canPlay(s, id, card, target, moment) ? undefined : 'ED-10.8')
      if (broken === undefined) o.may(play(card, target))
      else if (o.explaining) o.refuse(play(card, target), broken)
    }
  }
}

const NUMBERS = ['1', '2', '3', '4', '5', '6'] as const

/** Everything that a card could be played on. */
export function targetsOf(card: CardId): readonly string[] {
  switch (CARDS[card]?.target) {
    case 'room':
      return ROOMS
    case 'rooms':
      return ROOMS.flatMap((first, i) => ROOMS.slice(i + 1).map(second => `${first}+${second}`))
    case 'door':
      return DOORS
    case 'explorer':
      return EXPLORERS
    case 'trait':
      return ROLLED_TRAITS
    case 'number':
      return NUMBERS
    default:
      return NOTHING
  }
}
const NOTHING = ['-'] as const

/** ED-10.8: its own conditions, as far as its player can know. */
function canPlay(s: State, id: ExplorerId, card: CardId, target: string, moment: Moment): boolean {
  const own = explorerAt(s, id)
  if (moment === 'box') return card === TRAP_KIT
  switch (card) {
    case FIELD_DRESSING:
      return own.live < LIVE_MOST
    case FULL_CHARGE:
      return own.live < TRAIT_MOST
    case X_RAY_LENS: {
      const room = indexIn(ROOMS, target)
      return s.rooms[room]?.card !== 'none' && (own.perceived & (1 << room)) === 0
    }
    case GRAPPLE_LINE:
      return moment === 'before'
    case SKELETON_KEY:
      return moment === 'place' && s.turn.action === 'free' && brokenByLock(s, id) === undefined
    case RECALL_BEACON:
      return (moment === 'before' || moment === 'room') && own.place !== HUB
    case PICKPOCKET: {
      const other = s.explorers[indexIn(EXPLORERS, target)]
      return other !== undefined && other !== own && other.place === own.place && isSpace(own.place) && other.keys > 0
    }
    case SMOKE_PELLET:
      return (moment === 'room' || moment === 'combat' || moment === 'fight') && !s.turn.fled
    case TRAP_KIT:
      return moment === 'room' && mayBeTrapped(s, id)
    case CAPACITOR_BOMB:
      return moment === 'combat'
    case TRAINING_CHIP: {
      const trait = ROLLED_TRAITS.find(each => each === target)
      return trait !== undefined && own[trait] < TRAIT_MOST
    }
    case ORACLE_CHIP: {
      const door = indexIn(DOORS, target)
      return s.doors[door]?.done === false && (own.looked & (1 << door)) === 0
    }
    default:
      return CARDS[card]?.timing === 'own'
  }
}

function mayBeTrapped(s: State, id: ExplorerId): boolean {
  const { place, perceived } = explorerAt(s, id)
  const room = roomOf(place)
  return (perceived & (1 << room)) === 0 ? !roomAt(s, room).faceUp : roomAt(s, room).card === 'trapped'
}

/** What forbids to unlock the door before an Explorer, the key apart. */
export function brokenByLock(s: State, id: ExplorerId): Rule | undefined {
  const { place } = explorerAt(s, id)
  const door = place > HUB ? NONE : (DOOR_AT[place] ?? NONE)
  if (door === NONE) return 'ED-8.3'
  if (!doorAt(s, door).locked) return 'ED-6.2'
  if (fightOf(s, id) !== undefined) return 'ED-5.85'
  return s.mofEffect === JAMMED_LOCK && s.mofTarget === door ? 'ED-10.11' : undefined
}
