import type { ChoiceOf, Position, Seat } from '@undercroft/kernel'
import { type DoorId, NONE, type Place, type RoomId } from '../content/board.ts'
import type { CardId } from '../content/cards.ts'
import type { RolledTrait, RoomCard, SideCard } from '../content/rooms.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { RoomClaim, verbs } from './choices.ts'
import type { Event } from './events.ts'
import type { Frame } from './frames.ts'
import type { Options } from './options.ts'
import type { OwnTalk } from './own-task.ts'
import type { TaskPlan } from './plan.ts'
import type { Posed } from './puzzles.ts'
import type { TrialState } from './trials.ts'
import type { View } from './view.ts'

export type { Frame, FrameOf } from './frames.ts'

/** The MoF sits first and has no figure (ED-1.11); the Explorers sit after it: Explorer 0, "A", has seat 1. */
export const MOF: Seat = 0
export type ExplorerId = number
/** A set of Explorers, one bit for each. */
export type Explorers = number

export interface Explorer {
  /** The points as shared out (ED-3.19): Move, See, Fight, Live. Empty until all have committed. */
  start: readonly number[]
  /** The base scores: what cards and roars change comes on top. */
  move: number
  see: number
  fight: number
  live: number
  place: Place
  /** Those with the same number are a group (ED-5.26); NONE if alone. */
  group: number
  keys: number
  fragments: number
  /** Secret (ED-10.7). */
  hand: CardId[]
  /** Rooms that it has perceived, as bits: that is public, what is in them is not. */
  perceived: number
  /** Side rooms that it has looked into with an Oracle Chip, as bits. */
  looked: number
  /** The room of its See attempt on its previous turn and on the one being played (ED-5.46), or NONE. */
  triedBefore: RoomId
  tried: RoomId
  /** Whether it has had its turn in this round. */
  acted: boolean
  /**
   * Its own card in effect (ED-10.5), or NONE; and after how many ends of its turns the effect is over, 0 for the end
   * of the round.
   */
  effect: CardId
  effectTurns: number
  /** The number of ends of its turns until a Fierce Roar wears off (ED-7.14). */
  roared: number
}

export interface Room {
  /** Secret while face down; `none` once cleared (ED-1.10). */
  card: RoomCard | 'none'
  /** Secret (ED-5.42). */
  key: boolean
  faceUp: boolean
  /** ED-5.64 */
  box: boolean
  /** Whether a beast is being fought. The fields below matter only then. */
  combat: boolean
  health: number
  /** MoF turns that these two still miss (ED-7.11). */
  shockwave: number
  roar: number
  pounced: boolean
  /** Attacks that the beast must still make in the MoF turn being played (ED-7.15). */
  due: number
  /** Attacks that it made in this MoF turn, as bits of their place in ATTACKS. */
  used: number
}

export interface Door {
  locked: boolean
  /** Secret while locked. */
  card: SideCard
  /** Secret: the MoF's. */
  task: TaskPlan
  /** Secret until won. */
  fragment: boolean
  reward: boolean
  /** Completed (ED-8.15). */
  done: boolean
  /** An own task was attempted and failed (ED-14.6). */
  ownFailed: boolean
}

/** What lies on the floor of a space, the Hub or a room. */
export interface Loose {
  readonly place: Place
  keys: number
  fragments: number
}

/** ED-5.82: one for each space. */
export interface Fight {
  readonly place: Place
  fighters: Explorers
  /** ED-5.75 */
  betrayers: Explorers
  /** Those whose latest choice was to stand down (ED-5.83). */
  resting: Explorers
}

/** Where an Explorer's turn has got to (ED-5.1). */
export const STAGES = ['start', 'before', 'die', 'moving', 'stopped', 'place', 'over'] as const
export type Stage = (typeof STAGES)[number]

/** The turn being played; `leader` is NONE in the MoF's turn and between turns. */
export interface Turn {
  leader: ExplorerId
  /** Everybody whose turn this is (ED-5.25), and those of them, the leader included, who still move together. */
  party: Explorers
  members: Explorers
  stage: Stage
  /** ED-5.21: once a turn. */
  invited: boolean
  /** The Move die as it lies, 0 before it is rolled; and how often it was (ED-5.3). */
  die: number
  rolls: number
  points: number
  /** Steps taken since the mover last stopped. */
  steps: number
  /** ED-5.9: whether the place action is still to come, half done by perceiving `room`, or done. */
  action: 'free' | 'perceived' | 'used'
  room: RoomId
  /** ED-5.93: whether a flight from the room was tried. */
  fled: boolean
  /** ED-5.87: whether the leader has chosen in a fight. */
  chose: boolean
  /** Rooms left in this turn, as bits (ED-5.63). */
  left: number
  /** The space that must be left after a won flight (ED-5.80), or NONE. */
  mustLeave: Place
}

