import { MONSTER_FACES } from '../../content/monsters.ts'
import { isTrap, tileFacts } from '../../content/tiles.ts'
import { boxOf, contentOf, goldOn } from '../../state/content.ts'
import { eachOnce } from '../../state/each-once.ts'
import { hasFoe } from '../../state/foes.ts'
import { activeHero } from '../../state/heroes.ts'
import { endOf, exitsOf, factsOf, flightsFrom, roomOf, trapOf, trapsBeside } from '../../state/map.ts'
import { stackOf, tilesBelow } from '../../state/stacks.ts'
import { type CardId, type Choice, NONE, type Open, type Player, type RoomId } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import type { Opponent } from '../fight.ts'
import type { Land } from '../land.ts'
import { asOpponent, opponentsIn } from '../means.ts'
import { inhabitants, isGoal, likely, type Prospect } from '../prospects.ts'
import { distancesFrom, type Roads, roadsOf } from '../roads.ts'
import { type Worths, worthsOf } from '../worths.ts'
import { footingOf } from './footing.ts'
import { isSought, type Plan, planOf } from './plan.ts'
import { waysLeft } from './roads.ts'
import { lpCosts, woundsAt } from './wounds.ts'

interface Place {
  readonly room: RoomId
  readonly mp: number
  readonly wounds: number
  readonly steps: number
  readonly first: Choice | undefined
}

/** A room that is nearer to where the team wants to be. */
const NEARER = 0.9

/** The same for Heroes that the others have left behind. */
const BEHIND = 2

const STAIRS = 4

/** The same on the last level, for Heroes with enough Life Points. */
const HASTE = 2.5

const LAST_STAIRS = 12

/** Cards that the last level takes, and what each costs that is missing. */
const ARMS = 4
const UNARMED = 6
/** From this turn on nobody waits for cards. */
const LATE = 16

/** Blows for Malaphyas, and what saves those who get to him. */
function armsOf({ hands }: View): number {
  let arms = 0
  for (const hand of hands) for (const card of hand) if (ARMED.includes(card)) arms++
  return arms
}

const ARMED: readonly CardId[] = ['A02', 'A03', 'A04', 'A09']

/** MA-21.7: all go down with the first. How ready they are, the champion above all. */
function readiness(s: View): number {
  const { champion } = planOf(s)
  const hurt = s.heroes.reduce((sum, { lp }, player) => sum + (player === champion ? 2.5 : 1) * (boxOf(s).life - lp), 0)
  const weak = s.heroes.filter(({ lp }) => lp <= 2).reduce((sum, { lp }) => sum + (lp === 1 ? 6 : 2), 0)
  const poor = Math.max(0, 4 - (s.heroes[champion]?.gold ?? 0))
  const patience = Math.min(1, Math.max(0, (LATE - s.time) / 8))
  const unarmed = UNARMED * patience * Math.max(0, Math.min(ARMS, s.heroes.length + 1) - armsOf(s))
  return LAST_STAIRS - hurt - weak - poor - unarmed + 1.2 * Math.max(0, s.time - 8)
}

/** What the active Hero may do with its Steps: explore, go on, go down, or get away. */
export function waysOf(s: View, most: number, land: Land): { readonly ways: Prospect[]; readonly stay: number } {
  const { room: start, lp } = activeHero(s)
  const { player } = s.turn
  const plan = planOf(s)
  const worths = worthsOf(s)
  const costs = lpCosts(s)
  const roads = roadsOf(s, land.nexts)
  const footing = footingOf(s, player, roads)
  const left = waysLeft(s, land, roads)
  const newRoom = eachOnce(level => newRoomOn(s, level === 2 ? 2 : 1, plan, worths))
  const behind = s.ground === 'none' && roomOf(s, start).level === 1 && !isSought(s, 1)
  const haste =
    s.ground === 'none'
      ? behind
        ? BEHIND
        : NEARER
      : lp >= (s.heroes.length === 1 ? 4 : 3) || s.time >= 17
        ? HASTE
        : 0.4
  const apart = apartOf(s, player, roads)
  const standing = (room: RoomId, at: number): number => -footing(room, false, at) - haste * left(room) - apart(room)
  const price = ({ wounds, steps }: Place): number => woundsAt(costs, wounds, lp) + plan.step * steps
  const ways = placesOf(s, start, most, land).flatMap((place): Prospect[] => {
    const { room, mp, first } = place
    const at = lp - place.wounds
    if (at <= 0) return []
    const found: Prospect[] = []
    const cost = price(place)
    const guarded = room !== start && hasFoe(s, room)
    if (first !== undefined) {
      const bonus = standing(room, at) + lying(s, room, worths) - cost
      const opponents = opponentsIn(s, room)
      found.push({ mp, meetings: [opponents], bonus, first, goal: isGoal(s, room), still: opponents.length === 0 })
    }
    if (guarded) return found
    for (const flight of flightsFrom(s, room)) {
      if (endOf(s, flight) !== NONE || s.turn.climbed.includes(flight)) continue
      const bonus = (flight === '2-3' ? readiness(s) : STAIRS) - cost
      found.push({ mp, meetings: [[]], bonus, first: first ?? ['stairs', Number(flight[2])] })
    }
    const { level } = roomOf(s, room)
    if (level === 3 || !isSought(s, level) || !land.opens(room)) return found
    const { up } = stackOf(s, level)
    const { meetings, promise, trap } = newRoom(level)
    const traps = trapsOn(s, [room]) + TRAPPED * trap
    const then = Math.max(0, onward(s, room, up) ? 0 : 1 + (exitsOf(s, room).length > 1 ? 0 : left(room)))
    const bonus =
      plan.tile +
      promise -
      woundsAt(costs, place.wounds + traps, lp) -
      plan.step * place.steps -
      footing(room, true, at) -
      apart(room) -
      NEARER * then
    found.push({ mp: mp + 1, meetings, bonus, first: first ?? ['explore'], fresh: true })
    return found
  })
  return { ways, stay: standing(start, lp) }
}

