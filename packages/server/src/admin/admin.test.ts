import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableCard } from '../tables/messages.ts'
import { Client } from '../testing/client.ts'
import { Party } from '../testing/party.ts'
import type { Act, Ban, NodeState, Report, Totals } from './records.ts'

const KEY = 'a-key-that-nobody-guesses'
const DAY = 86_400_000

let party: Party
let olga: Client
beforeAll(async () => {
  const operators = [{ name: 'olga', key: KEY }]
  party = await Party.gather({
    operators,
    publicOrigin: 'http://127.0.0.1',
    limits: { operatorTries: { burst: 3, perSecond: 0 } },
  })
  olga = new Client(party.server.base, { authorization: `Bearer ${KEY}` })
})
afterAll(() => party.server.close())

const acts = async () => (await olga.get<{ acts: Act[] }>('/api/admin/acts')).body.acts
const from = (address: string, name: string) => {
  const client = new Client(party.server.base, { 'x-forwarded-for': address })
  return {
    client,
    join: () => client.post<{ id: string; error?: { code: string; message: string } }>('/api/guests', { name }),
  }
}

test('without a key there are no admin routes; with a wrong one nobody comes in, nor often', async () => {
  const bare = await Party.gather()
  for (const path of ['/api/admin', '/api/admin/reports', '/admin']) {
    expect((await bare.ada.send('GET', path, undefined, { authorization: `Bearer ${KEY}` })).status).toBe(404)
  }
  await bare.server.close()
  const stranger = new Client(party.server.base, { 'x-forwarded-for': '192.0.2.99' })
  const statuses = []
  for (const key of ['no', 'nor this', '', KEY]) {
    statuses.push((await stranger.send('GET', '/api/admin', undefined, { authorization: `Bearer ${key}` })).status)
  }
  expect(statuses).toEqual([401, 401, 401, 429])
  expect((await olga.get('/api/admin')).status).toBe(200)
})

test('who is banned is told until when and why, on every way in, and comes back when it is lifted', async () => {
  const { client: cal, join } = from('192.0.2.1', 'Cal')
  const { id } = (await join()).body
  const line = await cal.socket()
  const until = Date.now() + 7 * DAY
  const banned = await olga.post<Ban>('/api/admin/bans', { person: id, until, why: 'insults' })
  expect(banned.body).toMatchObject({ person: id, name: 'Cal', by: 'olga', endsAt: until })
  const says = `you may not play here until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC: insults`
  expect((await line.next('refused')).error).toEqual({ code: 'banned', message: says })
  await line.gone
  const refused = await cal.post('/api/tables', { game: 'pig', seats: [{ kind: 'me' }, { kind: 'anyone' }] })
  expect([refused.status, refused.body.error]).toEqual([403, { code: 'banned', message: says }])
  expect((await cal.get('/api/me')).body).toMatchObject({ name: 'Cal', banned: { until, why: 'insults' } })
  const again = await cal.socket()
  expect((await again.next('refused')).error.code).toBe('banned')
  const [code] = again.socket.readyState === again.socket.CLOSED ? [4003] : await once(again.socket, 'close')
  expect(code).toBe(4003)
  expect((await olga.post(`/api/admin/bans/${banned.body.id}/lift`, { why: 'sorry' })).status).toBe(200)
  expect((await olga.post(`/api/admin/bans/${banned.body.id}/lift`, { why: 'sorry' })).status).toBe(404)
  expect((await cal.get('/api/me')).body).not.toHaveProperty('banned')
  expect((await cal.send('DELETE', '/api/me')).status).toBe(200)
  expect((await acts()).slice(0, 2)).toMatchObject([
    { who: 'olga', what: 'lift', about: banned.body.id, why: 'sorry' },
    { who: 'olga', what: 'ban', about: id, why: 'insults' },
  ])
})

test('an address of IPv6 is banned with its network, another is not', async () => {
  const until = Date.now() + DAY
  const { body } = await olga.post<Ban>('/api/admin/bans', { address: '2001:db8:1:2::9', until, why: 'a flood' })
  expect(body.address).toBe('2001:db8:1:2::')
  expect((await from('2001:db8:1:2:3:4:5:6', 'Dan').join()).body.error?.code).toBe('banned')
  expect((await from('2001:db8:1:3::1', 'Eli').join()).status).toBe(200)
  await olga.post(`/api/admin/bans/${body.id}/lift`, { why: 'over' })
  expect((await from('2001:db8:1:2:3:4:5:6', 'Dan').join()).status).toBe(200)
})