/** The score roll that is being settled, or was last: public (ED-4.13). */
export interface Roll {
  readonly explorer: ExplorerId
  readonly trait: RolledTrait
  readonly dice: readonly number[]
  /** The group's (ED-4.1), less what a Static Fog takes. */
  readonly bonus: number
  /** What a Lucky Cog added. */
  readonly plus: number
  /** The Explorer who rolls against it (ED-4.8), or NONE: then it is the MoF's D20. */
  readonly other: ExplorerId
  readonly otherTrait: RolledTrait
  readonly otherDice: readonly number[]
  readonly otherPlus: number
  readonly d20: number
  readonly d20Plus: number
}

/** An attempt at a side room's task. */
export type Task = { readonly door: DoorId; readonly active: ExplorerId; readonly who: Explorers } & (
  | { readonly kind: 'puzzle'; posed: Posed }
  | { readonly kind: 'trial'; trial: TrialState }
  | { readonly kind: 'own'; talk: OwnTalk }
)

/** The latest claim of a seat about a place, true or not (ED-5.43). */
export type Claim = { readonly seat: Seat } & (
  | { readonly room: RoomId; readonly says: RoomClaim }
  | { readonly door: DoorId; readonly says: SideCard }
)

export interface State extends Position<Frame, Rule> {
  readonly options: Readonly<Options>
  /** Counted from 1; 0 during setup. */
  round: number
  /** ED-3.26; empty during setup. */
  order: readonly ExplorerId[]
  explorers: Explorer[]
  /** a to m. */
  rooms: Room[]
  /** blue to white. */
  doors: Door[]
  loose: Loose[]
  fights: Fight[]
  turn: Turn
  roll: Roll | undefined
  task: Task | undefined
  /** The trial that was decided last, until another task begins: how it ended is still to be seen. */
  lastTrial: TrialState | undefined
  /** Secret. */
  mofHand: CardId[]
  /**
   * The MoF's card in effect, or NONE; what it was played on; and the last round in which it works, 0 for this turn.
   */
  mofEffect: CardId
  mofTarget: number
  mofUntil: number
  /** Seats that have played a card in the turn being played, as bits (ED-10.3). */
  played: number
  /** How many of each card are left in the decks (secret) and lie in the discard piles (public). */
  deck: number[]
  discards: number[]
  /** How many room cards of each kind were removed, in the order of ROOM_CARDS; and beasts put in by a Fresh Brood. */
  removed: number[]
  brood: number
  /** Small Keys that were used on doors (ED-6.17). */
  keysUsed: number
  claims: readonly Claim[]
  /** Explorers who have agreed to concede (ED-2.7). */
  conceding: Explorers
}

/** The types of this game as the kernel wants them. */
export interface ElectroDungeon {
  rule: Rule
  choice: Choice
  frame: Frame
  state: State
  view: View
  options: Options
  event: Event
}

export type Choice = ChoiceOf<typeof verbs>

export function seatOf(explorer: ExplorerId): Seat {
  return explorer + 1
}

/** The Explorer of a seat; NONE for the MoF. */
export function explorerOf(seat: Seat): ExplorerId {
  return seat === MOF ? NONE : seat - 1
}

export function explorerAt(s: Pick<State, 'explorers'>, id: ExplorerId): Explorer {
  return s.explorers[id] as Explorer
}

export function roomAt(s: Pick<State, 'rooms'>, room: RoomId): Room {
  return s.rooms[room] as Room
}

export function doorAt(s: Pick<State, 'doors'>, door: DoorId): Door {
  return s.doors[door] as Door
}

export function has(set: Explorers, explorer: ExplorerId): boolean {
  return (set & (1 << explorer)) !== 0
}

export function withExplorer(set: Explorers, explorer: ExplorerId): Explorers {
  return set | (1 << explorer)
}

export function withoutExplorer(set: Explorers, explorer: ExplorerId): Explorers {
  return set & ~(1 << explorer)
}

/** How many Explorers are in a set, or rooms in one. */
export function sizeOf(set: number): number {
  let left = set
  let size = 0
  for (; left !== 0; left &= left - 1) size++
  return size
}

/** ED-4.15: the Explorers of a set in turn order. */
export function inOrder(s: Pick<State, 'order'>, set: Explorers): ExplorerId[] {
  return s.order.filter(explorer => has(set, explorer))
}

/** Everybody in a place, as a set. */
export function whoIsIn(explorers: readonly { readonly place: Place }[], place: Place): Explorers {
  let set = 0
  for (let id = 0; id < explorers.length; id++) if (explorers[id]?.place === place) set |= 1 << id
  return set
}

export function fightAt<F extends { readonly place: Place }>(fights: readonly F[], place: Place): F | undefined {
  for (const fight of fights) if (fight.place === place) return fight
  return undefined
}

/** The fight that an Explorer is in. */
export function fightOf(s: Pick<State, 'fights'>, explorer: ExplorerId): Fight | undefined {
  for (const fight of s.fights) if (has(fight.fighters, explorer)) return fight
  return undefined
}

export function looseAt(s: Pick<State, 'loose'>, place: Place): Loose | undefined {
  for (const loose of s.loose) if (loose.place === place) return loose
  return undefined
}
