import type { Table } from '@undercroft/kernel'
import type { RoomId } from '../../content/board.ts'
import { ROOM_CARDS, type RoomCard } from '../../content/rooms.ts'
import { type ElectroDungeon, type ExplorerId, roomAt, type State } from '../../state/state.ts'

type T = Table<ElectroDungeon>

/** ED-7.2: what is in the room begins to show. */
export function showRoom(room: RoomId, card: RoomCard, t: T): void {
  t.reveal('ED-7.2', 'all', card)
  t.uses(`room.${card}`)
  t.tell({ what: 'faceUp', room, card })
}

/** ED-1.10: its card leaves the board, for all to see (ED-18.2); nothing is known or said of the room any more (ED-5.48). */
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

/** ED-5.48: its card was changed or removed. */
export function forget(s: State, room: RoomId): void {
  for (const explorer of s.explorers) explorer.perceived &= ~(1 << room)
  s.claims = s.claims.filter(claim => !('room' in claim && claim.room === room))
}

/** No combat: full health next time, no recharges, Pounce unused. */
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
