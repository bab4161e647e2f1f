import { BOT_LEVELS } from '@undercroft/bots'
import { ok } from '@undercroft/kernel'
import { z } from 'zod'
import { ourId } from '../../guard/texts.ts'
import { rematch } from '../../tables/rematches.ts'
import {
  answerWish,
  botWish,
  inviteWish,
  joinWish,
  lotsWish,
  ordersWish,
  proposeWish,
  replyWish,
  seatNumber,
  tableWish,
  undoWish,
  wordWish,
} from '../../tables/wishes.ts'
import { absences, gameCard, joined, tableCard, taken, view } from '../answers.ts'
import { named, open, type Route } from '../route.ts'
import type { Services } from '../services.ts'

const table = z.object({ table: ourId })
const seatOf = table.extend({ seat: z.coerce.number().pipe(seatNumber) })
const count = z.coerce.number().pipe(z.int().min(0)).optional()

/** Tables, and what is done at them. */
export function tableRoutes({ games, tables, seats, absence, playing, metrics }: Services): Route[] {
  const tag = 'tables'
  return [
    open({
      ...{ method: 'GET', path: '/api/games', tag, summary: 'The games that can be played.' },
      answer: z.object({ games: z.array(gameCard) }),
      async run() {
        return ok({
          games: games.map(({ id, title, version, options }) => ({ id, title, version, options, bots: BOT_LEVELS })),
        })
      },
    }),
    open({
      ...{ method: 'GET', path: '/api/tables', tag, summary: 'Public tables: open ones to join, others to watch.' },
      query: z.object({ status: z.enum(['open', 'playing', 'over']).default('open') }),
      answer: z.object({ tables: z.array(tableCard) }),
      run: async ({ query }) => ok({ tables: await tables.list(query.status) }),
    }),
    named({
      ...{ method: 'POST', path: '/api/tables', tag, summary: 'Make a table.', body: tableWish, answer: tableCard },
      rate: 'newTables',
      run: ({ body }, person) => tables.make(person, body),
    }),
    open({
      ...{ method: 'GET', path: '/api/tables/:table', tag, summary: 'A table.', params: table, answer: tableCard },
      run: ({ params }, known) => tables.look(params.table, known?.person.id, async desk => desk.card),
    }),
    named({
      ...{ method: 'DELETE', path: '/api/tables/:table', tag, summary: 'Put a table of mine away.', params: table },
      answer: tableCard,
      run: ({ params }, person) => tables.close(person.id, params.table),
    }),
    named({
      ...{
        method: 'POST',
        path: '/api/tables/:table/join',
        tag,
        summary: 'Sit down: on a free seat, or by invitation.',
      },
      ...{ params: table, body: joinWish, answer: joined },
      run: ({ params, body }, person) => tables.join(person, params.table, body),
    }),
    named({
      ...{ method: 'POST', path: '/api/tables/:table/word', tag, summary: 'Mix a word of mine into the dice.' },
      ...{ params: table, body: wordWish, answer: tableCard },
      run: ({ params, body }, person) => seats.word(person.id, params.table, body),
    }),
    named({
      ...{ method: 'GET', path: '/api/tables/:table/absent', tag, summary: 'Who stays away, and since when.' },
      ...{ params: table, answer: absences },
      run: ({ params }, person) => absence.absences(person.id, params.table),
    }),
    named({
      ...{
        method: 'POST',
        path: '/api/tables/:table/seats/:seat/stand-in',
        tag,
        summary: 'Let a bot play on for somebody who stays away.',
      },
      ...{ params: seatOf, answer: tableCard },
      run: ({ params }, person) => absence.standIn(person.id, params.table, params.seat),
    }),
    named({
      ...{ method: 'POST', path: '/api/tables/:table/end', tag, summary: 'End a game that all others stay away from.' },
      ...{ params: table, answer: tableCard },
      run: ({ params }, person) => absence.end(person.id, params.table),
    }),
    named({
      ...{ method: 'POST', path: '/api/tables/:table/seats/:seat/leave', tag, summary: 'Leave my seat for good.' },
      ...{ params: seatOf, answer: tableCard },
      run: ({ params }, person) => seats.leave(person.id, params.table, params.seat),
    }),
    named({
      ...{ method: 'POST', path: '/api/tables/:table/seats/:seat/bot', tag, summary: 'Let a bot play here.' },
      ...{ params: seatOf, body: botWish, answer: tableCard },
      run: ({ params, body }, person) => seats.giveToBot(person.id, params.table, params.seat, body.level),
    }),
    named({
      ...{ method: 'POST', path: '/api/tables/:table/seats/:seat/back', tag, summary: 'Take my seat back from a bot.' },
      ...{ params: seatOf, answer: tableCard },
      run: ({ params }, person) => seats.takeBack(person.id, params.table, params.seat),
    }),
    named({
      ...{ method: 'POST', path: '/api/tables/:table/start', tag, summary: 'Begin, with bots in the free seats.' },
      ...{ params: table, body: botWish, answer: tableCard },
      run: ({ params, body }, person) => tables.start(person.id, params.table, body.level),
    }),
    named({
      ...{ method: 'POST', path: '/api/tables/:table/lots', tag, summary: 'Draw seats when play begins, or not.' },
      ...{ params: table, body: lotsWish, answer: tableCard },
      run: ({ params, body }, person) => tables.drawLots(person.id, params.table, body.on),
    }),
    named({
      ...{
        method: 'POST',
        path: '/api/tables/:table/orders',
        tag,
        summary: 'What my seat is not to be asked, or always: these orders instead of those before.',
      },
      ...{ params: table, body: ordersWish, answer: taken },
      async run({ params, body }, person) {
        const done = await playing.order(person.id, params.table, body)
        return done.ok ? ok({ done: done.value }) : done
      },
    }),
    named({
      ...{
        method: 'POST',
        path: '/api/tables/:table/invitations',
        tag,
        summary: 'An invitation to a seat, or to watch.',
      },
      ...{ params: table, body: inviteWish, answer: z.object({ invitation: z.string() }) },
      async run({ params, body }, person) {
        const invited = await tables.invite(person.id, params.table, body.seat)
        return invited.ok ? ok({ invitation: invited.value }) : invited
      },
    }),
    named({
      ...{ method: 'POST', path: '/api/tables/:table/rematch', tag, summary: 'Ask for the same again, or come to it.' },
      ...{ params: table, answer: tableCard, rate: 'newTables' },
      run: ({ params }, person) => rematch(tables, person, params.table),
    }),
    open({
      ...{
        method: 'GET',
        path: '/api/tables/:table/view',
        tag,
        summary: 'What I see of the game, and what I am asked.',
      },
      params: table,
      query: z.object({ seat: z.coerce.number().pipe(seatNumber).optional(), epoch: count, from: count }),
      answer: z.object({ view: view.optional() }),
      async run({ params, query }, known) {
        const seen = await playing.view(params.table, known?.person.id, query)
        return seen.ok ? ok({ view: seen.value }) : seen
      },
    }),
    named({
      ...{ method: 'POST', path: '/api/tables/:table/answers', tag, summary: 'Answer what my seat is asked.' },
      ...{ params: table, body: answerWish, answer: taken },
      async run({ params, body }, person) {
        const done = await playing.answer(person.id, params.table, body)
        metrics.answers.inc({ result: done.ok ? done.value : done.error.code })
        return done.ok ? ok({ done: done.value }) : done
      },
    }),
    named({
      ...{ method: 'POST', path: '/api/tables/:table/undo', tag, summary: 'Take my last answer back.' },
      ...{ params: table, body: undoWish, answer: taken },
      async run({ params, body }, person) {
        const done = await playing.undo(person.id, params.table, body.seat, body.request)
        return done.ok ? ok({ done: done.value }) : done
      },
    }),
    named({
      ...{
        method: 'POST',
        path: '/api/tables/:table/proposal',
        tag,
        summary: 'Ask the others to take my last answer back.',
      },
      ...{ params: table, body: proposeWish, answer: tableCard },
      run: ({ params, body }, person) => playing.propose(person.id, params.table, body.seat),
    }),
    named({
      ...{ method: 'POST', path: '/api/tables/:table/proposal/reply', tag, summary: 'Agree to it, or not.' },
      ...{ params: table, body: replyWish, answer: tableCard },
      run: ({ params, body }, person) => playing.reply(person.id, params.table, body.seat, body.agree),
    }),
    open({
      ...{ method: 'GET', path: '/api/tables/:table/record', tag, summary: 'The record of a game that is over.' },
      ...{ params: table, text: 'text/plain; charset=utf-8' },
      run: ({ params }, known) => playing.record(params.table, known?.person.id),
    }),
  ]
}
