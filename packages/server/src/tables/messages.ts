import type { Heard, Outcome, Patch, Seat, Shape, Sight, StandingOrder } from '@undercroft/kernel'
import type { ChatRule } from '../order/manners.ts'
import type { ChatLine, Clock, Status, Time, Visibility } from '../store/records.ts'

/** A seat as everybody may know it. */
export type SeatCard = { readonly name: string; readonly role: string } & (
  | { readonly kind: 'free'; readonly invited: boolean }
  /** `kept`: they have not come yet. `worded`: they have mixed a word into the dice. */
  | {
      readonly kind: 'person'
      readonly person: string
      readonly player: string
      readonly kept?: true
      readonly worded: boolean
    }
  /** `person`: for whom the bot stands in. */
  | { readonly kind: 'bot'; readonly level: string; readonly person?: string; readonly player?: string }
)

/** A table as everybody who may look at it knows it. */
export interface TableCard {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: object
  readonly seats: readonly SeatCard[]
  readonly maker: string
  readonly visibility: Visibility
  readonly status: Status
  readonly clock: Clock
  /** Who gets which seat is drawn when play begins, or was. */
  readonly lots: boolean
  /** After so many seconds without a sign of somebody the others need not wait for them. */
  readonly patience: number
  /** Whether its result counts for ratings. */
  readonly rated: boolean
  /** How the host has set the chat, if not open. */
  readonly chat?: ChatRule
  readonly seal: { readonly commitment: string; readonly words: readonly string[]; readonly secret?: string }
  readonly outcome?: Outcome
  readonly rematch?: string
  /** Somebody asks to take something back; these have agreed. */
  readonly proposal?: { readonly by: Seat; readonly agreed: readonly Seat[] }
  readonly rematchOf?: string
  readonly madeAt: Time
  readonly startedAt?: Time
  readonly overAt?: Time
  /** Said where the rules have changed since: the table can be looked at, and not played on. */
  readonly outdated?: string
}

/** How much time somebody has who is known to be asked. */
interface ClockFace {
  readonly seat: Seat
  readonly endsAt: Time
}

/** What a viewer sees and has heard. `events` go on from number `from`; what was heard beyond that is no longer so. */
export interface View extends Omit<Sight<Shape>, 'ask'> {
  readonly ask?: Sight<Shape>['ask'] | undefined
  readonly epoch: number
  readonly from: number
  readonly events: readonly Heard<Shape>[]
  readonly clocks: readonly ClockFace[]
  /** What this viewer's own seat has answered without being asked. */
  readonly orders?: readonly StandingOrder[] | undefined
}

/** What is not as it was in the view before. Of `seen`, only those parts; null: it is no longer there. */
interface Changes extends Partial<Pick<View, 'refusals' | 'asides' | 'mayUndo' | 'clocks'>> {
  readonly seen?: Partial<Omit<View['seen'], 'outcome'>> & { readonly outcome?: Outcome | null }
  readonly ask?: View['ask'] | null
  /** The same is asked anew. */
  readonly ticket?: number
  readonly orders?: View['orders'] | null
}

/** What the server says on a socket. */
export type ServerMessage =
  | { readonly say: 'table'; readonly table: string; readonly card: TableCard }
  /** `request`: the receiver's own, which is committed, and of which this came. */
  | { readonly say: 'view'; readonly table: string; readonly view: View; readonly request?: string }
  /** To those who asked for it, instead of a view, when they have one. */
  | {
      readonly say: 'patch'
      readonly table: string
      readonly epoch: number
      readonly from: number
      readonly events: View['events']
      /** Makes this view of the one before, but for its events. */
      readonly patch: Patch
      readonly request?: string
    }
  | {
      readonly say: 'changes'
      readonly table: string
      readonly epoch: number
      readonly from: number
      readonly events: View['events']
      readonly changed: Changes
      readonly request?: string
    }
  /** Those who sit at the table and look on now. */
  | { readonly say: 'here'; readonly table: string; readonly persons: readonly string[] }
  | { readonly say: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** What spectators say. */
  | { readonly say: 'gallery'; readonly table: string; readonly lines: readonly ChatLine[] }
