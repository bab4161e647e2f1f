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

/** What a client may say on a socket. What a newer client says more in a message is left out, not refused. */
export const clientMessage = z.discriminatedUnion('do', [
  z.object({
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
  z.object({ do: z.literal('unwatch'), table }),
  z.object({ ...answerWish.shape, do: z.literal('answer'), table }),
  z.object({ ...undoWish.shape, do: z.literal('undo'), table }),
  z.object({ ...ordersWish.shape, do: z.literal('orders'), table }),
  z.object({ do: z.literal('chat'), table, line: chatWish }),
  z.object({ ...seekWish.shape, do: z.literal('seek') }),
  z.object({ do: z.literal('unseek') }),
  z.object({ ...browseWish.shape, do: z.literal('browse') }),
  z.object({ ...unbrowseWish.shape, do: z.literal('unbrowse') }),
  /** Instead of the one before. */
  z.object({ do: z.literal('follow'), tournament: ourId }),
  z.object({ do: z.literal('unfollow') }),
  z.object({ do: z.literal('ping') }),
])
export type ClientMessage = z.infer<typeof clientMessage>

type AnswerMessage = Extract<ClientMessage, { do: 'answer' }>

/** The schema's verdict on the one message that comes all the time, in a tenth of its time; what fails here is its to explain. */
export function isAnswer(read: unknown): read is AnswerMessage {
  if (typeof read !== 'object' || read === null || !('do' in read) || read.do !== 'answer') return false
  const { table, request, seat, ticket, choice } = read as { readonly [field: string]: unknown }
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
  /** This node is older than the client: come back, others are renewed. */
  renewing: 4009,
  /** The client is too old: it loads itself anew. */
  outdated: 4010,
  /** Do not come back: a message before has said why, and until when. */
  banned: 4003,
} as const
