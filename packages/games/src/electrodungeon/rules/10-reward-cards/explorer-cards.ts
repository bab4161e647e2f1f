import type { Offers, Table } from '@undercroft/kernel'
import { DOOR_AT, DOORS, HUB, indexIn, isSpace, NONE, ROOMS, roomOf } from '../../content/board.ts'
import {
  CAPACITOR_BOMB,
  CARDS,
  type CardId,
  FIELD_DRESSING,
  FULL_CHARGE,
  GRAPPLE_LINE,
  ORACLE_CHIP,
  PICKPOCKET,
  RECALL_BEACON,
  SKELETON_KEY,
  SMOKE_PELLET,
  TRAINING_CHIP,
  TRAP_KIT,
  X_RAY_LENS,
} from '../../content/cards.ts'
import { ROLLED_TRAITS, TRAIT_MOST } from '../../content/rooms.ts'
import { EXPLORERS } from '../../state/choices.ts'
import { contentOf } from '../../state/content.ts'
import { play } from '../../state/ready-choices.ts'
import {
  doorAt,
  type ElectroDungeon,
  type ExplorerId,
  explorerAt,
  roomAt,
  type State,
  seatOf,
} from '../../state/state.ts'
import type { Moment } from '../05-001-turn-and-movement/free-actions.ts'
import { put } from '../05-020-groups/groups.ts'
import { look } from '../05-040-perceiving-a-room/perceiving.ts'
import { woundBeast } from '../07-encountering-a-room/beasts.ts'
import { brokenByLock, openDoor } from '../08-side-rooms/doors.ts'
import { gainLive } from '../09-death/live.ts'
import { brokenByPlaying, showCard, targetsOf } from './cards.ts'

type O = Offers<ElectroDungeon>

type T = Table<ElectroDungeon>

/** ED-10.11: an Explorer plays a card on its own turn. A card that lasts has its effect where a rule reads `effect`. */
export function playOwn(s: State, id: ExplorerId, card: CardId, target: string, t: T): void {
  showCard(s, seatOf(id), card, target, t)
  const own = explorerAt(s, id)
  switch (card) {
    case FIELD_DRESSING:
      gainLive(s, id, 2, t)
      return
    case FULL_CHARGE:
      gainLive(s, id, 6 - own.live, t)
      return
    case X_RAY_LENS:
      look(s, id, indexIn(ROOMS, target), t)
      return
    case SKELETON_KEY:
      openDoor(s, id, DOOR_AT[own.place] ?? NONE, t)
      return
    case RECALL_BEACON:
      put(s, 1 << id, HUB, t)
      s.turn.stage = 'before'
      return
    case PICKPOCKET: {
      const victim = indexIn(EXPLORERS, target)
      explorerAt(s, victim).keys--
      own.keys++
      t.tell({ what: 'took', explorer: id, keys: 1, fragments: 0, from: own.place, victim })
      return
    }
    case CAPACITOR_BOMB:
      s.turn.stage = 'over'
      woundBeast(s, id, roomOf(own.place), 4, t)
      return
    case TRAINING_CHIP: {
      const trait = ROLLED_TRAITS.find(each => each === target)
      if (trait !== undefined) own[trait]++
      return
    }
    case ORACLE_CHIP:
      lookBehind(s, id, indexIn(DOORS, target), t)
      return
    default:
  }
}

/** ER-19: the Explorer looks at the card and the prizes in secret. */
function lookBehind(s: State, id: ExplorerId, door: number, t: T): void {
  explorerAt(s, id).looked |= 1 << door
  const { card, fragment, reward } = doorAt(s, door)
  t.reveal('ED-10.11', [seatOf(id)], { card, fragment, reward })
  const seen = { what: 'looked', explorer: id, door } as const
  t.tell({ ...seen, card, fragment, reward }, { to: [seatOf(id)], else: seen })
}

export function offerCards(s: State, id: ExplorerId, moment: Moment, o: O): void {
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

/** ED-10.8: whether the card's own conditions hold, as far as its player can know. */
function canPlay(s: State, id: ExplorerId, card: CardId, target: string, moment: Moment): boolean {
  const own = explorerAt(s, id)
  if (moment === 'box') return card === TRAP_KIT
  switch (card) {
    case FIELD_DRESSING:
      return own.live < contentOf(s).numbers.live
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
