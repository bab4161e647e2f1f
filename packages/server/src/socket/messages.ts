import { z } from 'zod'
import type { TableList } from '../finding/hall.ts'
import { browseWish, seekWish, unbrowseWish } from '../finding/wishes.ts'
import { ID, ourId } from '../guard/texts.ts'
import type { Problem } from '../problem.ts'
import type { ServerMessage } from '../tables/messages.ts'
import {
  answerWish,
  chatWish,
  LONGEST_NOTATION,
  LONGEST_VERB,
  MOST_SEAT,
  MOST_TICKET,
  ordersWish,
  REQUEST_ID,
  seatNumber,
  undoWish,
} from '../tables/wishes.ts'
import type { TournamentCard } from '../tournaments/tournaments.ts'

const table = ourId

/** What a client may say on a socket. */
export const clientMessage = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('watch'),
    table,
    seat: seatNumber.optional(),
    /** What a client that comes back has heard already: the epoch of its last view, and how many events it knows. */
    epoch: z.int().min(0).optional(),
    from: z.int().min(0).optional(),
    /** After its first view it need only be told what has changed within it, or which fields of it have. */
    patches: z.boolean().optional(),
    changes: z.boolean().optional(),
    /** Whether it wants to be told what may not be done and why; else it asks, or works that out itself. */
    refusals: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('unwatch'), table }),
  answerWish.extend({ do: z.literal('answer'), table }),
  undoWish.extend({ do: z.literal('undo'), table }),
  ordersWish.extend({ do: z.literal('orders'), table }),
  z.strictObject({ do: z.literal('chat'), table, line: chatWish }),
  seekWish.extend({ do: z.literal('seek') }),
  z.strictObject({ do: z.literal('unseek') }),
  browseWish.extend({ do: z.literal('browse') }),
  unbrowseWish.extend({ do: z.literal('unbrowse') }),
  /** Instead of the one before. */
  z.strictObject({ do: z.literal('follow'), tournament: ourId }),
  z.strictObject({ do: z.literal('unfollow') }),
  z.strictObject({ do: z.literal('ping') }),
])
export type ClientMessage = z.infer<typeof clientMessage>

type AnswerMessage = Extract<ClientMessage, { do: 'answer' }>

const FIELDS: ReadonlySet<string> = new Set(['do', 'table', 'request', 'seat', 'ticket', 'choice'])

/** The schema's verdict on the one message that comes all the time, in a tenth of its time; what fails here is its to explain. */
export function isAnswer(read: unknown): read is AnswerMessage {
  if (typeof read !== 'object' || read === null || !('do' in read) || read.do !== 'answer') return false
  const { table, request, seat, ticket, choice } = read as { readonly [field: string]: unknown }
  for (const field in read) if (!FIELDS.has(field)) return false
  return (
    isMatch(table, ID) &&
    isMatch(request, REQUEST_ID) &&
    isWhole(seat, MOST_SEAT) &&
    (ticket === undefined || isWhole(ticket, MOST_TICKET)) &&
    (isText(choice, LONGEST_NOTATION) || (Array.isArray(choice) && isText(choice[0], LONGEST_VERB)))
  )
}

function isMatch(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value)
}

function isWhole(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}

function isText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value.length <= most
}

/** What the server says beside what happens at tables. */
export type SocketMessage =
  | ServerMessage
  /** The choice is committed. `repeated`: it had been before. */
  | { readonly say: 'ack'; readonly table: string; readonly request: string; readonly repeated?: true }
  | { readonly say: 'refused'; readonly table?: string; readonly request?: string; readonly error: Problem }
  /** I wait for a game, and so do so many others. */
  | { readonly say: 'seeking'; readonly request: string; readonly others: number }
  /** There I play now. */
  | { readonly say: 'matched'; readonly request: string; readonly table: string }
  /** A list of tables, as it is now. */
  | ({ readonly say: 'tables' } & TableList)
  /** My friends, or what they ask, are not as they were: look again. */
  | { readonly say: 'friends' }
  /** A tournament as it is now. */
  | { readonly say: 'tournament'; readonly tournament: TournamentCard }
  | { readonly say: 'pong' }

/** Why a socket is closed: clients come back at once, after a while, or not. */
export const CLOSE = {
  /** The server goes down or moves: come back. */
  goingAway: 1012,
  /** Something went wrong here: come back, and send again what was not acknowledged. */
  failed: 1011,
  /** Come back, more slowly. */
  tooMuch: 4008,
  /** Sign in anew. */
  unknown: 4001,
  /** Do not come back: a message before has said why, and until when. */
  banned: 4003,
} as const
