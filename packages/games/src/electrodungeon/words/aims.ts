import type { Seat } from '@undercroft/kernel'
import { BEFORE_DOOR, isRoom, NONE, OPENINGS, PLACE_NAMES, type Place, roomOf, stepsFrom } from '../content/board.ts'
import { FRAGMENTS } from '../content/rooms.ts'
import { passages } from '../rules/07-encountering-a-room/passages.ts'
import type { ExplorerId } from '../state/state.ts'
import type { ExplorerView, View } from '../state/view.ts'
import { MEANT, saidOf, trustIn } from './trust.ts'

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

/** More steps than there are to any place. */
const UNREACHED = 99

function nearest(steps: Int16Array, places: readonly Place[]): number {
  let best = UNREACHED
  for (let i = 0; i < places.length; i++) {
    const far = steps[places[i] as Place] ?? -1
    if (far >= 0 && far < best) best = far
  }
  return best
}

/** The number of fragments that Explorers hold. */
export function fragmentsHeld({ explorers }: View): number {
  let held = 0
  for (let id = 0; id < explorers.length; id++) held += explorers[id]?.fragments ?? 0
  return held
}

/** The open true exit, or NONE. */
export function exitOf({ doors }: View): number {
  for (let door = 0; door < doors.length; door++) {
    const there = doors[door]
    if (there?.card === 'lock' && !there.locked) return door
  }
  return NONE
}

/** Each place by itself, and the one before each door: lists that goals share. */
const ALONE: readonly (readonly Place[])[] = PLACE_NAMES.map((_, place) => [place])
const BEFORE: readonly (readonly Place[])[] = BEFORE_DOOR.map(place => [place])
const NOWHERE: readonly Place[] = []

/** What an Explorer would best do next, as far as the viewer can tell. */
export function goalOf(view: View, id: ExplorerId): Goal {
  const aims = new Aims(view, id)
  wishes(view, aims)
  roomWishes(view, aims)
  return aims.best
}

/** Keeps the cheapest of the wishes of an Explorer, and of equal ones the first. */
class Aims {
  best = NOTHING
  readonly own: ExplorerView
  readonly #view: View
  readonly #id: ExplorerId
  readonly #ways: number
  readonly #steps: Int16Array

  constructor(view: View, id: ExplorerId) {
    this.own = view.explorers[id] as ExplorerView
    this.#view = view
    this.#id = id
    this.#ways = passages(view)
    this.#steps = stepsFrom(this.own.place, this.#ways)
  }

  stepsTo(places: readonly Place[]): number {
    return nearest(this.#steps, places)
  }

  /** `shared` is whether several Explorers may have the same goal. */
  weigh(kind: Goal['kind'], id: number, places: readonly Place[], bias: number, shared: boolean): void {
    const far = this.stepsTo(places)
    if (far + bias >= this.best.cost) return
    const cost = far + bias + (!shared && this.#isNearerToAnother(places, far) ? BIAS.taken : 0)
    if (cost < this.best.cost) this.best = { kind, id, places, cost }
  }

  #isNearerToAnother(places: readonly Place[], far: number): boolean {
    const { explorers } = this.#view
    for (let other = 0; other < explorers.length; other++) {
      const each = explorers[other]
      if (other === this.#id || each === undefined) continue
      if (nearest(stepsFrom(each.place, this.#ways), places) < far) return true
    }
    return false
  }
}

function wishes(view: View, aims: Aims): void {
  const { loose, doors, rooms } = view
  const exit = exitOf(view)
  const allHeld = fragmentsHeld(view) === FRAGMENTS
  if (exit !== NONE && allHeld) aims.weigh('exit', exit, BEFORE[exit] ?? NOWHERE, BIAS.exit, true)
  for (let i = 0; i < loose.length; i++) {
    const { place, keys, fragments } = loose[i] as View['loose'][number]
    const room = roomOf(place)
    if (keys + fragments === 0 || rooms[room]?.cleared === false) continue
    const places = (room === NONE ? ALONE[place] : OPENINGS[room]) ?? NOWHERE
    const bias = (fragments > 0 ? BIAS.fragment : BIAS.key) + (room === NONE ? 0 : 1)
    aims.weigh('loose', room, places, bias, false)
  }
  for (let door = 0; door < doors.length; door++) {
    const { locked, done, card } = doors[door] as View['doors'][number]
    const places = BEFORE[door] ?? NOWHERE
    if (!locked && !done && card !== 'lock') {
      aims.weigh('task', door, places, allHeld ? BIAS.taskWithoutNeed : BIAS.task, card === 'trial')
    } else if (locked && aims.own.keys > 0) {
      aims.weigh('door', door, places, BIAS.door, false)
    }
  }
}

function roomWishes(view: View, aims: Aims): void {
  const { rooms } = view
  const trusts = trustIn(view)
  for (let room = 0; room < rooms.length; room++) {
    if (rooms[room]?.cleared !== false) continue
    const places = OPENINGS[room] ?? NOWHERE
    // No room counts as nearer than one with a known key: of most rooms it need not be told what is said.
    if (aims.stepsTo(places) + BIAS.knownKey >= aims.best.cost) continue
    aims.weigh('room', room, places, roomBias(view, aims.own, room, trusts), false)
  }
}

/**
 * A room that is known to hold no key counts as far away, and so does a beast with a key, which takes several turns.
 */
function roomBias(view: View, own: ExplorerView, room: number, trusts: (seat: Seat) => boolean): number {
  const there = view.rooms[room]
  const isKnown = there?.card !== undefined && there.key !== undefined
  const said = isKnown ? undefined : saidOf(view, room, trusts)
  const meant = said && MEANT[said]
  const card = there?.card ?? meant?.card
  const key = there?.key ?? meant?.key
  if (card === undefined) return 0
  const brave = own.live >= 2
  if (card === 'beast') return key === false ? BIAS.useless : brave ? BIAS.beastWithKey : BIAS.beastWithKey * 2
  if (key === true) return BIAS.knownKey
  return card === 'boost' ? BIAS.reward : BIAS.useless
}

/** Steps from a place to a goal. */
export function stepsTo(view: View, from: Place, goal: Goal): number {
  return stepsAlong(passages(view), from, goal)
}

/**
 * The same where one knows the rooms that can be walked through. Ways are as long in both directions, and a goal is asked
 * about from many places: its own steps are counted once.
 */
export function stepsAlong(ways: number, from: Place, { places }: Goal): number {
  if (isRoom(from)) return nearest(stepsFrom(from, ways), places)
  let best = UNREACHED
  for (let i = 0; i < places.length; i++) {
    const far = stepsFrom(places[i] as Place, ways)[from] ?? NONE
    if (far >= 0 && far < best) best = far
  }
  return best
}
