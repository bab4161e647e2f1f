import { ok } from '@undercroft/kernel'
import { z } from 'zod'
import { named, type Route } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { blockWish, reportWish } from './wishes.ts'

const people = z.array(z.object({ person: z.string(), name: z.string() }))
const apartList = z.object({ muted: people, blocked: people })

/** Whom one does not want to meet, and reports. */
export function apartRoutes({ store, apart }: Services): Route[] {
  const tag = 'order'
  return [
    named({
      ...{ method: 'GET', path: '/api/me/apart', tag, summary: 'Whom I have muted or blocked.', answer: apartList },
      run: async (_, person) => ok(await store.blocks.of(person.id)),
    }),
    named({
      ...{ method: 'POST', path: '/api/me/blocks', tag, summary: 'Meet somebody no more, or again.' },
      ...{ body: blockWish, answer: apartList },
      run: ({ body }, person) => apart.block(person.id, body.person, body.on),
    }),
    named({
      ...{ method: 'POST', path: '/api/me/reports', tag, summary: 'Report somebody to those who run the server.' },
      ...{ body: reportWish, answer: z.object({ id: z.string() }), rate: 'reports' },
      run: ({ body }, person) => apart.report(person, body),
    }),
  ]
}
