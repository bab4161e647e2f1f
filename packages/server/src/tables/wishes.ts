import { BOT_LEVELS } from '@undercroft/bots'
import { z } from 'zod'
import { speech, word } from '../guard/texts.ts'
import { TIME_UP, VISIBILITIES } from '../store/records.ts'

/** What people may ask of tables: everything from outside passes one of these. */

export const MOST_SEAT = 31
export const seatNumber = z
  .int()
  .min(0)
  .max(MOST_SEAT)
  .meta({ description: 'A seat, counted from 0 in the order of the game.' })
export const MOST_TICKET = 1_000_000_000
const ticketNumber = z.int().min(0).max(MOST_TICKET).meta({ description: 'Which question is answered.' })

const botLevel = z.enum(BOT_LEVELS, `a bot is one of ${BOT_LEVELS.join(', ')}`)

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.enum(['move', 'game']),
    seconds: z.int().min(1).max(2_592_000),
    atEnd: z.enum(TIME_UP),
  }),
])

/** Three days. */
const PATIENCE = 259_200

const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('anyone') }),
  z.strictObject({ kind: z.literal('invited') }),
  z.strictObject({ kind: z.literal('bot'), level: botLevel }),
])

/** House rules: new values by the ids of what a game lets a table change. */
const house = z.record(z.string().max(60), z.union([z.string().max(60), z.number()]))

export const optionsWish = z
  .record(z.string().max(60), z.union([z.string().max(60), z.number(), z.boolean(), house]))
  .default({})

export const tableWish = z.strictObject({
  game: z.string().min(1).max(60),
  options: optionsWish,
  seats: z.array(seatWish).min(1).max(32),
  visibility: z.enum(VISIBILITIES).default('private'),
  clock: clock.default({ kind: 'none' }),
  patience: z
    .int()
    .min(60)
    .max(2_592_000)
    .default(PATIENCE)
    .meta({ description: 'Seconds without a sign of somebody after which the others need not wait for them.' }),
  rated: z.boolean().default(false).meta({ description: 'Whether its result counts for ratings.' }),
  lots: z.boolean().default(false).meta({ description: 'Draw who gets which seat when play begins.' }),
})
export type TableWish = z.infer<typeof tableWish>

const commitment = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'a commitment has 64 hexadecimal digits')
  .meta({
    description: 'What the table shows as `seal.commitment`: a word is drawn when one has seen it, and not before.',
  })

export const wordWish = z.strictObject({ commitment, word })
export type WordWish = z.infer<typeof wordWish>

export const joinWish = z.strictObject({
  seat: seatNumber.optional(),
  invitation: z.string().max(100).optional(),
  word: word.optional(),
  commitment: commitment.optional(),
})
export type JoinWish = z.infer<typeof joinWish>

export const lotsWish = z.strictObject({ on: z.boolean() })

export const botWish = z.strictObject({ level: botLevel })

export const inviteWish = z.strictObject({ seat: seatNumber.optional() })

/** The client's own name for a request: sent again after a lost connection, it is taken once. */
export const REQUEST_ID = /^[\w-]{8,64}$/
const requestId = z
  .string()
  .regex(REQUEST_ID, 'a request id has 8 to 64 letters, digits, - and _')
  .meta({ description: 'Chosen by the client; a request that comes again is taken once.' })

/** As data, `["push", "e4"]`, or in the game's notation, `push e4`. The kernel checks which it may be. */
export const LONGEST_NOTATION = 4000
export const LONGEST_VERB = 60
const choice = z.union([z.string().max(LONGEST_NOTATION), z.tuple([z.string().max(LONGEST_VERB)], z.unknown())])

export const answerWish = z.strictObject({
  request: requestId,
  seat: seatNumber,
  ticket: ticketNumber.optional(),
  choice,
})
export type AnswerWish = z.infer<typeof answerWish>

export const replyWish = z.strictObject({ seat: seatNumber, agree: z.boolean() })

export const proposeWish = z.strictObject({ seat: seatNumber })

const standingOrder = z
  .strictObject({
    phase: z.string().min(1).max(60).meta({ description: 'The phase that asks (`ask.phase`), or `*` for all.' }),
    prompt: z.string().max(400).optional().meta({ description: 'Only its questions that read so.' }),
    answer: z.enum(['pass', 'ask']).meta({ description: 'Give the default answer for me; or always ask me.' }),
    unless: z
      .array(z.string().min(1).max(200))
      .max(20)
      .optional()
      .meta({ description: 'Ask me when a choice that begins so is offered: "play shield".' }),
  })
  .meta({ id: 'StandingOrder' })

export const ordersWish = z.strictObject({
  request: requestId,
  seat: seatNumber,
  orders: z.array(standingOrder).max(40),
})
export type OrdersWish = z.infer<typeof ordersWish>

export const undoWish = z.strictObject({ request: requestId, seat: seatNumber })

const REACTIONS = ['👍', '👏', '😄', '😮', '😢', '🎲', '🔥', '⏳'] as const

export const chatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('say'), text: speech }),
  z.strictObject({ kind: z.literal('react'), text: z.enum(REACTIONS) }),
])
export type ChatWish = z.infer<typeof chatWish>
