import { Readable } from 'node:stream'
import { ok } from '@undercroft/kernel'
import { z } from 'zod'
import { ourId } from '../../guard/texts.ts'
import { LICENCE } from '../../tables/publishing.ts'
import { publication, publicRecord } from '../answers.ts'
import { place, sayPlace } from '../place.ts'
import { named, open, type Route } from '../route.ts'
import type { Services } from '../services.ts'

const table = z.object({ table: ourId })
const word = z.string().regex(/^[\w.-]{1,60}$/, 'this is one word')
const count = z.coerce.number().pipe(z.int().min(0))
const search = z.object({
  game: word.optional(),
  option: z
    .string()
    .regex(/^[\w-]{1,40}=[\w.-]{1,40}$/, 'an option is written as name=value')
    .optional()
    .meta({ description: 'As name=value.' }),
  winner: word.optional().meta({ description: 'The name of a seat that won.' }),
  by: word.optional().meta({ description: 'The rule that ended the game.' }),
  from: count.optional().meta({ description: 'At least so many answers.' }),
  to: count.optional().meta({ description: 'At most so many answers.' }),
  after: place.optional().meta({ description: 'As `next` of the page before.' }),
})

/** Games that those who played them have published. */
export function recordRoutes({ publishing }: Services): Route[] {
  const tag = 'records'
  const path = '/api/tables/:table/publication'
  return [
    open({
      ...{ method: 'GET', path: '/api/records', tag, summary: 'Published games, the newest first, a page at a time.' },
      ...{ query: search, answer: z.object({ records: z.array(publicRecord), next: z.string().optional() }) },
      async run({ query: { after, ...wanted } }) {
        const { records, next } = await publishing.search(wanted, after)
        return ok({ records, ...(next && { next: sayPlace(next) }) })
      },
    }),
    open({
      ...{ method: 'GET', path: '/api/records.ndjson', tag, summary: 'All published games: a line of JSON for each.' },
      ...{ text: 'application/x-ndjson; charset=utf-8', rate: 'downloads' },
      run: async () => ok(Readable.from(publishing.all())),
    }),
    open({
      ...{ method: 'GET', path: '/api/records/:id', tag, summary: 'The record of a published game.' },
      ...{ params: z.object({ id: ourId }), text: 'text/plain; charset=utf-8' },
      run: ({ params }) => publishing.record(params.id),
    }),
    named({
      ...{ method: 'GET', path, tag, summary: 'Whether a game that I played is published.' },
      ...{ params: table, answer: publication },
      run: ({ params }, person) => publishing.of(person.id, params.table),
    }),
    named({
      ...{ method: 'POST', path, tag, summary: 'Publish a game that I played, under a free licence.' },
      ...{ params: table, answer: publication, rate: 'publishing' },
      body: z.strictObject({
        licence: z.literal(LICENCE, `whoever publishes agrees to ${LICENCE}`),
        named: z.boolean().meta({ description: 'Whether my name stands in it.' }),
      }),
      run: ({ params, body }, person) => publishing.publish(person, params.table, body.named),
    }),
    named({
      ...{ method: 'PATCH', path, tag, summary: 'Let my name stand in it, or not.' },
      ...{ params: table, body: z.strictObject({ named: z.boolean() }), answer: publication },
      run: ({ params, body }, person) => publishing.name(person, params.table, body.named),
    }),
    named({
      ...{ method: 'DELETE', path, tag, summary: 'Take back what I published.', params: table, answer: publication },
      run: ({ params }, person) => publishing.takeBack(person.id, params.table),
    }),
  ]
}
