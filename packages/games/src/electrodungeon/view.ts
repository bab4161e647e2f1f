import type { Place } from './content/board.ts'
import type { CardId } from './content/cards.ts'
import type { RoomCard, SideCard } from './content/rooms.ts'
import type { Options } from './options.ts'
import type { TaskPlan } from './plan.ts'
import type { Claim, Door, Explorer, ExplorerId, Explorers, Fight, Loose, Roll, Room, Turn } from './state.ts'
import type { OwnTalk } from './tasks/own.ts'
import type { DimPuzzle, SeenPuzzle } from './tasks/puzzles/index.ts'
import type { TrialState } from './tasks/trials/index.ts'

/** Everything of an Explorer is public but its hand. */
export interface ExplorerView extends Readonly<Omit<Explorer, 'hand' | 'start'>> {
  readonly start: readonly number[]
  readonly cards: number
  /** Its own eyes only, until the game is over. */
  readonly hand?: readonly CardId[]
}

export interface RoomView extends Readonly<Omit<Room, 'card' | 'key'>> {
  readonly cleared: boolean
  /** Left out if this viewer does not know it: the MoF does, and who has perceived the room; a face-up beast is known to all. */
  readonly card?: RoomCard
  readonly key?: boolean
}

export interface DoorView extends Readonly<Pick<Door, 'locked' | 'done' | 'ownFailed'>> {
  /** Known to all once unlocked; to the MoF and by an Oracle Chip before. */
  readonly card?: SideCard
  /** Known to the MoF and by an Oracle Chip; to all once the room is completed. */
  readonly fragment?: boolean
  readonly reward?: boolean
  /** The MoF's eyes only, until the game is over. */
  readonly task?: TaskPlan
}

/** The attempt that is going on; those who take part and the MoF see it whole, the others its title. */
export type TaskView = { readonly door: number; readonly active: ExplorerId; readonly who: Explorers } & (
  | { readonly kind: 'puzzle'; readonly puzzle: SeenPuzzle }
  | { readonly kind: 'dimPuzzle'; readonly puzzle: DimPuzzle }
  | { readonly kind: 'trial'; readonly trial: TrialState }
  | { readonly kind: 'own'; readonly talk: OwnTalk }
)

export interface View {
  readonly options: Readonly<Options>
  /** Counted from 1; 0 during setup. */
  readonly round: number
  /** ED-2.5 */
  readonly lastRound: number
  readonly order: readonly ExplorerId[]
  readonly explorers: readonly ExplorerView[]
  readonly rooms: readonly RoomView[]
  readonly doors: readonly DoorView[]
  readonly loose: readonly Readonly<Loose>[]
  readonly fights: readonly Readonly<Fight>[]
  readonly turn: Readonly<Turn>
  readonly roll?: Roll
  readonly task?: TaskView
  readonly mofCards: number
  /** The MoF's eyes only, until the game is over. */
  readonly mofHand?: readonly CardId[]
  readonly mofEffect: CardId
  readonly mofTarget: number
  readonly mofUntil: number
  readonly played: number
  /** Cards left in the Explorers' deck and in the MoF's. */
  readonly decks: readonly [number, number]
  readonly discards: readonly number[]
  readonly removed: readonly number[]
  readonly brood: number
  readonly claims: readonly Claim[]
  readonly conceding: Explorers
}

/** Where a figure stands, for those who draw it. */
export type { Place }
