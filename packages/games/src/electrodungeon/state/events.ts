import type { Seat } from '@undercroft/kernel'
import type { Attack } from '../content/beasts.ts'
import type { DoorId, Place, RoomId } from '../content/board.ts'
import type { CardId } from '../content/cards.ts'
import type { Reply } from '../content/puzzles/puzzle.ts'
import type { RolledTrait, RoomCard, SideCard } from '../content/rooms.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Item, RoomClaim } from './choices.ts'
import type { ExplorerId, Explorers } from './state.ts'
import type { TrialEvent } from './trial-events.ts'

/** What is told beside choices and rolls. What is left out of an event is not for this viewer. */
export type Event =
  // setting up, rounds and turns
  | { readonly what: 'traits'; readonly explorer: ExplorerId; readonly points: readonly number[] }
  | { readonly what: 'order'; readonly order: readonly ExplorerId[] }
  | { readonly what: 'round'; readonly round: number; readonly of: number }
  | { readonly what: 'turn'; readonly explorer: ExplorerId }
  | { readonly what: 'mofTurn' }
  // moving
  | { readonly what: 'grouped'; readonly leader: ExplorerId; readonly members: Explorers; readonly move: number }
  | { readonly what: 'ungrouped'; readonly explorer: ExplorerId }
  | { readonly what: 'moveDie'; readonly explorer: ExplorerId; readonly die: number; readonly rerolls: number }
  | {
      readonly what: 'stepped'
      readonly explorers: Explorers
      readonly from: Place
      readonly to: Place
      readonly points: number
    }
  | {
      readonly what: 'through'
      readonly explorers: Explorers
      readonly room: RoomId
      readonly from: Place
      readonly to: Place
      readonly points: number
    }
  /** Into a room, out of one, back from one, or to the Hub. */
  | { readonly what: 'put'; readonly explorers: Explorers; readonly from: Place; readonly to: Place }
  // rolls
  | {
      readonly what: 'scored'
      readonly explorer: ExplorerId
      readonly trait: RolledTrait
      readonly total: number
      readonly d20: number
      readonly won: boolean
    }
  | {
      readonly what: 'contested'
      readonly explorer: ExplorerId
      readonly trait: RolledTrait
      readonly total: number
      readonly other: ExplorerId
      readonly otherTrait: RolledTrait
      readonly otherTotal: number
      readonly won: boolean
    }
  // rooms
  | {
      readonly what: 'perceived'
      readonly explorer: ExplorerId
      readonly room: RoomId
      readonly success: boolean
      readonly card?: RoomCard
      readonly key?: boolean
    }
  | {
      readonly what: 'entered'
      readonly explorers: Explorers
      readonly room: RoomId
      readonly how: 'aware' | 'blind' | 'joined'
    }
  | { readonly what: 'box'; readonly room: RoomId }
  | { readonly what: 'faceUp'; readonly room: RoomId; readonly card: RoomCard }
  | { readonly what: 'cleared'; readonly room: RoomId; readonly card: RoomCard; readonly explorer: ExplorerId }
  | { readonly what: 'dismantled'; readonly room: RoomId; readonly explorer: ExplorerId }
  | { readonly what: 'burst'; readonly room: RoomId; readonly explorer: ExplorerId }
  | { readonly what: 'fell'; readonly room: RoomId }
  | {
      readonly what: 'took'
      readonly explorer: ExplorerId
      readonly keys: number
      readonly fragments: number
      readonly from: Place
      /** Whose it was, where it was stolen. */
      readonly victim?: ExplorerId
    }
  // combat
  | { readonly what: 'combat'; readonly room: RoomId; readonly health: number }
  | { readonly what: 'beastHit'; readonly room: RoomId; readonly explorer: ExplorerId; readonly health: number }
  | { readonly what: 'beastMissed'; readonly room: RoomId; readonly explorer: ExplorerId }
  | { readonly what: 'slain'; readonly room: RoomId; readonly explorer: ExplorerId }
  | { readonly what: 'combatOver'; readonly room: RoomId }
  | { readonly what: 'beast'; readonly room: RoomId; readonly attack: Attack; readonly target: ExplorerId }
  | { readonly what: 'roared'; readonly explorer: ExplorerId }
  | { readonly what: 'dodged'; readonly explorer: ExplorerId; readonly attack: Attack }
  // fights
  | {
      readonly what: 'attacked'
      readonly attacker: ExplorerId
      readonly victim: ExplorerId
      readonly place: Place
      readonly betrayal: boolean
    }
  | { readonly what: 'fightOver'; readonly place: Place; readonly by: Rule }
  | { readonly what: 'fled'; readonly explorer: ExplorerId; readonly from: Place; readonly success: boolean }
  // Live, death, shock
  | {
      readonly what: 'lost'
      readonly explorer: ExplorerId
      readonly amount: number
      readonly live: number
      readonly by: Rule
    }
  | { readonly what: 'gained'; readonly explorer: ExplorerId; readonly amount: number; readonly live: number }
  | {
      readonly what: 'died'
      readonly explorer: ExplorerId
      readonly place: Place
      readonly keys: number
      readonly fragments: number
    }
  | { readonly what: 'revived'; readonly explorer: ExplorerId; readonly live: number }
  | { readonly what: 'electroshock'; readonly number: number; readonly amount: number; readonly explorers: Explorers }
  // items and cards
  | { readonly what: 'gave'; readonly from: ExplorerId; readonly to: ExplorerId; readonly item: Item }
  | { readonly what: 'drew'; readonly seat: Seat; readonly card?: CardId }
  | { readonly what: 'played'; readonly seat: Seat; readonly card: CardId; readonly target: string }
  | { readonly what: 'wornOff'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly what: 'discarded'
      readonly explorer: ExplorerId
      readonly cards: readonly CardId[]
      readonly by: 'death' | 'shortFuse'
    }
  | {
      readonly what: 'looked'
      readonly explorer: ExplorerId
      readonly door: DoorId
      readonly card?: SideCard
      readonly fragment?: boolean
      readonly reward?: boolean
    }
  | { readonly what: 'swapped'; readonly rooms: readonly RoomId[] }
  | { readonly what: 'brood'; readonly room: RoomId }
  | { readonly what: 'mended'; readonly room: RoomId; readonly health: number }
  // side rooms
  | { readonly what: 'unlocked'; readonly explorer: ExplorerId; readonly door: DoorId; readonly card: SideCard }
  | { readonly what: 'task'; readonly door: DoorId; readonly explorers: Explorers; readonly title: string }
  | { readonly what: 'tried'; readonly explorer: ExplorerId; readonly left: number; readonly reply?: Reply }
  | { readonly what: 'trial'; readonly seats: readonly Seat[]; readonly event: TrialEvent }
  | { readonly what: 'said'; readonly seat: Seat; readonly text?: string }
  | { readonly what: 'taskOver'; readonly door: DoorId; readonly success: boolean; readonly by: Rule }
  | { readonly what: 'votes'; readonly item: 'fragment' | 'reward'; readonly votes: readonly (readonly ExplorerId[])[] }
  | {
      readonly what: 'prize'
      readonly explorer: ExplorerId
      readonly door: DoorId
      readonly item: 'fragment' | 'reward'
    }
  // asides and ends
  | { readonly what: 'claimedRoom'; readonly seat: Seat; readonly room: RoomId; readonly says: RoomClaim }
  | { readonly what: 'claimedDoor'; readonly seat: Seat; readonly door: DoorId; readonly says: SideCard }
  | { readonly what: 'conceded'; readonly seat: Seat; readonly by: Rule }
  | { readonly what: 'playsOn'; readonly seat: Seat }
  | { readonly what: 'escaped'; readonly explorers: Explorers; readonly door: DoorId }
  | { readonly what: 'outOfTime'; readonly round: number }
