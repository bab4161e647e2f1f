import { DOORS, HUB, OPENINGS, ROOMS, stepsFrom } from '../../content/board.ts'
import { type Picker, shuffled } from '../../content/pick.ts'
import { FRAGMENTS, ROOM_CARDS, ROOM_LIMITS, type RoomCard, SMALL_KEYS } from '../../content/rooms.ts'
import { type DoorPlan, EMPTY_PLAN, type Plan, type Recipe, type RoomPlan } from '../../state/plan.ts'

/**
 * Fills in the rest of a setup at random: what is there already stays, and what is missing is added so that it is
 * legal.
 */
export function fillPlan({ rooms, doors }: Plan, pick: Picker): Plan {
  return { rooms: withKeys(withCards(rooms, pick), pick), doors: withPrizes(withLock(doors, pick), pick) }
}

/** Adds the cards that a setup must have first, then any that it may have. */
function withCards(rooms: readonly RoomPlan[], pick: Picker): RoomPlan[] {
  const cards = rooms.map(room => room.card)
  const open = shuffled(
    [...cards.keys()].filter(room => cards[room] === 'none'),
    pick,
  )
  const count = (card: RoomCard): number => cards.filter(each => each === card).length
  for (const room of open) {
    const needed = ROOM_CARDS.filter(card => count(card) < ROOM_LIMITS[card].least)
    const allowed = ROOM_CARDS.filter(card => count(card) < ROOM_LIMITS[card].most)
    const from = needed.length > 0 ? needed : allowed
    cards[room] = from[pick(from.length)] ?? 'empty'
  }
  return rooms.map((room, i) => ({ ...room, card: cards[i] ?? 'empty' }))
}

function withKeys(rooms: readonly RoomPlan[], pick: Picker): RoomPlan[] {
  let missing = SMALL_KEYS - rooms.reduce((sum, room) => sum + room.keys, 0)
  const chosen = new Set<number>()
  for (const room of shuffled([...rooms.keys()], pick)) {
    if (missing > 0 && rooms[room]?.keys === 0) {
      chosen.add(room)
      missing--
    }
  }
  return rooms.map((room, i) => (chosen.has(i) ? { ...room, keys: 1 } : room))
}

function withLock(doors: readonly DoorPlan[], pick: Picker): DoorPlan[] {
  const free = [...doors.keys()].filter(door => doors[door]?.card === 'none')
  const bare = free.filter(door => doors[door]?.fragments === 0 && doors[door]?.task === 'none')
  const from = doors.some(({ card }) => card === 'lock') ? [] : bare
  const lock = from.length > 0 ? from[pick(from.length)] : undefined
  return doors.map((door, i) => {
    if (i === lock) return { ...door, card: 'lock' }
    if (door.card !== 'none') return door
    const { task } = door
    const named = typeof task === 'string' && task.startsWith('PZ') ? 'puzzle' : undefined
    const trial = typeof task === 'string' && task.startsWith('TR') ? 'trial' : undefined
    return { ...door, card: named ?? trial ?? (pick(2) === 0 ? 'puzzle' : 'trial') }
  })
}

/** ED-3.13 to ED-3.16: puts fragments first where no other is next door, then a reward wherever there is no prize. */
function withPrizes(doors: readonly DoorPlan[], pick: Picker): DoorPlan[] {
  const filled = doors.map(door => ({ ...door }))
  let missing = FRAGMENTS - filled.reduce((sum, door) => sum + door.fragments, 0)
  const tasks = shuffled(
    [...filled.keys()].filter(door => filled[door]?.card !== 'lock'),
    pick,
  )
  const beside = (door: number): boolean =>
    [1, DOORS.length - 1].some(way => (filled[(door + way) % DOORS.length]?.fragments ?? 0) > 0)
  for (const lonely of [true, false]) {
    for (const door of tasks) {
      const plan = filled[door]
      if (plan === undefined || plan.fragments > 0 || missing <= 0 || (lonely && beside(door))) continue
      plan.fragments = 1
      missing--
    }
  }
  return filled.map(door => {
    if (door.card === 'lock') return door
    const reward = door.reward || door.fragments === 0
    return { ...door, reward, task: door.task === 'none' ? 'random' : door.task }
  })
}

interface Taste {
  /** How many beasts, trapped boxes and empty rooms: from and to. The rest are Boost Boxes. */
  readonly beasts: readonly [number, number]
  readonly trapped: readonly [number, number]
  readonly empty: readonly [number, number]
  /** Which rooms get keys first. */
  readonly keys: readonly RoomCard[]
}

const TASTES: { readonly [R in Exclude<Recipe, 'scattered'>]: Taste } = {
  guarded: { beasts: [4, 5], trapped: [3, 4], empty: [1, 2], keys: ['beast', 'trapped'] },
  gentle: { beasts: [2, 3], trapped: [2, 3], empty: [2, 3], keys: ['boost', 'empty'] },
}

/** How far each room is from the Hub. */
export const FAR: readonly number[] = ROOMS.map((_, room) =>
  Math.min(...(OPENINGS[room] ?? []).map(place => stepsFrom(HUB, 0)[place] ?? 0)),
)

/** A whole setup by a recipe. */
export function drawPlan(recipe: Recipe, pick: Picker): Plan {
  if (recipe === 'scattered') return fillPlan(EMPTY_PLAN, pick)
  const taste = TASTES[recipe]
  const between = ([from, to]: readonly [number, number]): number => from + pick(to - from + 1)
  const [beasts, empty] = [between(taste.beasts), between(taste.empty)]
  const rest = ROOMS.length - beasts - empty
  const [fewest, most] = [rest - ROOM_LIMITS.boost.most, rest - ROOM_LIMITS.boost.least]
  const trapped = Math.max(fewest, Math.min(most, between(taste.trapped)))
  const cards = [
    ...repeat<RoomCard>('beast', beasts),
    ...repeat<RoomCard>('trapped', trapped),
    ...repeat<RoomCard>('empty', empty),
  ]
  while (cards.length < ROOMS.length) cards.push('boost')
  const laid = shuffled(cards, pick)
  const keyed = new Set(
    [...laid.keys()]
      .map(room => ({ room, rank: rankOf(taste, laid[room] ?? 'empty', room, recipe === 'guarded') + pick(3) }))
      .sort((a, b) => b.rank - a.rank)
      .slice(0, SMALL_KEYS)
      .map(({ room }) => room),
  )
  const rooms = laid.map((card, room): RoomPlan => ({ card, keys: keyed.has(room) ? 1 : 0, fragments: 0 }))
  return fillPlan({ rooms, doors: EMPTY_PLAN.doors }, pick)
}

/** Ranks a room for a key: by the order of `keys` first, then by its distance from the Hub. */
function rankOf({ keys }: Taste, card: RoomCard, room: number, far: boolean): number {
  const liking = keys.includes(card) ? 20 - 3 * keys.indexOf(card) : 0
  return liking + (FAR[room] ?? 0) * (far ? 1 : -1)
}

function repeat<T>(value: T, times: number): T[] {
  return Array.from({ length: times }, () => value)
}
