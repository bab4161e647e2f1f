import { derived } from '@undercroft/kernel'
import type { Content } from '../content/house.ts'
import { type Kind, kindOfMonster, MONSTER_FACES, MONSTER_STATS, type Stats } from '../content/monsters.ts'
import { tileFacts } from '../content/tiles.ts'
import { contentOf, goldOn } from '../state/content.ts'
import { foeOf, foesIn, isBoss } from '../state/foes.ts'
import { heroOf } from '../state/heroes.ts'
import { factsOf, roomOf, startOf } from '../state/map.ts'
import { stackOf } from '../state/stacks.ts'
import { type Choice, NONE, type Open, type RoomId } from '../state/state.ts'
import type { Opponent } from './fight.ts'
import { asOpponent, opponentsIn } from './means.ts'
import { worthsOf } from './worths.ts'

/** Somewhere the active Hero could go: what it takes, whom it meets, what else it gets there. */
export interface Prospect {
  /** Move Points on the way. */
  readonly mp: number
  /** Whom it meets there: one of these, all equally likely. */
  readonly meetings: readonly (readonly Opponent[])[]
  /** What is there beside the monsters, traps and pits on the way taken off. */
  readonly bonus: number
  readonly first: Choice
  /** Malaphyas or a henchman is there: cards and gold are for this. */
  readonly goal?: boolean
  /** Nobody is met there and nothing is found. */
  readonly still?: boolean
  /** A tile that nobody has explored. */
  readonly fresh?: boolean
}

/** What there is in a room, however one comes there. */
export interface Find {
  readonly opponents: readonly Opponent[]
  readonly meetings: Prospect['meetings']
  /** What is there beside the monsters. */
  readonly bonus: number
  readonly goal: boolean
}

/** A tile that is turned up, from whichever room of its level. */
export interface NewRoom {
  readonly meetings: Prospect['meetings']
  readonly bonus: number
}

const NOBODY: readonly Opponent[] = []
export const NOBODY_MET: Prospect['meetings'] = [NOBODY]

export function findIn(s: Open, room: RoomId, guarded: boolean): Find {
  const { card, gold, xp } = worthsOf(s)
  const here = roomOf(s, room)
  const { dock } = factsOf(s, room)
  const chest = dock?.use === 'chest' && !here.opened ? 0.5 * (xp + card) : 0
  const bonus = chest + gold * here.gold + depth(s, room)
  if (!guarded) return { opponents: NOBODY, meetings: NOBODY_MET, bonus, goal: false }
  const opponents = opponentsIn(s, room)
  return { opponents, meetings: [opponents], bonus, goal: isGoal(s, room) }
}

export function newRoomOf(s: Open, level: 1 | 2): NewRoom {
  const { up } = stackOf(s, level)
  return { meetings: newMeetings(s, up), bonus: newRoomBonus(s, up, level) }
}

/** MA-21.1, MA-23.6 */
export function isGoal(s: Open, room: RoomId): boolean {
  return foesIn(s, room).some(foe => isBoss(foe) && foeOf(s, foe).bound)
}

/** Where the goal lies deeper, deeper is better. */
function depth(s: Open, room: RoomId): number {
  const from = roomOf(s, heroOf(s, s.turn.player).room).level
  return s.options.mode === 'standard' ? 0 : DEPTH * (roomOf(s, room).level - from)
}

const DEPTH = 2

/** What a new level promises. */
export const NEW_LEVEL = 1.5

/** Worth of a tile that is turned up, beside its monsters. */
function newRoomBonus(s: Open, tile: string, level: 1 | 2): number {
  const { xp, card, gold, spare } = worthsOf(s)
  const facts = tileFacts(tile)
  const found = { rune: xp, treasure: 0.5 * (xp + card), pit: -spare.S, web: -spare.S }[facts.kind as string] ?? 0
  return seeking(s, level) + found + gold * goldOn(s, tile)
}

/** Where the way down is still to be found, every tile may be it. */
function seeking(s: Open, level: 1 | 2): number {
  if (s.options.mode === 'standard') return 0.2
  const down = level === 1 ? '1-2' : '2-3'
  return startOf(s, down) === NONE ? SEEK : 0
}

const SEEK = 3

const LIKELY: Readonly<Record<Kind, Stats>> = {
  minor: { ...MONSTER_STATS.orc, payback: 2, xp: 2.3, traits: [] },
  major: { ...MONSTER_STATS.bat, payback: 3, xp: 3.3, traits: [] },
}

const likelyIn = derived((content: Content) => ({ minor: shifted(content, 'minor'), major: shifted(content, 'major') }))

/** The monster that a die may bring, on average. */
export function likely(s: Open, kind: Kind): Stats {
  return likelyIn(contentOf(s))[kind]
}

/** By as much as the house has changed the faces of the die. */
function shifted({ monsters }: Content, kind: Kind): Stats {
  const faces = MONSTER_FACES[kind]
  const { payback, defense, xp } = LIKELY[kind]
  const more = (of: 'payback' | 'defense' | 'xp'): number =>
    faces.reduce((sum, is) => sum + monsters[is][of] - MONSTER_STATS[is][of], 0) / faces.length
  return {
    ...LIKELY[kind],
    payback: Math.round(payback + more('payback')),
    defense: Math.round(defense + more('defense')),
    xp: xp + more('xp'),
  }
}

/** The monsters that a face-up tile may bring; a race counts with averages. */
function newMeetings(s: Open, tile: string): Prospect['meetings'] {
  const { kind, id, spawn } = tileFacts(tile)
  const mediums = kind === 'rune' ? (s.mediums[id.startsWith('L2') ? 1 : 0] ?? []) : []
  if (mediums.length > 0) {
    const tiles = mediums.toSorted((a, b) => paybackOf(s, a) - paybackOf(s, b))
    return [inhabitants(s, tiles[tiles.length >> 1] ?? '')]
  }
  if (spawn.length === 0) return NOBODY_MET
  return [spawn.map(each => asOpponent(s, likely(s, each), each, s.turn.player))]
}

export function inhabitants(s: Open, tile: string, worths = worthsOf(s)): Opponent[] {
  const { boss, fixed, spawn } = tileFacts(tile)
  const { player } = s.turn
  return [
    ...(boss === undefined ? [] : [asOpponent(s, contentOf(s).bosses[boss].blue, 'boss', player, worths)]),
    ...fixed.map(each => asOpponent(s, contentOf(s).monsters[each], kindOfMonster(each), player, worths)),
    ...spawn.map(each => asOpponent(s, likely(s, each), each, player, worths)),
  ]
}

function paybackOf(s: Open, tile: string): number {
  const { boss, fixed, spawn } = tileFacts(tile)
  const all = [...fixed.map(each => contentOf(s).monsters[each]), ...spawn.map(each => likely(s, each))]
  if (boss !== undefined) all.push(contentOf(s).bosses[boss].blue)
  return all.reduce((sum, { payback }) => sum + payback, 0)
}
