import type { Table } from '@undercroft/kernel'
import { BEFORE_DOOR, NONE } from '../../content/board.ts'
import { FRAGMENTS } from '../../content/rooms.ts'
import { type ElectroDungeon, type ExplorerId, has, type State, seatOf, whoIsIn } from '../../state/state.ts'
import { endGame } from '../02-objectives-and-end/ends.ts'
import { handOver, takeOne } from './items.ts'

type T = Table<ElectroDungeon>
/**
 * ED-3.12, ED-6.8, ED-6.9, ED-6.10, ED-8.12: if somebody with all three fragments stands before the open true exit,
 * everybody on that space escapes.
 */
export function checkEscape(s: State, t: T): boolean {
  const exit = s.doors.findIndex(({ card, locked }) => card === 'lock' && !locked)
  if (exit === NONE) return false
  const before = BEFORE_DOOR[exit] ?? NONE
  if (!s.explorers.some(({ place, fragments }) => place === before && fragments === FRAGMENTS)) return false
  const escaped = whoIsIn(s.explorers, before)
  t.tell({ what: 'escaped', explorers: escaped, door: exit })
  endGame(s, [...s.explorers.keys()].filter(id => has(escaped, id)).map(seatOf), 'ED-2.3', t)
  return true
}

export function handOverAndLook(s: State, from: ExplorerId, to: ExplorerId, item: 'key' | 'fragment', t: T): void {
  handOver(s, from, to, item, t)
  checkEscape(s, t)
}

export function takeAndLook(s: State, item: 'key' | 'fragment', t: T): void {
  takeOne(s, s.turn.leader, item, t)
  checkEscape(s, t)
}