test.each([
  [{ until: 1, why: 'x', person: 'p' }, 400],
  [{ until: 4e12, why: 'x' }, 400],
  [{ until: 4e12, why: 'x', person: 'p' }, 404],
  [{ until: 4e12, why: 'x', address: '1.2.3' }, 400],
  [{ until: 4e12, why: '', address: '192.0.2.8' }, 400],
])('a ban %o is refused', async (wish, status) => {
  expect((await olga.post('/api/admin/bans', wish)).status).toBe(status)
})

test('a report is read, and closed once with an outcome', async () => {
  const { ada, bob } = party
  const { id } = await party.pigOfTwo()
  await ada.post('/api/me/reports', { person: bob.id, table: id, kind: 'spam' })
  const list = async (state: string) =>
    (await olga.get<{ reports: Report[] }>(`/api/admin/reports?state=${state}`)).body.reports
  const [report] = await list('open')
  expect(report).toMatchObject({ person: bob.id, byName: 'Ada', table: id })
  const close = () => olga.post(`/api/admin/reports/${report?.id}/close`, { outcome: 'warned', why: 'first time' })
  expect((await close()).status).toBe(200)
  expect((await close()).status).toBe(409)
  expect(await list('open')).toEqual([])
  expect(await list('closed')).toMatchObject([{ id: report?.id, closed: { by: 'olga', outcome: 'warned' } }])
  expect((await acts())[0]).toMatchObject({ what: 'close-report', about: report?.id, why: 'first time' })
})

test('a name is changed wherever it stands', async () => {
  const { ada } = party
  const rude = await Client.guest(party.server.base, 'Rude')
  const over = await party.make(ada, 'pig', [{ kind: 'me' }, { kind: 'anyone' }], { options: { goal: 20 } })
  await rude.post(`/api/tables/${over.id}/join`, {})
  await party.playOut(over.id, [ada, rude])
  const { id } = await party.make(ada, 'pig', [{ kind: 'me' }, { kind: 'anyone' }])
  await rude.post(`/api/tables/${id}/join`, {})
  await rude.post(`/api/tables/${id}/chat`, { kind: 'say', text: 'hi' })
  expect((await olga.post(`/api/admin/people/${rude.id}/name`, { name: 'Rupert', why: 'a rude name' })).status).toBe(
    200,
  )
  expect((await rude.get('/api/me')).body).toMatchObject({ name: 'Rupert' })
  for (const table of [id]) {
    expect((await party.cardOf(table)).seats[1]).toMatchObject({ player: 'Rupert' })
  }
  expect((await ada.get(`/api/tables/${id}/chat`)).body).toMatchObject({ lines: [{ name: 'Rupert' }] })
  const found = await olga.get<{ people: { id: string }[] }>('/api/admin/people?name=upER')
  expect(found.body.people.map(each => each.id)).toEqual([rude.id])
  expect((await olga.get(`/api/admin/people/${rude.id}`)).body).toMatchObject({ name: 'Rupert', isAccount: false })
  expect((await acts())[0]).toMatchObject({ what: 'rename', detail: 'Rude is now Rupert', why: 'a rude name' })
})

test('a table is closed, also a private one, and those who play there see it', async () => {
  const { ada } = party
  const { id } = await party.pigOfTwo({ visibility: 'public' })
  const line = await ada.socket()
  line.say({ do: 'watch', table: id })
  await line.next('view')
  const { tables } = (await olga.get<{ tables: TableCard[] }>('/api/admin/tables')).body
  expect(tables.map(each => each.id)).toContain(id)
  expect((await olga.post(`/api/admin/tables/${id}/close`, { why: 'a test' })).status).toBe(200)
  expect((await line.next('table', ({ card }) => card.status === 'over')).card.outcome).toBeUndefined()
  expect((await olga.post(`/api/admin/tables/${id}/close`, { why: 'a test' })).status).toBe(409)
  expect((await olga.post('/api/admin/tables/none/close', { why: 'a test' })).status).toBe(404)
  expect((await acts())[0]).toMatchObject({ what: 'close-table', about: id, why: 'a test' })
  line.close()
})

test('what is running is told', async () => {
  const line = await party.ada.socket()
  const { nodes, totals } = (await olga.get<{ nodes: NodeState[]; totals: Totals }>('/api/admin')).body
  expect(nodes).toHaveLength(1)
  expect(nodes[0]?.sockets).toBeGreaterThan(0)
  expect(nodes[0]?.memory).toBeGreaterThan(1e6)
  expect(totals.people).toBeGreaterThan(2)
  line.close()
})
