import type { Refusal } from '@undercroft/games/board'
import type {
  AnyChoice,
  Heard,
  OpenAsk,
  Outcome,
  Patch,
  Seat,
  Seen,
  Shape,
  StandingOrder,
  Viewer,
} from '@undercroft/kernel'
import type { Options } from '../store/tables.ts'
import type { TournamentCard } from './tournaments/tournament.ts'

/** What goes over the wire, as far as the page needs it. Positions and choices are the games' own, and the kernel's to read. */

export interface SeatCard {
  readonly name: string
  readonly role: string
  readonly kind: 'free' | 'person' | 'bot'
  /** A free seat that waits for whoever has its link. */
  readonly invited?: boolean
  /** Whose seat it is, also while a bot stands in. */
  readonly person?: string
  readonly player?: string
  readonly level?: string
  /** It is kept for somebody who has not come yet. */
  readonly kept?: true
  /** Whether the sitter has mixed a word into the dice. */
  readonly worded?: boolean
}

export type ClockWish =
  | { readonly kind: 'none' }
  | { readonly kind: 'move' | 'game'; readonly seconds: number; readonly atEnd: 'default' | 'bot' }

export interface OnlineCard {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: Options
  readonly seats: readonly SeatCard[]
  readonly maker: string
  readonly visibility: 'public' | 'private'
  readonly status: 'open' | 'playing' | 'over'
  readonly clock: ClockWish
  /** Seats are drawn by lot when play begins, or were. */
  readonly lots: boolean
  /** After so many seconds without a sign of somebody the others need not wait for them. */
  readonly patience: number
  /** Its result counts for ratings. */
  readonly rated?: boolean
  /** How the host has set the chat, if not open. */
  readonly chat?: { readonly kind: 'closed' } | { readonly kind: 'slow'; readonly seconds: number }
  /** In lists: how strong those are who sit there, on the average. */
  readonly strength?: number
  readonly seal: { readonly commitment: string; readonly words: readonly string[]; readonly secret?: string }
  readonly outcome?: Outcome
  readonly rematch?: string
  /** A seat asks the others to take its last answer back. */
  readonly proposal?: { readonly by: Seat; readonly agreed: readonly Seat[] }
  readonly rematchOf?: string
  readonly madeAt: number
  readonly startedAt?: number
  readonly overAt?: number
  /** Why the table is read-only. */
  readonly outdated?: string
}

interface ClockFace {
  readonly seat: Seat
  readonly endsAt: number
}

/** One viewer's view. `events` start at number `from`; later events that the client has are void. */
export interface View {
  readonly viewer: Viewer
  readonly seen: Seen<Shape>
  readonly ask?: OpenAsk<Shape>
  readonly refusals: readonly Refusal[]
  readonly asides: readonly AnyChoice[]
  readonly mayUndo: boolean
  readonly epoch: number
  readonly from: number
  readonly events: readonly Heard<Shape>[]
  readonly clocks: readonly ClockFace[]
  /** The standing orders of the viewer's own seat. */
  readonly orders?: readonly StandingOrder[]
}

export interface ChatLine {
  readonly n: number
  readonly person: string
  readonly name: string
  readonly kind: 'say' | 'react'
  readonly text: string
  readonly at: number
}

export const REACTIONS = ['👍', '👏', '😄', '😮', '😢', '🎲', '🔥', '⏳'] as const

export interface Problem {
  readonly code: string
  readonly message: string
  readonly broken?: readonly Refusal[]
}

/** What has changed, where the client has a view already. */
export interface PatchMessage extends Pick<View, 'epoch' | 'from' | 'events'> {
  readonly say: 'patch'
  readonly table: string
  readonly patch: Patch
  readonly request?: string
}