/** What each room between a Hero and its friends costs, on average. */
const APART = 0.5
const FARTHEST = 6

/** On the upper levels a team that keeps together shares what comes, and is soon where the Stairs are found. */
function apartOf(s: Open, player: Player, roads: Roads): (room: RoomId) => number {
  if (s.ground !== 'none' || s.heroes.length === 1) return () => 0
  const friends = s.heroes.flatMap(({ room }, other) => (other === player ? [] : [distancesFrom(roads, room)]))
  return room => {
    let sum = 0
    for (const far of friends) sum += Math.min(FARTHEST, far[room] ?? FARTHEST)
    return (APART * sum) / friends.length
  }
}

/** Rooms by the way to them, the cheapest first; a room with monsters ends a way. */
function placesOf(s: Open, start: RoomId, most: number, land: Land): Place[] {
  const found: Place[] = [{ room: start, mp: 0, wounds: 0, steps: 0, first: undefined }]
  for (const { room, mp, wounds, steps, first } of found) {
    if (room !== start && hasFoe(s, room)) continue
    const nexts: Place[] = flightsFrom(s, room)
      .filter(
        flight =>
          Number(flight[2]) > Number(flight[0]) && !s.turn.climbed.includes(flight) && endOf(s, flight) !== NONE,
      )
      .map(flight => ({ room: endOf(s, flight), mp, wounds, steps, first: first ?? ['stairs', Number(flight[2])] }))
    for (const next of land.nexts(room)) {
      const { kind } = factsOf(s, next)
      const held = kind === 'pit' || kind === 'web' ? 1 : 0
      nexts.push({
        room: next,
        mp: mp + 1,
        wounds: wounds + trapsOn(s, [room, next]),
        steps: steps + held,
        first: first ?? ['move', next],
      })
    }
    for (const next of nexts) if (next.mp <= most && !found.some(place => place.room === next.room)) found.push(next)
  }
  return found
}

/** MA-9.6: live traps beside one of the rooms of a move. */
function trapsOn(s: Open, rooms: readonly RoomId[]): number {
  if (s.traps.length === 0) return 0
  return new Set(rooms.flatMap(room => trapsBeside(s, room)).filter(trap => trapOf(s, trap).live)).size
}

/** A trap that is turned up acts at once, and when the Hero goes on. */
const TRAPPED = 1.6

function trapChance(s: Open, level: 1 | 2): number {
  const stack = stackOf(s, level)
  if (stack.held !== 'none' && stack.above === 0) return 0
  const below = stack.rest.length > 0 ? stack.rest : tilesBelow(stack)
  return below.length === 0 ? 0 : below.filter(isTrap).length / below.length
}

/** Whether one can go on from the new tile. */
function onward(s: Open, room: RoomId, tile: string): boolean {
  const { doors, kind } = tileFacts(tile)
  return kind === 'rune' || doors.length > 1 || exitsOf(s, room).length === 0
}

/** What lies in a room that is there. */
function lying(s: Open, room: RoomId, { card, gold, xp }: Worths): number {
  const here = roomOf(s, room)
  const chest = factsOf(s, room).dock?.use === 'chest' && !here.opened
  return chest ? 0.3 * (xp + card + gold * here.gold) : gold * here.gold
}

/** A tile that is turned up, from whichever room of its level. */
interface NewRoom {
  readonly meetings: Opponent[][]
  readonly promise: number
  /** How likely it is that it is a trap. */
  readonly trap: number
}

function newRoomOn(s: Open, level: 1 | 2, plan: Plan, worths: Worths): NewRoom {
  const { up } = stackOf(s, level)
  return { meetings: meetingsOn(s, up, worths), promise: promised(s, up, plan, worths), trap: trapChance(s, level) }
}

/** What a tile that is turned up brings beside its monsters. */
function promised(s: Open, tile: string, plan: Plan, { card, gold, xp }: Worths): number {
  const facts = tileFacts(tile)
  switch (facts.kind) {
    case 'stairs2':
    case 'stairs3':
      return STAIRS
    case 'treasure':
      return 0.3 * (xp + card + gold * goldOn(s, tile))
    case 'gold':
      return gold * goldOn(s, tile)
    case 'rune':
      return xp
    case 'pit':
    case 'web':
      return -plan.step
    default:
      return 0
  }
}

/** The monsters that a face-up tile may bring, with every chance. */
function meetingsOn(s: Open, tile: string, worths: Worths): Opponent[][] {
  const { kind, id, spawn } = tileFacts(tile)
  const { player } = s.turn
  const mediums = kind === 'rune' ? (s.mediums[id.startsWith('L2') ? 1 : 0] ?? []) : []
  if (mediums.length > 0) return mediums.map(each => inhabitants(s, each, worths))
  const [only, more] = spawn
  if (only === undefined) return [[]]
  if (more !== undefined) return [spawn.map(each => asOpponent(s, likely(s, each), each, player, worths))]
  return MONSTER_FACES[only].map(is => [asOpponent(s, contentOf(s).monsters[is], only, player, worths)])
}
