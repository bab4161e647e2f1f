import type { Table } from '@undercroft/kernel'
import type { RoomId } from '../../content/board.ts'
import { type ElectroDungeon, type ExplorerId, type State, seatOf } from '../../state/state.ts'
import { claimRoom, spillKey } from '../06-keys-fragments-escape/items.ts'
import { drawCard } from '../10-reward-cards/cards.ts'
import { clearRoom } from './rooms.ts'

type T = Table<ElectroDungeon>
/** ED-6.5, ED-7.22, ED-7.23: a box bursts: there is no reward, and the key falls on the floor. */
export function burst(s: State, id: ExplorerId, room: RoomId, t: T): void {
  t.tell({ what: 'burst', room, explorer: id })
  spillKey(s, room, t)
  clearRoom(s, room, id, t)
}

/** ED-7.20: an Explorer claims a box: a reward card, the key and what lies about. */
export function claimBox(s: State, id: ExplorerId, room: RoomId, t: T): void {
  drawCard(s, seatOf(id), t)
  claimRoom(s, id, room, t)
  clearRoom(s, room, id, t)
}
