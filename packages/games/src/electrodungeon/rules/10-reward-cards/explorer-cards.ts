import type { Table } from '@undercroft/kernel'
import { DOOR_AT, DOORS, HUB, indexIn, NONE, ROOMS, roomOf } from '../../content/board.ts'
import {
  CAPACITOR_BOMB,
  type CardId,
  FIELD_DRESSING,
  FULL_CHARGE,
  ORACLE_CHIP,
  PICKPOCKET,
  RECALL_BEACON,
  SKELETON_KEY,
  TRAINING_CHIP,
  X_RAY_LENS,
} from '../../content/cards.ts'
import { ROLLED_TRAITS } from '../../content/rooms.ts'
import { EXPLORERS } from '../../state/choices.ts'
import { doorAt, type ElectroDungeon, type ExplorerId, explorerAt, type State, seatOf } from '../../state/state.ts'
import { put } from '../05-020-groups/groups.ts'
import { look, openDoor, woundBeast } from '../07-encountering-a-room/rooms.ts'
import { gainLive } from '../09-death/live.ts'
import { showCard } from './cards.ts'

type T = Table<ElectroDungeon>

/** ED-10.11: an Explorer plays a card on its own turn; those that last do what they do where it is asked for. */
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

/** ER-19: in secret, the card and the prizes. */
function lookBehind(s: State, id: ExplorerId, door: number, t: T): void {
  explorerAt(s, id).looked |= 1 << door
  const { card, fragment, reward } = doorAt(s, door)
  t.reveal('ED-10.11', [seatOf(id)])
  const seen = { what: 'looked', explorer: id, door } as const
  t.tell({ ...seen, card, fragment, reward }, { to: [seatOf(id)], else: seen })
}
