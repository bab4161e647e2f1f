import type { Table } from '@undercroft/kernel'
import { isRoom, type Place, type RoomId, roomOf } from '../../content/board.ts'
import { fullHealth } from '../../state/options.ts'
import { type ElectroDungeon, type ExplorerId, roomAt, type State, whoIsIn } from '../../state/state.ts'
import { claimRoom } from '../06-keys-fragments-escape/items.ts'
import { clearRoom, restBeast } from './rooms.ts'

type T = Table<ElectroDungeon>
/** ED-7.17: a beast recovers when nobody is left in its room. */
export function checkCombat(s: State, place: Place, t: T): void {
  if (!isRoom(place)) return
  const room = roomAt(s, roomOf(place))
  if (!room.combat || whoIsIn(s.explorers, place) !== 0) return
  restBeast(s, roomOf(place))
  t.tell({ what: 'combatOver', room: roomOf(place) })
}

/** ED-7.4, ED-7.5: combat begins for everybody inside. */
export function startCombat(s: State, room: RoomId, t: T): void {
  const there = roomAt(s, room)
  restBeast(s, room)
  there.faceUp = true
  there.combat = true
  there.health = fullHealth(s.options)
  t.tell({ what: 'combat', room, health: there.health })
}

/** ED-7.7, ED-7.16: the beast loses health. When it is slain, the room is cleared and all leave it. */
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
