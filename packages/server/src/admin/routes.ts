import { ok } from '@undercroft/kernel'
import { z } from 'zod'
import { ourId } from '../guard/texts.ts'
import { place, sayPlace } from '../http/place.ts'
import { operated, type Route } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { problem } from '../problem.ts'
import { type Place, STATUSES } from '../store/records.ts'
import { cardOf } from '../tables/cards.ts'
import { banWish, closeWish, reasonWish, renameWish } from './wishes.ts'

const PAGE = 50
const LISTED = 200
const id = z.object({ id: ourId })
const paged = z.object({ after: place.optional().meta({ description: 'As `next` of the page before.' }) })
const done = z.object({})

/** What operators see and do, with a key. */
export function adminRoutes({ store, admin, games }: Services): Route[] {
  const tag = 'admin'
  const path = '/api/admin'
  return [
    operated({
      ...{ method: 'GET', path, tag, summary: 'What is running: nodes, sockets, tables, memory.' },
      run: async () => ok(await admin.running()),
    }),
    operated({
      ...{ method: 'GET', path: `${path}/tables`, tag, summary: 'Tables, private ones too, the newest first.' },
      query: z.object({ status: z.enum(STATUSES).default('playing') }),
      async run({ query }) {
        const records = await store.admin.tables(query.status, LISTED)
        return ok({
          tables: records.map(each =>
            cardOf(
              each,
              games.find(({ id: game }) => game === each.game),
            ),
          ),
        })
      },
    }),
    operated({
      ...{ method: 'POST', path: `${path}/tables/:id/close`, tag, summary: 'End what is played at a table.' },
      ...{ params: id, body: reasonWish, answer: done },
      run: ({ params, body, operator }) => admin.closeTable(operator, params.id, body.why),
    }),
    operated({
      ...{ method: 'GET', path: `${path}/reports`, tag, summary: 'Reports, the newest first.' },
      query: paged.extend({ state: z.enum(['open', 'closed']).default('open') }),
      async run({ query: { state, after } }) {
        const reports = await store.admin.reports(state, after, PAGE)
        return ok({ reports, ...next(reports.map(each => ({ at: each.madeAt, id: each.id }))) })
      },
    }),
    operated({
      ...{ method: 'GET', path: `${path}/reports/:id`, tag, summary: 'A report, with what was said and the log.' },
      params: id,
      async run({ params }) {
        const report = await store.admin.report(params.id)
        return report === undefined ? problem('missing', 'there is no such report') : ok(report)
      },
    }),
    operated({
      ...{ method: 'POST', path: `${path}/reports/:id/close`, tag, summary: 'Close a report with an outcome.' },
      ...{ params: id, body: closeWish },
      run: ({ params, body, operator }) => admin.closeReport(operator, params.id, body),
    }),
    operated({
      ...{ method: 'GET', path: `${path}/bans`, tag, summary: 'Bans, the newest first, also those that are over.' },
      query: paged,
      async run({ query }) {
        const bans = await store.admin.allBans(query.after, PAGE)
        return ok({ bans, ...next(bans.map(each => ({ at: each.madeAt, id: each.id }))) })
      },
    }),
    operated({
      ...{ method: 'POST', path: `${path}/bans`, tag, summary: 'Ban a person or an address, until a time.' },
      body: banWish,
      run: ({ body, operator }) => admin.ban(operator, body),
    }),
    operated({
      ...{ method: 'POST', path: `${path}/bans/:id/lift`, tag, summary: 'Lift a ban.' },
      ...{ params: id, body: reasonWish, answer: done },
      run: ({ params, body, operator }) => admin.lift(operator, params.id, body.why),
    }),
    operated({
      ...{ method: 'GET', path: `${path}/people`, tag, summary: 'People by a part of their name.' },
      query: z.object({ name: z.string().min(1).max(40) }),
      run: async ({ query }) => ok({ people: await store.admin.findPeople(query.name, PAGE) }),
    }),
    operated({
      ...{ method: 'GET', path: `${path}/people/:id`, tag, summary: 'What is known of somebody.', params: id },
      run: ({ params }) => admin.person(params.id),
    }),
    operated({
      ...{ method: 'POST', path: `${path}/people/:id/name`, tag, summary: 'Give somebody another name.' },
      ...{ params: id, body: renameWish, answer: done },
      run: ({ params, body, operator }) => admin.rename(operator, params.id, body.name, body.why),
    }),
    operated({
      ...{ method: 'GET', path: `${path}/acts`, tag, summary: 'What operators did: who, when, what, why.' },
      query: paged,
      async run({ query }) {
        const acts = await store.admin.acts(query.after, PAGE)
        return ok({ acts, ...next(acts) })
      },
    }),
  ]
}

function next(places: readonly Place[]): { next?: string } {
  const last = places.length < PAGE ? undefined : places.at(-1)
  return last === undefined ? {} : { next: sayPlace({ at: last.at, id: last.id }) }
}
