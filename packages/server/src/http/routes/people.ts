import { ok } from '@undercroft/kernel'
import { z } from 'zod'
import { deviceName } from '../../accounts/device.ts'
import { noCookie, sessionCookie } from '../../guard/cookies.ts'
import { line, ourId } from '../../guard/texts.ts'
import { newId } from '../../guard/tokens.ts'
import { problem } from '../../problem.ts'
import type { Person } from '../../store/records.ts'
import { now } from '../../time.ts'
import { me, myTable, noticeAddress, playedGame } from '../answers.ts'
import { place, sayPlace } from '../place.ts'
import { named, open, type Route } from '../route.ts'
import type { Services } from '../services.ts'
import { noticeWish } from './notices.ts'

const name = line('a name', 40)

const settings = z
  .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
  .refine(all => Object.keys(all).length <= 50, 'there are at most 50 settings')

/** Something learned: a lesson done, a puzzle found, or a strength of bots beaten, with its game. */
const mark = z.string().regex(/^(?:lesson|puzzle|beaten)\/[a-z0-9-]{1,40}\/[\w-]{1,60}$/, 'not something to learn')

const id = z.object({ id: ourId })
const done = z.object({})

/** Routes about the person who asks. */
export function peopleRoutes({
  store,
  identity,
  accounts,
  friends,
  tables,
  seats,
  limits,
  https,
  pushKey,
  personChanged,
  bans,
}: Services): Route[] {
  const tag = 'people'
  return [
    open({
      ...{ method: 'POST', path: '/api/guests', tag, summary: 'Become a guest: a name, and a cookie.' },
      ...{ body: z.strictObject({ name }), answer: me, rate: 'newGuests' },
      async run({ body, headers, setCookie }) {
        const { person, token } = await identity.welcome(body.name, deviceName(headers['user-agent']))
        setCookie(sessionCookie(token, https))
        return ok(shown(person))
      },
    }),
    open({
      ...{ method: 'POST', path: '/api/sessions', tag, summary: 'Come from another device, with the link made there.' },
      ...{ body: z.strictObject({ token: z.string().max(100) }), answer: me, rate: 'newGuests' },
      async run({ body, headers, setCookie }) {
        const moved = await identity.move(body.token, deviceName(headers['user-agent']))
        if (moved === undefined)
          return problem('forbidden', 'this link has been used, or is too old: make another', 'token')
        setCookie(sessionCookie(moved.token, https))
        return ok(shown(moved.person))
      },
    }),
    named({
      ...{ method: 'DELETE', path: '/api/sessions', tag, summary: 'Sign out here.', answer: done, evenBanned: true },
      async run({ setCookie }, person, { token }) {
        await store.people.removeToken(token.id, person.id)
        setCookie(noCookie(https))
        personChanged(person.id)
        return ok({})
      },
    }),
    named({
      ...{ method: 'GET', path: '/api/me', tag, summary: 'Who I am.', answer: me },
      run: async (_, person) => {
        const ban = bans.of(person.id, '')
        return ok({ ...shown(person), ...(ban && { banned: { until: ban.endsAt, why: ban.why } }) })
      },
    }),
    named({
      ...{ method: 'PATCH', path: '/api/me', tag, summary: 'Change my name or settings.', answer: me },
      body: z.strictObject({ name: name.optional(), settings: settings.optional() }),
      async run({ body }, person) {
        const change = {
          ...(body.name === undefined ? {} : { name: body.name }),
          ...(body.settings === undefined ? {} : { settings: body.settings }),
        }
        if (Object.keys(change).length > 0) await store.people.change(person.id, change)
        return ok(shown({ ...person, ...change }))
      },
    }),
    named({
      ...{
        method: 'DELETE',
        path: '/api/me',
        tag,
        summary: 'Delete all that is mine; bots take my seats.',
        answer: done,
        evenBanned: true,
      },
      async run({ setCookie }, person) {
        for (const { card, mine } of await tables.listOf(person.id)) {
          if (card.status !== 'over') for (const seat of mine) await seats.leave(person.id, card.id, seat)
        }
        await store.people.remove(person.id)
        setCookie(noCookie(https))
        personChanged(person.id)
        return ok({})
      },
    }),
    named({
      ...{ method: 'GET', path: '/api/me/export', tag, summary: 'All that is kept of me.', rate: 'newTables' },
      async run(_, person) {
        const [
          mine,
          chat,
          programs,
          notices,
          muted,
          learned,
          account,
          ratings,
          results,
          befriended,
          tournaments,
          apart,
          reports,
        ] = await Promise.all([
          tables.listOf(person.id),
          store.chat.linesOf(person.id),
          store.people.tokens(person.id, 'program'),
          store.people.notices(person.id),
          store.chat.muted(person.id),
          store.people.learned(person.id),
          accounts.of(person.id),
          store.ratings.of(person.id),
          store.ratings.tallies(person.id),
          friends.list(person),
          store.tournaments.listOf(person.id),
          store.blocks.of(person.id),
          store.admin.reportsBy(person.id),
        ])
        const tokens = programs.map(({ label, madeAt }) => ({ label, madeAt }))
        return ok({
          me: shown(person),
          account,
          tables: mine,
          chat,
          programs: tokens,
          notices,
          muted,
          learned,
          ratings,
          results,
          friends: befriended,
          tournaments,
          blocked: apart.blocked,
          reports,
        })
      },
    }),
    named({
      ...{ method: 'POST', path: '/api/me/learned', tag, summary: 'Add to what I have learned, and hear all of it.' },
      body: z.strictObject({ marks: z.array(mark).max(limits.learnedByOne) }),
      answer: z.object({ marks: z.array(z.string()) }),
      async run({ body }, person) {
        const known = await store.people.learned(person.id)
        const fresh = body.marks.filter(each => !known.includes(each))
        if (known.length + new Set(fresh).size > limits.learnedByOne)
          return problem('too-many', `more than ${limits.learnedByOne} things cannot be kept`, 'marks')
        await store.people.learn(person.id, fresh)
        return ok({ marks: [...new Set([...known, ...fresh])].sort() })
      },
    }),
    named({
      ...{ method: 'GET', path: '/api/me/tables', tag, summary: 'My tables, and where I am asked.' },
      answer: z.object({ tables: z.array(myTable) }),
      run: async (_, person) => ok({ tables: await tables.listOf(person.id) }),
    }),
    named({
      ...{ method: 'GET', path: '/api/me/games', tag, summary: 'The games that I played to their end.' },
      ...{ query: z.object({ after: place.optional() }) },
      answer: z.object({ games: z.array(playedGame), next: z.string().optional() }),
      async run({ query }, person) {
        const { games, next } = await tables.listPlayed(person.id, query.after)
        return ok({ games, ...(next && { next: sayPlace(next) }) })
      },
    }),
    named({
      ...{ method: 'POST', path: '/api/me/move', tag, summary: 'A link that moves me to another device, once.' },
      answer: z.object({ token: z.string(), endsAt: z.int() }),
      async run(_, person) {
        const { text, endsAt } = await identity.moveToken(person.id)
        return ok({ token: text, endsAt })
      },
    }),
    named({
      ...{ method: 'GET', path: '/api/me/programs', tag, summary: 'The programs that play for me.' },
      async run(_, person) {
        const programs = await store.people.tokens(person.id, 'program')
        return ok({ programs: programs.map(({ id, label, madeAt }) => ({ id, label, madeAt })) })
      },
    }),
    named({
      ...{ method: 'POST', path: '/api/me/programs', tag, summary: 'A token for a program, shown once.' },
      ...{ body: z.strictObject({ label: line('a label', 60) }) },
      answer: z.object({ id: z.string(), label: z.string(), token: z.string() }),
      async run({ body }, person) {
        const there = await store.people.tokens(person.id, 'program')
        if (there.length >= limits.programsOfOne)
          return problem('too-many', 'you have too many tokens: remove one first')
        const { text, token } = await identity.programToken(person.id, body.label)
        return ok({ id: token.id, label: token.label, token: text })
      },
    }),
    named({
      ...{
        method: 'DELETE',
        path: '/api/me/programs/:id',
        tag,
        summary: 'Take a token back.',
        params: id,
        answer: done,
      },
      async run({ params }, person) {
        const there = await store.people.tokens(person.id, 'program')
        if (!there.some(token => token.id === params.id)) return problem('missing', 'there is no such token')
        await store.people.removeToken(params.id, person.id)
        personChanged(person.id)
        return ok({})
      },
    }),
    open({
      ...{ method: 'GET', path: '/api/push-key', tag, summary: 'The key with which a browser makes a push address.' },
      answer: z.object({ key: z.string() }),
      run: async () => ok({ key: pushKey }),
    }),
    named({
      ...{ method: 'GET', path: '/api/me/notices', tag, summary: 'Where I am told that it is my turn.' },
      answer: z.object({ notices: z.array(noticeAddress) }),
      async run(_, person) {
        const notices = await store.people.notices(person.id)
        return ok({ notices: notices.map(({ id, kind, madeAt }) => ({ id, kind, madeAt })) })
      },
    }),
    named({
      ...{
        method: 'POST',
        path: '/api/me/notices',
        tag,
        summary: 'Tell me there too.',
        body: noticeWish,
        answer: noticeAddress,
      },
      async run({ body: { kind, target } }, person) {
        const there = await store.people.notices(person.id)
        if (there.length >= limits.noticesOfOne) return problem('too-many', 'that is enough: remove one first')
        const address = { id: newId(), person: person.id, kind, target: JSON.stringify(target), madeAt: now() }
        await store.people.addNotice(address)
        return ok({ id: address.id, kind, madeAt: address.madeAt })
      },
    }),
    named({
      ...{
        method: 'DELETE',
        path: '/api/me/notices/:id',
        tag,
        summary: 'Tell me there no more.',
        params: id,
        answer: done,
      },
      async run({ params }, person) {
        const gone = await store.people.removeNotice(params.id, person.id)
        return gone ? ok({}) : problem('missing', 'there is no such address')
      },
    }),
    named({
      ...{ method: 'POST', path: '/api/me/mutes', tag, summary: 'Hear somebody no more, or again.', answer: done },
      body: z.strictObject({ person: ourId, on: z.boolean() }),
      async run({ body }, person) {
        const muted = await store.chat.muted(person.id)
        if (body.on && muted.length >= 1000) return problem('too-many', 'you have muted a thousand people')
        await store.chat.mute(person.id, body.person, body.on)
        personChanged(person.id)
        return ok({})
      },
    }),
  ]
}

export function shown({ id, name, settings, madeAt }: Person): object {
  return { id, name, settings, madeAt }
}
