import { ok } from '@undercroft/kernel'
import { z } from 'zod'
import { PACES } from '../finding/records.ts'
import { ourId } from '../guard/texts.ts'
import { named, open, type Route } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { FORMATS } from './records.ts'
import { tournamentWish } from './wishes.ts'

const tournament = z.object({
  ...{ id: z.string(), host: z.string(), name: z.string(), game: z.string(), options: z.object({}).loose() },
  ...{ format: z.enum(FORMATS), pace: z.enum(PACES), rounds: z.int(), round: z.int(), madeAt: z.int() },
  status: z.enum(['open', 'playing', 'over']),
})

const card = tournament
  .extend({
    entrants: z.array(
      z.object({
        ...{ n: z.int(), person: z.string().optional(), level: z.string().optional(), name: z.string() },
        withdrawn: z.boolean(),
      }),
    ),
    pairings: z.array(
      z.object({
        ...{ round: z.int(), board: z.int(), table: z.string(), entrants: z.array(z.int()) },
        points: z.array(z.number()).optional(),
      }),
    ),
    standings: z.array(z.object({ n: z.int(), points: z.number(), met: z.number(), played: z.int() })),
  })
  .meta({ id: 'Tournament' })

const params = z.object({ id: ourId })

/** Tournaments that a host makes. */
export function tournamentRoutes({ tournaments }: Services): Route[] {
  const tag = 'tournaments'
  const path = '/api/tournaments'
  const one = `${path}/:id`
  return [
    open({
      ...{ method: 'GET', path, tag, summary: 'Tournaments: to enter, being played, over.' },
      answer: z.object({ tournaments: z.array(tournament) }),
      run: async () => ok({ tournaments: await tournaments.list() }),
    }),
    named({
      ...{ method: 'POST', path, tag, summary: 'Make a tournament.', body: tournamentWish, answer: card },
      rate: 'newTables',
      run: ({ body }, person) => tournaments.make(person, body),
    }),
    open({
      ...{ method: 'GET', path: one, tag, summary: 'A tournament, its tables and how everybody stands.' },
      ...{ params, answer: card },
      run: call => tournaments.look(call.params.id),
    }),
    named({
      ...{ method: 'POST', path: `${one}/enter`, tag, summary: 'Take part.', params, answer: card, rate: 'newTables' },
      run: (call, person) => tournaments.enter(person, call.params.id),
    }),
    named({
      ...{ method: 'POST', path: `${one}/withdraw`, tag, summary: 'Take part no longer.', params, answer: card },
      run: (call, person) => tournaments.withdraw(person.id, call.params.id),
    }),
    named({
      ...{ method: 'POST', path: `${one}/start`, tag, summary: 'Begin a tournament of mine.', params, answer: card },
      run: (call, person) => tournaments.start(person.id, call.params.id),
    }),
    named({
      ...{ method: 'DELETE', path: one, tag, summary: 'Put a tournament of mine away before it begins.' },
      ...{ params, answer: z.object({}) },
      run: (call, person) => tournaments.remove(person.id, call.params.id),
    }),
  ]
}
