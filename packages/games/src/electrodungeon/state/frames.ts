import type { Seat } from '@undercroft/kernel'
import type { Attack } from '../content/beasts.ts'
import type { DoorId, Place, RoomId } from '../content/board.ts'
import type { RolledTrait } from '../content/rooms.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { ExplorerId, Explorers } from './state.ts'

/** What is going on: one kind of frame for each phase. */
export type Frame =
  // setting up and rounds
  | { readonly phase: 'setup' }
  | { readonly phase: 'order' }
  | { readonly phase: 'round' }
  | { readonly phase: 'slot'; readonly explorer: ExplorerId }
  // an Explorer's turn
  | { readonly phase: 'turn' }
  | { readonly phase: 'room' }
  | { readonly phase: 'combat' }
  | { readonly phase: 'fight' }
  | { readonly phase: 'before' }
  | { readonly phase: 'invited'; readonly who: Explorers }
  | { readonly phase: 'rolled' }
  | { readonly phase: 'moving' }
  | { readonly phase: 'member'; readonly explorer: ExplorerId }
  | { readonly phase: 'arrivals'; readonly place: Place }
  | { readonly phase: 'arrival'; readonly explorer: ExplorerId; readonly place: Place }
  | { readonly phase: 'drawn' }
  | { readonly phase: 'place' }
  // rooms
  | { readonly phase: 'perceives'; readonly explorer: ExplorerId; readonly room: RoomId }
  | { readonly phase: 'follow'; readonly room: RoomId }
  | { readonly phase: 'box'; readonly room: RoomId; readonly who: Explorers }
  | { readonly phase: 'facesBeast'; readonly explorer: ExplorerId; readonly room: RoomId; readonly from: Place }
  | { readonly phase: 'beastFaced'; readonly room: RoomId; readonly who: Explorers; readonly from: Place }
  | { readonly phase: 'dismantles'; readonly explorer: ExplorerId; readonly room: RoomId }
  | { readonly phase: 'dodgesTrap'; readonly explorer: ExplorerId }
  | { readonly phase: 'leaveRoom'; readonly room: RoomId; readonly explorer: ExplorerId }
  | { readonly phase: 'exit'; readonly explorer: ExplorerId; readonly room: RoomId; readonly who: Explorers }
  | { readonly phase: 'fleesRoom'; readonly explorer: ExplorerId; readonly room: RoomId }
  | { readonly phase: 'hitsBeast'; readonly explorer: ExplorerId; readonly room: RoomId }
  // fights
  | { readonly phase: 'strikes'; readonly attacker: ExplorerId; readonly victim: ExplorerId }
  | { readonly phase: 'fleesFight'; readonly explorer: ExplorerId }
  // rolls and losses
  | {
      readonly phase: 'roll'
      readonly explorer: ExplorerId
      readonly trait: RolledTrait
      /** Fixed before the group may change (ED-5.66), or NONE: as it is when the dice fall. */
      readonly bonus: number
      readonly other: ExplorerId
      readonly otherTrait: RolledTrait
    }
  | { readonly phase: 'react'; readonly seat: Seat }
  | { readonly phase: 'settled' }
  | { readonly phase: 'hurt'; readonly explorer: ExplorerId }
  | { readonly phase: 'suffer'; readonly explorer: ExplorerId; readonly amount: number; readonly by: Rule }
  // side rooms
  | { readonly phase: 'unlocked'; readonly door: DoorId }
  | { readonly phase: 'joining'; readonly door: DoorId; readonly builtIn: boolean }
  | { readonly phase: 'puzzle' }
  | { readonly phase: 'fail'; readonly by: Rule }
  | { readonly phase: 'trial' }
  | { readonly phase: 'own' }
  | { readonly phase: 'judge' }
  | { readonly phase: 'ownRolls'; readonly explorer: ExplorerId; readonly trait: RolledTrait }
  | { readonly phase: 'prizes'; readonly winner: ExplorerId }
  | { readonly phase: 'vote'; readonly item: 'fragment' | 'reward' }
  | { readonly phase: 'voted' }
  | { readonly phase: 'failed'; readonly by: Rule }
  // the MoF's turn
  | { readonly phase: 'mofBegins' }
  | { readonly phase: 'pre' }
  | { readonly phase: 'electroshock'; readonly number: number }
  | { readonly phase: 'mofTurn' }
  | { readonly phase: 'dodgesBeast'; readonly explorer: ExplorerId; readonly room: RoomId; readonly attack: Attack }
  | { readonly phase: 'dodgesArc'; readonly explorer: ExplorerId }
  | { readonly phase: 'mofEnd' }

export type FrameOf<Phase extends Frame['phase']> = Extract<Frame, { readonly phase: Phase }>