export type ServerMessage =
  | PatchMessage
  | { readonly say: 'table'; readonly table: string; readonly card: OnlineCard }
  /** `request`: the client's own request that caused this message. */
  | { readonly say: 'view'; readonly table: string; readonly view: View; readonly request?: string }
  /** The seated people who are watching now. */
  | { readonly say: 'here'; readonly table: string; readonly persons: readonly string[] }
  /** Among players, or in the gallery of those who only look on. */
  | { readonly say: 'chat' | 'gallery'; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly say: 'ack'; readonly table: string; readonly request: string }
  | { readonly say: 'refused'; readonly table?: string; readonly request?: string; readonly error: Problem }
  | {
      readonly say: 'tables'
      readonly list: 'open' | 'playing'
      readonly tables: readonly OnlineCard[]
      readonly next?: string
    }
  | { readonly say: 'seeking'; readonly request: string; readonly others: number }
  | { readonly say: 'matched'; readonly request: string; readonly table: string }
  | { readonly say: 'friends' }
  | { readonly say: 'tournament'; readonly tournament: TournamentCard }
  | { readonly say: 'pong' }

/** Reads a message; undefined for one that this page does not know, since a newer server may send more kinds. */
export function readMessage(data: unknown): ServerMessage | undefined {
  const message = parse(data)
  if (!isObject(message)) return undefined
  switch (message.say) {
    case 'table':
      return isCard(message.card) ? (message as ServerMessage) : undefined
    case 'view':
      return isView(message.view) && (message.request === undefined || typeof message.request === 'string')
        ? (message as ServerMessage)
        : undefined
    case 'patch':
      return isObject(message.patch) && Array.isArray(message.events) && areNumbers(message.epoch, message.from)
        ? (message as unknown as ServerMessage)
        : undefined
    case 'here':
      return Array.isArray(message.persons) ? (message as ServerMessage) : undefined
    case 'chat':
    case 'gallery':
      return Array.isArray(message.lines) && message.lines.every(isChatLine) ? (message as ServerMessage) : undefined
    case 'ack':
      return typeof message.request === 'string' ? (message as ServerMessage) : undefined
    case 'refused':
      return isProblem(message.error) ? (message as ServerMessage) : undefined
    case 'tables':
      return Array.isArray(message.tables) && message.tables.every(isCard) ? (message as ServerMessage) : undefined
    case 'seeking':
      return areNumbers(message.others) ? (message as ServerMessage) : undefined
    case 'matched':
      return hasTexts(message, 'request', 'table') ? (message as ServerMessage) : undefined
    case 'tournament':
      return isObject(message.tournament) && Array.isArray(message.tournament.standings)
        ? (message as unknown as ServerMessage)
        : undefined
    case 'friends':
      return { say: 'friends' }
    case 'pong':
      return { say: 'pong' }
    default:
      return undefined
  }
}

export function isCard(value: unknown): value is OnlineCard {
  return (
    isObject(value) &&
    hasTexts(value, 'id', 'game', 'maker', 'visibility', 'status') &&
    typeof value.version === 'number' &&
    isObject(value.options) &&
    isObject(value.clock) &&
    typeof value.lots === 'boolean' &&
    typeof value.patience === 'number' &&
    isObject(value.seal) &&
    Array.isArray(value.seats) &&
    value.seats.every(seat => isObject(seat) && hasTexts(seat, 'name', 'role', 'kind'))
  )
}

function isView(value: unknown): value is View {
  return (
    isObject(value) &&
    isObject(value.seen) &&
    [value.events, value.refusals, value.asides, value.clocks].every(Array.isArray) &&
    areNumbers(value.epoch, value.from)
  )
}

export function isChatLine(value: unknown): value is ChatLine {
  return isObject(value) && typeof value.n === 'number' && hasTexts(value, 'person', 'name', 'kind', 'text')
}

export function isProblem(value: unknown): value is Problem {
  return isObject(value) && hasTexts(value, 'code', 'message')
}

export function isToken(body: unknown): body is { readonly token: string } {
  return isObject(body) && hasTexts(body, 'token')
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export function hasTexts(value: Record<string, unknown>, ...names: readonly string[]): boolean {
  return names.every(name => typeof value[name] === 'string')
}

function areNumbers(...values: readonly unknown[]): boolean {
  return values.every(value => typeof value === 'number')
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
