import { ok } from '@undercroft/kernel'
import { z } from 'zod'
import { ourId } from '../guard/texts.ts'
import { named, type Route } from '../http/route.ts'
import type { Services } from '../http/services.ts'

const somebody = z.object({ person: z.string(), name: z.string() })
const list = z.object({
  friends: z.array(somebody.extend({ here: z.boolean() })),
  asking: z.array(somebody).meta({ description: 'Those who ask to be friends.' }),
  calls: z.array(z.object({ by: z.string(), name: z.string(), table: z.string(), game: z.string(), at: z.int() })),
  hidden: z.boolean().meta({ description: 'My friends are not told when I am here.' }),
})
const other = z.object({ person: ourId })

/** Friends: who they are, whether they are here, and a call to a table. */
export function friendRoutes({ friends }: Services): Route[] {
  const tag = 'friends'
  const path = '/api/me/friends'
  return [
    named({
      ...{ method: 'GET', path, tag, summary: 'My friends, who asks to be one, and calls to tables.', answer: list },
      run: async (_, person) => ok(await friends.list(person)),
    }),
    named({
      ...{ method: 'POST', path: `${path}/link`, tag, summary: 'A link that makes its finder my friend, once.' },
      ...{ answer: z.object({ token: z.string() }), rate: 'friends' },
      run: async (_, person) => ok({ token: await friends.link(person.id) }),
    }),
    named({
      ...{ method: 'POST', path: `${path}/come`, tag, summary: 'Become friends with who gave me this link.' },
      ...{ body: z.strictObject({ token: z.string().max(100) }), answer: list, rate: 'friends' },
      async run({ body }, person) {
        const come = await friends.comeByLink(person.id, body.token)
        return come.ok ? ok(await friends.list(person)) : come
      },
    }),
    named({
      ...{ method: 'POST', path, tag, summary: 'Ask somebody from a table to be friends, or agree.' },
      ...{ body: z.strictObject({ person: ourId }), answer: list, rate: 'friends' },
      async run({ body }, person) {
        const asked = await friends.ask(person.id, body.person)
        return asked.ok ? ok(await friends.list(person)) : asked
      },
    }),
    named({
      ...{ method: 'DELETE', path: `${path}/:person`, tag, summary: 'Friends no longer, or not at all.' },
      ...{ params: other, answer: list },
      async run({ params }, person) {
        await friends.part(person.id, params.person)
        return ok(await friends.list(person))
      },
    }),
    named({
      ...{ method: 'POST', path: `${path}/:person/call`, tag, summary: 'Call a friend to a table.' },
      ...{ params: other, body: z.strictObject({ table: ourId }), answer: z.object({}), rate: 'friends' },
      async run({ params, body }, person) {
        const called = await friends.call(person.id, params.person, body.table)
        return called.ok ? ok({}) : called
      },
    }),
    named({
      ...{ method: 'POST', path: '/api/me/hidden', tag, summary: 'Show my friends when I am here, or not.' },
      ...{ body: z.strictObject({ on: z.boolean() }), answer: z.object({}) },
      async run({ body }, person) {
        await friends.hide(person, body.on)
        return ok({})
      },
    }),
  ]
}
