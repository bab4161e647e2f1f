import { POSTS } from '@undercroft/bots'
import { z } from 'zod'
import { LINE_KINDS, NOTICE_KINDS, STATUSES, VISIBILITIES } from '../store/records.ts'
import { ANALYSIS_STATUSES } from '../tables/analysing.ts'

/** What the API gives, for its documentation. Positions and choices are each game's own. */

const time = z.int().meta({ description: 'Milliseconds since 1970.' })

export const me = z.object({
  id: z.string(),
  name: z.string(),
  settings: z.record(z.string(), z.unknown()),
  madeAt: time,
  banned: z.object({ until: time, why: z.string() }).optional(),
})

export const gameCard = z.object({
  id: z.string(),
  title: z.string(),
  version: z.int(),
  options: z.record(z.string(), z.unknown()),
  bots: z.array(z.string()),
})

const seat = z.object({
  name: z.string(),
  role: z.string(),
  kind: z.enum(['free', 'person', 'bot']),
  invited: z.boolean().optional(),
  person: z.string().optional(),
  player: z.string().optional(),
  level: z.string().optional(),
  kept: z.literal(true).optional().meta({ description: 'They have not come yet.' }),
  worded: z.boolean().optional().meta({ description: 'They have mixed a word into the dice.' }),
})

export const tableCard = z
  .object({
    id: z.string(),
    game: z.string(),
    version: z.int(),
    options: z.record(z.string(), z.unknown()),
    seats: z.array(seat),
    maker: z.string(),
    visibility: z.enum(VISIBILITIES),
    status: z.enum(STATUSES),
    clock: z.object({ kind: z.string(), seconds: z.int().optional(), atEnd: z.string().optional() }),
    lots: z.boolean(),
    patience: z.int(),
    rated: z.boolean(),
    chat: z
      .object({ kind: z.enum(['closed', 'slow']), seconds: z.int().optional() })
      .optional()
      .meta({ description: 'How the host has set the chat, if not open.' }),
    seal: z.object({ commitment: z.string(), words: z.array(z.string()), secret: z.string().optional() }),
    outcome: z
      .object({
        winners: z.array(z.int()),
        lost: z.literal(true).optional(),
        by: z.string(),
        scores: z.array(z.number()).optional(),
        rounds: z.int().optional(),
      })
      .optional(),
    rematch: z.string().optional(),
    proposal: z.object({ by: z.int(), agreed: z.array(z.int()) }).optional(),
    rematchOf: z.string().optional(),
    madeAt: time,
    startedAt: time.optional(),
    overAt: time.optional(),
    outdated: z.string().optional(),
  })
  .meta({ id: 'TableCard' })

export const view = z
  .object({
    viewer: z.union([z.int(), z.literal('spectator')]),
    seen: z.object({}).loose().meta({ description: 'The position as this viewer may see it.' }),
    ask: z
      .object({ ticket: z.int(), options: z.array(z.array(z.unknown())) })
      .loose()
      .optional(),
    refusals: z.array(z.object({ rule: z.string() }).loose()),
    asides: z.array(z.array(z.unknown())),
    mayUndo: z.boolean(),
    epoch: z.int(),
    from: z.int(),
    events: z.array(z.object({ n: z.int(), event: z.object({ what: z.string() }).loose(), step: z.int() }).loose()),
    clocks: z.array(z.object({ seat: z.int(), endsAt: time })),
    orders: z.array(z.object({ phase: z.string(), answer: z.enum(['pass', 'ask']) }).loose()).optional(),
  })
  .meta({ id: 'View' })

export const chatLine = z
  .object({ n: z.int(), person: z.string(), name: z.string(), kind: z.enum(LINE_KINDS), text: z.string(), at: time })
  .meta({ id: 'ChatLine' })

export const myTable = z.object({ card: tableCard, mine: z.array(z.int()), waiting: z.array(z.int()) })

export const playedGame = z.object({
  card: tableCard,
  mine: z.array(z.int()),
  steps: z.int().meta({ description: 'How many answers were given.' }),
})

export const absences = z.object({
  absent: z.array(z.object({ seat: z.int(), since: time, mayFrom: time })),
  mayEndFrom: time.optional().meta({ description: 'From when on I may end the game: all others have stayed away.' }),
})

export const publication = z.object({
  published: z.boolean(),
  id: z.string().optional(),
  mine: z.boolean().meta({ description: 'I published it, and may take it back.' }),
  named: z.boolean().meta({ description: 'My name stands in it.' }),
})

export const publicRecord = z
  .object({
    ...{ id: z.string(), game: z.string(), version: z.int(), licence: z.literal('CC0-1.0'), steps: z.int(), at: time },
    options: z.array(z.string()).meta({ description: 'As name=value.' }),
    seats: z.array(
      z.object({ name: z.string(), role: z.string(), kind: z.enum(['person', 'bot']), player: z.string() }),
    ),
    winners: z.array(z.string()).meta({ description: 'The names of the seats that won.' }),
    by: z.string().meta({ description: 'The rule that ended the game.' }),
  })
  .meta({ id: 'PublicRecord' })

export const analysisProgress = z.object({
  status: z.enum(ANALYSIS_STATUSES).meta({ description: '`none`: nobody has asked.' }),
  done: z.int().meta({ description: 'How many answers have been looked at.' }),
  of: z.int(),
  message: z.string().optional().meta({ description: 'Why nothing was found.' }),
})

const posts = { dice: z.number(), draws: z.number(), own: z.number(), others: z.number() }
const change = { before: z.number(), after: z.number(), error: z.number() }

export const analysis = analysisProgress.extend({
  mayAsk: z.boolean().meta({ description: 'I played here, and it is over.' }),
  result: z
    .object({
      game: z.string(),
      seats: z
        .array(
          z.object({
            ...{ seat: z.string(), start: z.number(), end: z.number(), ...posts },
          }),
        )
        .meta({ description: 'start + dice + draws + own + others = end.' }),
      moments: z.array(z.object({ step: z.int(), seat: z.string(), what: z.enum(POSTS), ...change })),
      errors: z.array(z.object(posts)).meta({ description: 'The standard errors of the posts, by seat.' }),
      skills: z.array(z.object({ seat: z.int(), answers: z.int(), good: z.int(), bot: z.int() })).meta({
        description: 'Answers that lost nothing beyond the error, and those of a quick bot in the same places.',
      }),
      knew: z
        .array(z.object({ seat: z.int(), step: z.int(), chance: z.number(), error: z.number() }))
        .meta({ description: 'How a seat stood before an answer by all that it knew.' }),
      turnings: z.array(z.object({ seat: z.int(), swing: z.number(), error: z.number() }).loose()),
      rounds: z.int().meta({ description: 'How often each position was played on.' }),
      seconds: z.number(),
    })
    .optional()
    .meta({ description: 'As `undercroft analyse --json` prints it, with the turning points.' }),
})

export const taken = z.object({ done: z.enum(['taken', 'repeated']) })

export const joined = z.object({ card: tableCard, seat: z.int().optional() })

export const noticeAddress = z.object({ id: z.string(), kind: z.enum(NOTICE_KINDS), madeAt: time })

export const problemAnswer = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      where: z.string().optional(),
      broken: z.array(z.object({ rule: z.string() }).loose()).optional(),
    }),
  })
  .meta({ id: 'Problem' })
