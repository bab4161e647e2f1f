// @module-tag slow
import { readRecord, verify } from '@undercroft/kernel'
import { afterAll, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { catalogue } from '../testing/games.ts'
import { Party } from '../testing/party.ts'
import { testServer } from '../testing/server.ts'
import type { Publication, PublicRecord } from './publishing.ts'

const party = await Party.gather()
const { ada, bob, eve } = party
afterAll(() => party.server.close())

const CC0 = { licence: 'CC0-1.0', named: false }
const nobody = new Client(party.server.base)

interface Found {
  readonly records: readonly PublicRecord[]
  readonly next?: string
}

async function finished(more: object = {}): Promise<string> {
  const { id } = await party.pigOfTwo(more)
  await party.playOut(id)
  return `/api/tables/${id}/publication`
}

async function listed(search = ''): Promise<readonly string[]> {
  const { body } = await nobody.get<Found>(`/api/records${search}`)
  return body.records.map(({ id }) => id)
}

test('a game is published by who played it, named only as each agrees, and taken back', async () => {
  const { id: running } = await party.pigOfTwo()
  expect((await ada.post(`/api/tables/${running}/publication`, CC0)).status).toBe(409)
  const way = await finished()
  expect((await ada.get<Publication>(way)).body).toEqual({ published: false, mine: false, named: false })
  expect((await eve.post(way, CC0)).status).toBe(403)
  expect((await nobody.post(way, CC0)).status).toBe(401)
  expect((await ada.post(way, { ...CC0, licence: 'mine alone' })).status).toBe(400)
  expect((await bob.send('PATCH', way, { named: true })).status).toBe(404)

  const { body } = await ada.post<Publication>(way, CC0)
  expect(body).toMatchObject({ published: true, mine: true, named: false })
  expect((await bob.post(way, CC0)).status).toBe(409)
  expect((await bob.send('DELETE', way)).status).toBe(404)
  const record = async () => (await nobody.get<string>(`/api/records/${body.id}`)).body
  expect(await record()).not.toMatch(/Ada|Bob/)

  await bob.send('PATCH', way, { named: true })
  expect((await bob.get<Publication>(way)).body).toMatchObject({ published: true, mine: false, named: true })
  const text = await record()
  expect(text).toMatch(/ person a person\n.* person Bob\n/)
  const read = readRecord(text)
  const pig = catalogue.find(({ id }) => id === 'pig')
  if (!read.ok || pig === undefined) throw new Error('no record')
  expect(verify(pig, read.value)).toMatchObject({ ok: true }) // the names are no part of the dice
  const [found] = (await nobody.get<Found>('/api/records')).body.records
  expect(found?.seats.map(({ player }) => player)).toEqual(['a person', 'Bob'])
  expect(JSON.stringify(found)).not.toContain(ada.id)

  await bob.send('PATCH', way, { named: false })
  expect(await record()).not.toMatch(/Ada|Bob/)
  expect((await ada.send<Publication>('DELETE', way)).body).toMatchObject({ published: false })
  expect((await nobody.get(`/api/records/${body.id}`)).status).toBe(404)
  expect(await listed()).toEqual([])
})

test('published games are searched, paged, and had as one file', async () => {
  const ids: string[] = []
  for (const goal of [20, 20, 30]) {
    const { body } = await ada.post<Publication>(await finished({ options: { goal } }), { ...CC0, named: true })
    ids.unshift(body.id ?? '')
  }
  expect(new Set(await listed())).toEqual(new Set(ids))
  const { body: all } = await nobody.get<Found>('/api/records')
  const [first, second, third] = all.records
  if (first === undefined || second === undefined || third === undefined) throw new Error('too few')
  expect(first).toMatchObject({
    game: 'pig',
    licence: 'CC0-1.0',
    by: 'PG-1.6',
    options: expect.arrayContaining(['goal=30']),
  })
  expect(await listed('?game=pig&by=PG-1.6')).toHaveLength(3)
  expect(await listed('?game=hoard')).toEqual([])
  expect(await listed('?option=goal%3D30')).toEqual([first.id])
  expect(await listed('?option=goal%3D3')).toEqual([])
  expect(await listed(`?from=${first.steps}&to=${first.steps}`)).toContain(first.id)
  expect(await listed('?from=100000')).toEqual([])
  const [winner = ''] = first.winners
  expect(await listed(`?winner=${winner}`)).toEqual(
    all.records.filter(({ winners }) => winners.includes(winner)).map(({ id }) => id),
  )
  expect(await listed(`?after=${first.at}.${first.id}`)).toEqual([second.id, third.id])
  for (const wrong of ['option=x', 'winner=%25', 'from=-1', 'after=1']) {
    expect((await nobody.get(`/api/records?${wrong}`)).status).toBe(400)
  }

  const { body, headers } = await nobody.get<string>('/api/records.ndjson')
  expect(headers.get('content-type')).toContain('ndjson')
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const [head, ...lines] = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(head).toMatchObject({ undercroft: 'records', version: 1, licence: 'CC0-1.0' })
  expect(lines.map(({ id }) => id)).toEqual([first.id, second.id, third.id])
  expect(lines.every(({ record }) => readRecord(record).ok)).toBe(true)
})

test('whoever is deleted is named no longer, and what they published is gone', async () => {
  const zoe = await Client.guest(party.server.base, 'Zoe')
  const seats = [{ kind: 'me' }, { kind: 'anyone' }]
  const { body: card } = await zoe.post('/api/tables', {
    game: 'pig',
    seats,
    visibility: 'public',
    options: { goal: 20 },
  })
  const yan = await Client.guest(party.server.base, 'Yan')
  await yan.post(`/api/tables/${card.id}/join`, {})
  await party.playOut(card.id, [zoe, yan])
  const way = `/api/tables/${card.id}/publication`
  const { body } = await zoe.post<Publication>(way, { ...CC0, named: true })
  await yan.send('PATCH', way, { named: true })
  await yan.send('DELETE', '/api/me')
  const { body: text } = await nobody.get<string>(`/api/records/${body.id}`)
  expect(text).toContain('person Zoe')
  expect(text).not.toContain('Yan')
  await zoe.send('DELETE', '/api/me')
  expect((await nobody.get(`/api/records/${body.id}`)).status).toBe(404)
})

test('nobody loads everything again and again', async () => {
  const strict = await testServer({ limits: { downloads: { burst: 1, perSecond: 0 } } })
  const client = new Client(strict.base)
  const load = async () => (await fetch(new URL('/api/records.ndjson', strict.base))).status
  expect([await load(), await load()]).toEqual([200, 429])
  expect((await client.get('/api/records')).status).toBe(200)
  await strict.close()
})
