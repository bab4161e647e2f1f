import type { Limit, Outcome, Seat, StandingOrder } from '@undercroft/kernel'
import type { Manners } from '../order/manners.ts'

/** Milliseconds since 1970. */
export type Time = number

export interface Person {
  readonly id: string
  readonly name: string
  readonly settings: { readonly [name: string]: unknown }
  readonly madeAt: Time
}

/** What opens the door: a browser's cookie, a program's token, a link that works once and moves one to another
 * device, or one that makes its finder a friend. */
const TOKEN_KINDS = ['session', 'program', 'move', 'friend'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

export interface Token {
  /** Public: it finds the row. The secret beside it is kept as a hash only. */
  readonly id: string
  readonly person: string
  readonly kind: TokenKind
  readonly hash: string
  readonly label: string
  readonly madeAt: Time
  readonly endsAt?: Time | undefined
}

/** Who sits somewhere. A bot that stands in for a person keeps the seat for them. */
export type Sitting =
  | { readonly kind: 'free'; readonly invited: boolean }
  | SomebodySits
  | { readonly kind: 'bot'; readonly level: string; readonly for?: Somebody }

interface Somebody {
  readonly person: string
  readonly name: string
  /** What they mix into the dice; none before their browser has sent it. */
  readonly word?: string
}

interface SomebodySits extends Somebody {
  readonly kind: 'person'
  /** The seat is kept for them at a rematch, and they have not come yet. */
  readonly kept?: true
}

/** The person to whom a seat belongs, also while a bot stands in. */
export function ownerOf(sitting: Sitting | undefined): string | undefined {
  if (sitting?.kind === 'person') return sitting.person
  return sitting?.kind === 'bot' ? sitting.for?.person : undefined
}

export const VISIBILITIES = ['public', 'private'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export const STATUSES = ['open', 'playing', 'over'] as const
export type Status = (typeof STATUSES)[number]

/** Who answers when the time is up: the game's default choice, or a bot. */
export const TIME_UP = ['default', 'bot'] as const

export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'move' | 'game'; readonly seconds: number; readonly atEnd: (typeof TIME_UP)[number] }

/** How one seat's time stands: since when it is asked, and in a game's clock what it had left then. */
export interface Hand {
  readonly since?: Time
  /** What it is asked. */
  readonly ticket?: number
  readonly left?: number
  /** The time that the question has of itself, whatever the table's clock says. */
  readonly limit?: Limit
}

export interface TableRecord {
  readonly id: string
  readonly game: string
  /** The version of the rules it was begun with. */
  readonly version: number
  readonly options: object
  readonly seats: readonly Sitting[]
  readonly maker: string
  readonly visibility: Visibility
  readonly status: Status
  readonly clock: Clock
  /** Whether who gets which seat is drawn when play begins. */
  readonly lots: boolean
  /** After so many seconds without a sign of somebody the others need not wait for them. */
  readonly patience: number
  /** Whether its result counts for ratings. */
  readonly rated: boolean
  /** Those who have left for good. */
  readonly gone: readonly string[]
  /** What its host has arranged. */
  readonly manners: Manners
  readonly hands: readonly Hand[]
  /** The time at which the first clock of the asked seats runs out. */
  readonly deadline?: Time | undefined
  /** What seals the dice: shown to nobody before the end. */
  readonly secret: string
  readonly commitment: string
  /** The words are fixed when play begins: one for each seat, in the order before lots were drawn. */
  readonly words: readonly string[]
  /** How many entries its log has. */
  readonly seq: number
  /** The seats that are asked now. Not for everybody's eyes: some are asked quietly. */
  readonly waiting: readonly Seat[]
  /** What each seat has answered without being asked; only its owner knows. */
  readonly orders: readonly (readonly StandingOrder[])[]
  /** A bot is asked, or somebody whose order stands: any node may answer for them. */
  readonly botDue: boolean
  readonly outcome?: Outcome | undefined
  readonly rematchOf?: string | undefined
  readonly rematch?: string | undefined
  readonly proposal?: Proposal | undefined
  /** The time at which the asked people who are away get a notice. */
  readonly noticeAt?: Time | undefined
  readonly madeAt: Time
  readonly startedAt?: Time | undefined
  readonly overAt?: Time | undefined
}

/** Somebody asks the others to take more back than the rules of undo allow. It lapses when play goes on. */
export interface Proposal {
  readonly by: Seat
  /** How many answers would be left. */
  readonly steps: number
  readonly agreed: readonly Seat[]
}

/** What may change with an entry of the log; the rest of a table stands from its beginning. */
export type TableChange = Partial<
  Pick<
    TableRecord,
    | 'maker'
    | 'seats'
    | 'lots'
    | 'gone'
    | 'manners'
    | 'status'
    | 'hands'
    | 'deadline'
    | 'words'
    | 'waiting'
    | 'orders'
    | 'botDue'
    | 'outcome'
    | 'rematch'
    | 'version'
    | 'proposal'
    | 'noticeAt'
    | 'startedAt'
    | 'overAt'
  >
>

/** A match in the middle of it: plain data, as the kernel resumes it. */
export interface SavedPosition {
  readonly state: unknown
  readonly pending: readonly unknown[]
  /** How often the dice have fallen. */
  readonly drawn: number
  readonly words: readonly string[]
}

/** Whoever sits there, a bot, the default when time is up, or a standing order. */
export type AnsweredBy = 'person' | 'bot' | 'clock' | 'order'

/** What happened at a table, in order: all that a replay needs. */
export type Happening =
  | { readonly kind: 'started'; readonly words: readonly string[]; readonly draws: readonly number[] }
  | {
      readonly kind: 'answered'
      readonly seat: Seat
      /** In the game's notation. */
      readonly choice: string
      readonly draws: readonly number[]
      readonly by: AnsweredBy
    }
  | { readonly kind: 'undone'; readonly seat: Seat }
  | { readonly kind: 'ordered'; readonly seat: Seat }
  | { readonly kind: 'proposed'; readonly seat: Seat }
  | { readonly kind: 'replied'; readonly seat: Seat; readonly agree: boolean }
  /** By consent: so many answers are left. */
  | { readonly kind: 'rewound'; readonly steps: number }
  /** Who it was stands with the table: the log names nobody. */
  | { readonly kind: 'sat'; readonly seat: Seat; readonly who: Sitting['kind'] }
  /** A seat's owner has come, or mixes a word into the dice; which one stands with the table until play begins. */
  | { readonly kind: 'came' | 'worded'; readonly seat: Seat }
  /** The host has shown somebody out or let them in, or set the chat. */
  | { readonly kind: 'hosted' }
  /** All seats are taken, and the words of some are waited for. */
  | { readonly kind: 'gathered' }
  /** Seats will be drawn by lot, or no longer. */
  | { readonly kind: 'lots'; readonly on: boolean }
  | { readonly kind: 'rematched'; readonly table: string }
  /** The rules have changed in mid-game: it goes on by the new ones from this position. */
  | { readonly kind: 'renewed'; readonly version: number; readonly position: SavedPosition }
  /** Nobody but its maker sat there. */
  | { readonly kind: 'closed' }
  /** By those who were left when all others had stayed away. */
  | { readonly kind: 'ended' }

export interface Entry {
  readonly seq: number
  readonly happening: Happening
  readonly person?: string | undefined
  readonly at: Time
}

export interface NewEntry {
  readonly happening: Happening
  readonly person?: string | undefined
  /** Chosen by the client: the same one is never taken twice. */
  readonly request?: string | undefined
  readonly at: Time
}

export type Appended =
  | { readonly kind: 'taken'; readonly seq: number }
  /** This request was taken before: its answer was lost on the way. */
  | { readonly kind: 'repeated'; readonly seq: number; readonly table: string }
  /** Somebody else was first: look at the log again. */
  | { readonly kind: 'late' }

/** What a viewer could last see of a table, kept for rules that have changed since. */
export interface Snapshot {
  readonly seq: number
  readonly version: number
  readonly body: string
}

/** A place in a list that is sorted by time, the newest first: the page after it is wanted. */
export interface Place {
  readonly at: Time
  readonly id: string
}

/** Somebody who played wants to know how much of a game's result was luck. */
export interface AskedAnalysis {
  readonly table: string
  readonly person: string
  readonly askedAt: Time
  /** How many answers were given in the game. */
  readonly steps: number
}

export interface OpenAnalysis extends AskedAnalysis {
  /** How many of them have been looked at; none before the look has begun. */
  readonly done?: number
  readonly isFound: boolean
  /** Why nothing can be found out. */
  readonly failed?: string
}

export interface Invitation {
  readonly id: string
  readonly table: string
  readonly hash: string
  /** Without one it invites to watch. */
  readonly seat?: Seat | undefined
  readonly madeAt: Time
  /** The host has taken it back. */
  readonly revokedAt?: Time | undefined
}

export const LINE_KINDS = ['say', 'react'] as const

export interface ChatLine {
  /** Counted at each table from 1. */
  readonly n: number
  readonly person: string
  readonly name: string
  readonly kind: (typeof LINE_KINDS)[number]
  readonly text: string
  readonly at: Time
}

/** A game that somebody who played it has given to everybody. */
export interface PublishedRecord {
  readonly id: string
  readonly table: string
  readonly publisher: string
  readonly game: string
  readonly version: number
  /** As `name=value`. */
  readonly options: readonly string[]
  readonly seats: readonly {
    readonly name: string
    readonly role: string
    readonly kind: string
    readonly player: string
  }[]
  /** The names of the seats that won. */
  readonly winners: readonly string[]
  /** The rule that ended it. */
  readonly by: string
  /** How many answers were given. */
  readonly steps: number
  /** The game as text, without the names of people. */
  readonly record: string
  /** Those who agreed to be named. */
  readonly names: readonly { readonly seat: Seat; readonly person: string; readonly name: string }[]
  readonly at: Time
}

/** Which published games are wanted. */
export interface RecordSearch {
  readonly game?: string | undefined
  readonly option?: string | undefined
  readonly winner?: string | undefined
  readonly by?: string | undefined
  readonly from?: number | undefined
  readonly to?: number | undefined
}

export const NOTICE_KINDS = ['push', 'webhook'] as const

/** Where somebody wants to be told that it is their turn. */
export interface NoticeAddress {
  readonly id: string
  readonly person: string
  readonly kind: (typeof NOTICE_KINDS)[number]
  /** A push subscription, or a webhook's address. */
  readonly target: string
  readonly madeAt: Time
}
