import { ok } from '@undercroft/kernel'
import { z } from 'zod'
import { ourId } from '../guard/texts.ts'
import { chatLine, tableCard } from '../http/answers.ts'
import { named, open, type Route } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { chatWish } from '../tables/wishes.ts'
import { TALKS } from './manners.ts'
import { chatRuleWish, removeWish, renewWish } from './wishes.ts'

const params = z.object({ table: ourId })
const guests = z.array(z.object({ person: z.string(), name: z.string() }))

/** What is said at tables, and what their hosts do for order. */
export function orderRoutes({ hosting, talking }: Services): Route[] {
  const tag = 'order'
  const path = '/api/tables/:table'
  return [
    open({
      ...{ method: 'GET', path: `${path}/chat`, tag, summary: 'What was said.', params },
      query: z.object({
        after: z.coerce.number().pipe(z.int().min(0)).default(0),
        talk: z
          .enum(TALKS)
          .default('chat')
          .meta({ description: '`gallery`: what those say who only look on. Players read it when the game is over.' }),
      }),
      answer: z.object({ lines: z.array(chatLine) }),
      async run({ params: { table }, query }, known) {
        const lines = await talking.lines(table, known?.person.id, query.talk, query.after)
        return lines.ok ? ok({ lines: lines.value }) : lines
      },
    }),
    named({
      ...{ method: 'POST', path: `${path}/chat`, tag, summary: 'Say something, or react.', params },
      ...{ body: chatWish, answer: z.object({ n: z.int() }), rate: 'chat' },
      run: ({ params: { table }, body }, person) => talking.say(person, table, body),
    }),
    named({
      ...{ method: 'POST', path: `${path}/chat/rule`, tag, summary: 'Close, slow or open the chat of my table.' },
      ...{ params, body: chatRuleWish, answer: tableCard },
      run: ({ params: { table }, body }, person) => hosting.setChat(person.id, table, body),
    }),
    named({
      ...{
        method: 'GET',
        path: `${path}/guests`,
        tag,
        summary: 'Who looks on at my table, and whom I have shown out.',
      },
      ...{ params, answer: z.object({ watching: guests, removed: guests }) },
      run: ({ params: { table } }, person) => hosting.guests(person.id, table),
    }),
    named({
      ...{
        method: 'POST',
        path: `${path}/removed`,
        tag,
        summary: 'Show somebody out of my table, or let them in again.',
      },
      ...{ params, body: removeWish, answer: tableCard },
      run: ({ params: { table }, body }, person) =>
        body.on ? hosting.remove(person.id, table, body.person) : hosting.readmit(person.id, table, body.person),
    }),
    named({
      ...{ method: 'POST', path: `${path}/invitations/renew`, tag, summary: 'Take links back, and get a new one.' },
      ...{ params, body: renewWish, answer: z.object({ invitation: z.string() }) },
      async run({ params: { table }, body }, person) {
        const renewed = await hosting.renewLink(person.id, table, body.seat)
        return renewed.ok ? ok({ invitation: renewed.value }) : renewed
      },
    }),
  ]
}
