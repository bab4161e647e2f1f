import type { Table } from '@undercroft/kernel'
import { isRoom, type Place, type RoomId, roomOf, roomPlace } from '../../content/board.ts'
import type { Item } from '../../state/choices.ts'
import { type ElectroDungeon, type ExplorerId, explorerAt, looseAt, roomAt, type State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

type T = Table<ElectroDungeon>
/** ED-6.13: puts things on the floor. */
export function drop(s: State, place: Place, keys: number, fragments: number): void {
  if (keys + fragments === 0) return
  const there = looseAt(s, place)
  if (there === undefined) s.loose.push({ place, keys, fragments })
  else {
    there.keys += keys
    there.fragments += fragments
  }
}

/** ED-6.15: takes things from the floor. */
function takeUp(s: State, id: ExplorerId, place: Place, keys: number, fragments: number, t: T): void {
  const there = looseAt(s, place)
  if (there === undefined || keys + fragments === 0) return
  there.keys -= keys
  there.fragments -= fragments
  if (there.keys + there.fragments === 0) s.loose = s.loose.filter(each => each.place !== place)
  const explorer = explorerAt(s, id)
  explorer.keys += keys
  explorer.fragments += fragments
  t.tell({ what: 'took', explorer: id, keys, fragments, from: place })
}

export function takeAll(s: State, id: ExplorerId, place: Place, t: T): void {
  const there = looseAt(s, place)
  if (there !== undefined) takeUp(s, id, place, there.keys, there.fragments, t)
}

/** ED-6.14 to ED-6.16: things in an uncleared room are offered only to an Explorer who knows that there is no beast. */
export function brokenByPickUp(s: State, id: ExplorerId, item: Item): Rule | undefined {
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

/** ED-6.11, ED-6.12: gives one thing to another Explorer. */
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

/** ED-6.3, ED-6.4, ED-6.16: an Explorer takes the key under the card, and what lies about. */
export function claimRoom(s: State, id: ExplorerId, room: RoomId, t: T): void {
  const there = roomAt(s, room)
  t.reveal('ED-6.4', 'all', { key: there.key })
  if (there.key) drop(s, roomPlace(room), 1, 0)
  there.key = false
  takeAll(s, id, roomPlace(room), t)
}

/** ED-6.5: the key of a burst box falls on the floor. */
export function spillKey(s: State, room: RoomId, t: T): void {
  const there = roomAt(s, room)
  t.reveal('ED-6.5', 'all', { key: there.key })
  if (!there.key) return
  there.key = false
  drop(s, roomPlace(room), 1, 0)
  t.tell({ what: 'fell', room })
}
