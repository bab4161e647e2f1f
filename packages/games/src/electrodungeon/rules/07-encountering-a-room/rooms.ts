import { agenda, type Table } from '@undercroft/kernel'
import { type DoorId, type RoomId, roomPlace } from '../../content/board.ts'
import { ROOM_CARDS, type RoomCard } from '../../content/rooms.ts'
import { fullHealth } from '../../state/options.ts'
import {
  doorAt,
  type ElectroDungeon,
  type ExplorerId,
  explorerAt,
  roomAt,
  type State,
  seatOf,
} from '../../state/state.ts'
import { checkEscape, drop, restBeast, takeAll } from '../05-020-groups/groups.ts'
import { drawCard } from '../10-reward-cards/cards.ts'

type T = Table<ElectroDungeon>

/** ED-5.41, ED-5.42: it alone looks at the card, and under it. */
export function look(s: State, id: ExplorerId, room: RoomId, t: T): void {
  explorerAt(s, id).perceived |= 1 << room
  const { card, key } = roomAt(s, room)
  if (card === 'none') return
  t.reveal('ED-5.41', [seatOf(id)])
  const seen = { what: 'perceived', explorer: id, room, success: true } as const
  t.tell({ ...seen, card, key }, { to: [seatOf(id)], else: seen })
}

/** ED-7.2: what is in the room begins to show. */
export function showRoom(room: RoomId, card: RoomCard, t: T): void {
  t.reveal('ED-7.2', 'all')
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

/** ED-6.3, ED-6.4, ED-6.16: the key under the card, and what lies about. */
export function claimRoom(s: State, id: ExplorerId, room: RoomId, t: T): void {
  const there = roomAt(s, room)
  t.reveal('ED-6.4', 'all')
  if (there.key) drop(s, roomPlace(room), 1, 0)
  there.key = false
  takeAll(s, id, roomPlace(room), t)
}

/** ED-6.5: the key of a burst box falls on the floor. */
export function spillKey(s: State, room: RoomId, t: T): void {
  const there = roomAt(s, room)
  t.reveal('ED-6.5', 'all')
  if (!there.key) return
  there.key = false
  drop(s, roomPlace(room), 1, 0)
  t.tell({ what: 'fell', room })
}

/** ED-7.20: a reward card, and what else there is. */
export function claimBox(s: State, id: ExplorerId, room: RoomId, t: T): void {
  drawCard(s, seatOf(id), t)
  claimRoom(s, id, room, t)
  clearRoom(s, room, id, t)
}

/** ED-7.4, ED-7.5: everybody inside is in combat. */
export function startCombat(s: State, room: RoomId, t: T): void {
  const there = roomAt(s, room)
  restBeast(s, room)
  there.faceUp = true
  there.combat = true
  there.health = fullHealth(s.options)
  t.tell({ what: 'combat', room, health: there.health })
}

/** ED-7.7, ED-7.16: it loses health; slain, the room is cleared and all leave it. */
export function woundBeast(s: State, id: ExplorerId, room: RoomId, amount: number, t: T): void {
  const there = roomAt(s, room)
  there.health = Math.max(0, there.health - amount)
  t.tell({ what: 'beastHit', room, explorer: id, health: there.health })
  if (there.health > 0) return
  t.tell({ what: 'slain', room, explorer: id })
  claimRoom(s, id, room, t)
  clearRoom(s, room, id, t)
  s.frames.push({ phase: 'leaveRoom', room, explorer: id })
}

/** ED-8.3: the door is open for the rest of the game (ED-6.2), and its card is face up for all. */
export function openDoor(s: State, id: ExplorerId, door: DoorId, t: T): void {
  const there = doorAt(s, door)
  there.locked = false
  s.turn.action = 'used'
  t.reveal('ED-8.3', 'all')
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
