import { BEFORE_DOOR, isRoom, NONE, OPENINGS, type Place, roomOf, stepsFrom } from '../content/board.ts'
import { FRAGMENTS } from '../content/rooms.ts'
import { passages } from '../rules/07-encountering-a-room/passages.ts'
import type { ExplorerId } from '../state/state.ts'
import type { ExplorerView, View } from '../state/view.ts'
import { saidOf } from './trust.ts'

/** Something that an Explorer wants to do, and where. */
export interface Goal {
  readonly kind: 'exit' | 'loose' | 'task' | 'door' | 'room' | 'none'
  /** The door or the room that it is about, or NONE. */
  readonly id: number
  /** The places from which it can be done. */
  readonly places: readonly Place[]
  /** The number of steps to it, corrected by what makes it more or less worth the way. */
  readonly cost: number
}

const NOTHING: Goal = { kind: 'none', id: NONE, places: [], cost: Number.POSITIVE_INFINITY }

/** The number of steps by which a goal counts as nearer or further than it is. */
const BIAS = {
  exit: -100,
  fragment: -12,
  key: -4,
  task: -5,
  taskWithoutNeed: 25,
  door: -6,
  beastWithKey: 6,
  knownKey: -4,
  reward: 5,
  useless: 25,
  /** Added where somebody else is nearer to the goal. */
  taken: 7,
}

function own(view: View, id: ExplorerId): ExplorerView {
  return view.explorers[id] as ExplorerView
}

function nearest(steps: Int16Array, places: readonly Place[]): number {
  let best = 99
  for (const place of places) {
    const far = steps[place] ?? -1
    if (far >= 0 && far < best) best = far
  }
  return best
}

/** The number of fragments that Explorers hold. */
export function fragmentsHeld({ explorers }: View): number {
  return explorers.reduce((sum, { fragments }) => sum + fragments, 0)
}

/** The open true exit, or NONE. */
export function exitOf({ doors }: View): number {
  return doors.findIndex(({ card, locked }) => card === 'lock' && !locked)
}

/** What an Explorer would best do next, as far as the viewer can tell. */
export function goalOf(view: View, id: ExplorerId): Goal {
  const ways = passages(view)
  const steps = stepsFrom(own(view, id).place, ways)
  const others = view.explorers.map((each, other) => (other === id ? undefined : stepsFrom(each.place, ways)))
  let best = NOTHING
  for (const wish of wishes(view, id)) {
    const far = nearest(steps, wish.places)
    const taken = wish.shared
      ? false
      : others.some(theirs => theirs !== undefined && nearest(theirs, wish.places) < far)
    const cost = far + wish.bias + (taken ? BIAS.taken : 0)
    if (cost < best.cost) best = { kind: wish.kind, id: wish.id, places: wish.places, cost }
  }
  return best
}

interface Wish {
  readonly kind: Goal['kind']
  readonly id: number
  readonly places: readonly Place[]
  readonly bias: number
  /** Whether several Explorers may have the same goal. */
  readonly shared: boolean
}

function wishes(view: View, id: ExplorerId): Wish[] {
  const exit = exitOf(view)
  const allHeld = fragmentsHeld(view) === FRAGMENTS
  const list: Wish[] = []
  if (exit !== NONE && allHeld) {
    list.push({ kind: 'exit', id: exit, places: [BEFORE_DOOR[exit] ?? NONE], bias: BIAS.exit, shared: true })
  }
  for (const { place, keys, fragments } of view.loose) {
    if (isRoom(place) && view.rooms[roomOf(place)]?.cleared === false) continue
    const places = isRoom(place) ? (OPENINGS[roomOf(place)] ?? []) : [place]
    const bias = (fragments > 0 ? BIAS.fragment : BIAS.key) + (isRoom(place) ? 1 : 0)
    if (keys + fragments > 0) list.push({ kind: 'loose', id: roomOf(place), places, bias, shared: false })
  }
  for (const [door, { locked, done, card }] of view.doors.entries()) {
    const places = [BEFORE_DOOR[door] ?? NONE]
    if (!locked && !done && card !== 'lock') {
      const bias = allHeld ? BIAS.taskWithoutNeed : BIAS.task
      list.push({ kind: 'task', id: door, places, bias, shared: card === 'trial' })
    } else if (locked && own(view, id).keys > 0) {
      list.push({ kind: 'door', id: door, places, bias: BIAS.door, shared: false })
    }
  }
  return [...list, ...roomWishes(view, id)]
}

function roomWishes(view: View, id: ExplorerId): Wish[] {
  const list: Wish[] = []
  for (const [room, { cleared }] of view.rooms.entries()) {
    if (cleared) continue
    list.push({ kind: 'room', id: room, places: OPENINGS[room] ?? [], bias: roomBias(view, id, room), shared: false })
  }
  return list
}

/**
 * A room that is known to hold no key counts as far away, and so does a beast with a key, which takes several turns.
 */
function roomBias(view: View, id: ExplorerId, room: number): number {
  const there = view.rooms[room]
  const said = saidOf(view, room)
  const card = there?.card ?? said?.split('+')[0]
  const key = there?.key ?? (said === undefined ? undefined : said.endsWith('+key'))
  const brave = own(view, id).live >= 2
  if (card === undefined) return 0
  if (card === 'beast') return key === false ? BIAS.useless : brave ? BIAS.beastWithKey : BIAS.beastWithKey * 2
  if (key === true) return BIAS.knownKey
  return card === 'boost' ? BIAS.reward : BIAS.useless
}

/** Steps from a place to a goal. */
export function stepsTo(view: View, from: Place, goal: Goal): number {
  return nearest(stepsFrom(from, passages(view)), goal.places)
}
