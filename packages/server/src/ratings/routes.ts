import { ok } from '@undercroft/kernel'
import { z } from 'zod'
import { crest } from '../accounts/wishes.ts'
import { ourId } from '../guard/texts.ts'
import { open, type Route } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { seatRatings } from './at-table.ts'
import { league } from './league.ts'
import { profileOf } from './profiles.ts'

const time = z.int()
const rating = z
  .object({ game: z.string(), role: z.string(), strength: z.int(), games: z.int() })
  .meta({ id: 'Rating' })
const player = z.string().regex(/^(?:bot:[a-z]{1,20}|[\w-]{1,40})$/, 'this is not an id')

const profile = z.object({
  ...{
    id: z.string(),
    name: z.string(),
    isBot: z.literal(true).optional(),
    crest: crest.optional(),
    since: time.optional(),
  },
  tallies: z.array(z.object({ game: z.string(), role: z.string(), played: z.int(), won: z.int(), drawn: z.int() })),
  ratings: z.array(rating),
  published: z.array(z.object({ id: z.string(), game: z.string(), at: time })),
})

const seats = z.object({
  rated: z.boolean(),
  seats: z.array(
    z.object({
      ...{ seat: z.int(), player: z.string(), strength: z.int(), games: z.int() },
      change: z.int().optional().meta({ description: 'What the game that is over did to it.' }),
    }),
  ),
})

const table = z.object({
  ...{ game: z.string(), from: time, to: time },
  players: z.array(
    z.object({
      player: z.string(),
      name: z.string(),
      points: z.number(),
      played: z.int(),
      won: z.int(),
      drawn: z.int(),
    }),
  ),
})

/** Who is how strong. */
export function ratingRoutes({ store, tables, games, now }: Services): Route[] {
  const tag = 'ratings'
  return [
    open({
      ...{ method: 'GET', path: '/api/people/:id', tag, summary: 'A person, or a bot: games, shares, ratings.' },
      ...{ params: z.object({ id: player }), answer: profile },
      run: ({ params }) => profileOf(store, params.id),
    }),
    open({
      ...{
        method: 'GET',
        path: '/api/tables/:table/ratings',
        tag,
        summary: 'How strong those are who sit at a table.',
      },
      ...{ params: z.object({ table: ourId }), answer: seats },
      run: ({ params }, known) => tables.look(params.table, known?.person.id, desk => seatRatings(store, desk)),
    }),
    open({
      ...{ method: 'GET', path: '/api/leagues/:game', tag, summary: 'The rated games of a week, counted.' },
      params: z.object({ game: z.string().regex(/^[\w-]{1,60}$/) }),
      query: z.object({ at: z.coerce.number().pipe(z.int().min(0)).optional() }),
      answer: table,
      async run({ params, query }) {
        return ok(await league(store, games.find(({ id }) => id === params.game)?.id ?? params.game, query.at ?? now()))
      },
    }),
  ]
}
