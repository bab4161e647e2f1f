import type { Table } from '@undercroft/kernel'
import type { RoomId } from '../../content/board.ts'
import { ROOM_CARDS, type RoomCard } from '../../content/rooms.ts'
import { type ElectroDungeon, type ExplorerId, roomAt, type State } from '../../state/state.ts'

type T = Table<ElectroDungeon>

/** ED-7.2: shows all what kind of card is in the room. */
export function showRoom(room: RoomId, card: RoomCard, t: T): void {
  t.reveal('ED-7.2', 'all', card)
  t.uses(`room.${card}`)
  t.tell({ what: 'faceUp', room, card })
}

/**
 * ED-1.10: clears a room. Its card leaves the board openly (ED-18.2), and what was known or claimed of it is gone
 * (ED-5.48).
 */
export function clearRoom(s: State, room: RoomId, by: ExplorerId, t: T): void {
  const there = roomAt(s, room)
  const { card } = there
  if (card === 'none') return
  s.removed[ROOM_CARDS.indexOf(card)] = (s.removed[ROOM_CARDS.indexOf(card)] ?? 0) + 1
  restBeast(s, room)
  there.card = 'none'
  there.faceUp = false
  there.box = false
  forget(s, room)
  t.tell({ what: 'cleared', room, card, explorer: by })
}

/** ED-5.48: a room whose card was changed or removed is no longer perceived by anybody. */
export function forget(s: State, room: RoomId): void {
  for (const explorer of s.explorers) explorer.perceived &= ~(1 << room)
  s.claims = s.claims.filter(claim => !('room' in claim && claim.room === room))
}

/** Ends a beast's combat: it has full health next time, no recharges, and Pounce is unused. */
export function restBeast(s: State, id: number): void {
  const room = roomAt(s, id)
  room.combat = false
  room.health = 0
  room.shockwave = 0
  room.roar = 0
  room.pounced = false
  room.due = 0
  room.used = 0
}
