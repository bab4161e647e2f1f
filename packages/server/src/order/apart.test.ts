import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '../admin/records.ts'
import type { FriendList } from '../friends/friends.ts'
import type { ChatLine } from '../store/records.ts'
import { Client, fresh, type Line } from '../testing/client.ts'
import { ANYONE, ME, Party } from '../testing/party.ts'
import type { Apart } from './store.ts'

const KEY = 'a-key-that-nobody-guesses'

let party: Party
beforeAll(async () => {
  party = await Party.gather({
    operators: [{ name: 'olga', key: KEY }],
    limits: { reports: { burst: 2, perSecond: 0 } },
  })
})
afterAll(() => party.server.close())

const guests = (...names: string[]) => Promise.all(names.map(name => Client.guest(party.server.base, name)))
const block = (who: Client, other: Client, on = true) => who.post<Apart>('/api/me/blocks', { person: other.id, on })
const seek = (line: Line) => line.say({ do: 'seek', request: fresh(), game: 'pig', pace: 'live' })

test('who has blocked somebody is never brought together with them, by whoever seeks first', async () => {
  const [ann = party.ada, ben = party.bob, cal = party.eve] = await guests('Ann', 'Ben', 'Cal')
  expect((await block(ann, ben)).body.blocked).toEqual([{ person: ben.id, name: 'Ben' }])
  const [a, b, c] = [await ann.socket(), await ben.socket(), await cal.socket()]
  seek(b)
  await b.next('seeking')
  seek(a)
  await a.next('seeking', ({ others }) => others === 1)
  seek(c) // with either of them: Ben has waited longer
  const [mine, theirs] = [await b.next('matched'), await c.next('matched')]
  expect(mine.table).toBe(theirs.table)
  expect(a.heard.some(({ say }) => say === 'matched')).toBe(false)
  await block(ann, ben, false)
  seek(b)
  expect((await a.next('matched')).table).toBe((await b.next('matched')).table)
  for (const line of [a, b, c]) line.close()
})

test('a block ends a friendship, and lets no requests, links or seats of mine through', async () => {
  const [ann = party.ada, ben = party.bob] = await guests('Ann', 'Ben')
  const { token } = (await ann.post<{ token: string }>('/api/me/friends/link')).body
  await ben.post('/api/me/friends/come', { token })
  const { id } = await party.make(ann, 'pig', [ME, ANYONE])
  await block(ann, ben)
  const friends = async (who: Client) => (await who.get<FriendList>('/api/me/friends')).body.friends
  expect([await friends(ann), await friends(ben)]).toEqual([[], []])
  expect((await ben.post('/api/me/friends', { person: ann.id })).status).toBe(403)
  const another = (await ann.post<{ token: string }>('/api/me/friends/link')).body.token
  expect((await ben.post('/api/me/friends/come', { token: another })).status).toBe(403)
  const late = await ben.post(`/api/tables/${id}/join`, {})
  expect([late.status, late.body.error.message]).toEqual([403, 'the host of this table does not play with you'])
  await block(ann, ben, false)
  expect((await ben.post(`/api/tables/${id}/join`, {})).status).toBe(200)
})

test('what somebody says whom one has blocked is not heard', async () => {
  const { ada, bob } = party
  const { id } = await party.pigOfTwo()
  const line = await ada.socket()
  line.say({ do: 'watch', table: id })
  await line.next('view')
  await block(ada, bob)
  await bob.post(`/api/tables/${id}/chat`, { kind: 'say', text: 'boo' })
  await ada.post(`/api/tables/${id}/chat`, { kind: 'say', text: 'quiet here' })
  expect((await line.next('chat')).lines).toMatchObject([{ text: 'quiet here' }])
  const { lines } = (await ada.get<{ lines: ChatLine[] }>(`/api/tables/${id}/chat`)).body
  expect(lines.map(({ text }) => text)).toEqual(['quiet here'])
  await block(ada, bob, false)
  line.close()
})

test('muted and blocked people are listed by name; nobody blocks themselves or nobody', async () => {
  const { ada, bob } = party
  await ada.post('/api/me/mutes', { person: bob.id, on: true })
  const { body } = await ada.get<Apart>('/api/me/apart')
  expect(body).toEqual({ muted: [{ person: bob.id, name: 'Bob' }], blocked: [] })
  await ada.post('/api/me/mutes', { person: bob.id, on: false })
  expect((await block(ada, ada)).status).toBe(409)
  expect((await ada.post('/api/me/blocks', { person: 'nobody', on: true })).status).toBe(404)
})

test('a report holds what was said and the log as they were; one person does not make many', async () => {
  const { ada, bob, eve } = party
  const { id } = await party.pigOfTwo()
  await ada.answer(id, 0, ['roll'])
  await bob.post(`/api/tables/${id}/chat`, { kind: 'say', text: 'you cheat' })
  await eve.post(`/api/tables/${id}/chat`, { kind: 'say', text: 'oh' })
  const wish = { person: bob.id, table: id, kind: 'insult', text: 'He said so.' }
  const away = (await guests('Away'))[0] ?? eve
  expect((await ada.post('/api/me/reports', { ...wish, person: away.id })).status).toBe(409)
  const made = await ada.post<{ id: string }>('/api/me/reports', wish)
  expect(made.status).toBe(200)
  await bob.post(`/api/tables/${id}/chat`, { kind: 'say', text: 'later' })
  const olga = new Client(party.server.base, { authorization: `Bearer ${KEY}` })
  const { body } = await olga.get<Report>(`/api/admin/reports/${made.body.id}`)
  expect(body).toMatchObject({
    by: ada.id,
    person: bob.id,
    name: 'Bob',
    kind: 'insult',
    text: 'He said so.',
    table: id,
  })
  expect(body.evidence?.chat.map(({ text }) => text)).toEqual(['you cheat'])
  expect(body.evidence?.gallery.map(({ text }) => text)).toEqual(['oh'])
  expect(body.evidence?.log.some(({ happening }) => happening.kind === 'answered')).toBe(true)
  expect(JSON.stringify(body)).not.toContain('secret')
  expect((await ada.post('/api/me/reports', wish)).status).toBe(429)
})
