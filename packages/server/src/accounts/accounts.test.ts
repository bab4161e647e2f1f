import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { ANYONE, ME, Party } from '../testing/party.ts'
import type { AccountCard } from './accounts.ts'

let party: Party
beforeAll(async () => {
  party = await Party.gather()
})
afterAll(() => party.server.close())

const guest = (name: string): Promise<Client> => Client.guest(party.server.base, name)

async function codeOf(who: Client): Promise<string> {
  return (await who.post<{ code: string }>('/api/me/recovery')).body.code
}

test('a guest becomes an account and comes back at another browser, to the same seats', async () => {
  const { ada } = party
  const table = await party.make(ada, 'pig', [ME, ANYONE])
  const code = await codeOf(ada)
  const phone = new Client(party.server.base)
  const { status, body } = await phone.post<{ id: string }>('/api/accounts/recovery', { code: code.toLowerCase() })
  expect([status, body.id]).toEqual([200, ada.id])
  const mine = await phone.get<{ tables: { card: { id: string } }[] }>('/api/me/tables')
  expect(mine.body.tables.map(({ card }) => card.id)).toContain(table.id)

  const wrong = await phone.post('/api/accounts/recovery', { code: code.replace(/.$/, code.endsWith('0') ? '1' : '0') })
  expect([wrong.status, wrong.body.error.code]).toEqual([403, 'forbidden'])
  expect((await phone.post('/api/accounts/recovery', { code: 'nonsense' })).status).toBe(400)
})

test('devices are listed, and signed out elsewhere', async () => {
  const ann = await guest('Ann')
  const code = await codeOf(ann)
  const others = [new Client(party.server.base), new Client(party.server.base)]
  for (const other of others) await other.post('/api/accounts/recovery', { code })
  const { body } = await ann.get<AccountCard>('/api/me/account')
  expect(body.devices).toHaveLength(3)
  expect(body.devices.filter(({ here }) => here)).toHaveLength(1)
  expect(body).toMatchObject({ passkeys: [], recovery: expect.any(Number) })
  const other = body.devices.find(({ here }) => !here)
  await ann.send('DELETE', `/api/me/devices/${other?.id}`)
  const left = await Promise.all(others.map(async each => (await each.get('/api/me')).status))
  expect(left.sort()).toEqual([200, 401])
  await ann.send('DELETE', '/api/me/devices')
  for (const each of others) expect((await each.get('/api/me')).status).toBe(401)
  expect((await ann.get('/api/me')).status).toBe(200)
  expect((await ann.send('DELETE', '/api/me/devices/nobody')).status).toBe(404)
})

test('who signs in as guest takes their games along, or leaves them behind', async () => {
  const ann = await guest('Ann')
  const code = await codeOf(ann)
  const [ben, cal] = [await guest('Ben'), await guest('Cal')]
  const table = await party.make(ben, 'pig', [ME, ANYONE])
  const line = await party.eve.socket()
  line.say({ do: 'watch', table: table.id })
  await line.next('table')
  await ben.post('/api/accounts/recovery', { code, guest: 'merge' })
  const seen = await line.next('table', ({ card }) => card.maker === ann.id)
  expect(seen.card.seats[0]).toMatchObject({ kind: 'person', person: ann.id, player: 'Ben' })
  line.close()
  expect((await ann.get<{ tables: unknown[] }>('/api/me/tables')).body.tables).toHaveLength(1)

  await party.make(cal, 'pig', [ME, ANYONE])
  const left = await cal.post<{ id: string }>('/api/accounts/recovery', { code })
  expect(left.body.id).toBe(ann.id)
  expect((await ann.get<{ tables: unknown[] }>('/api/me/tables')).body.tables).toHaveLength(1)
})

test('nobody gets two hands at one table by it, and an account is never taken into another', async () => {
  const ann = await guest('Ann')
  const code = await codeOf(ann)
  const ben = await guest('Ben')
  const table = await party.make(ann, 'pig', [ME, ANYONE])
  await ben.post(`/api/tables/${table.id}/join`, {})
  const both = await ben.post('/api/accounts/recovery', { code, guest: 'merge' })
  expect([both.status, both.body.error.code]).toEqual([409, 'conflict'])
  expect((await ben.get<{ id: string }>('/api/me')).body.id).toBe(ben.id)

  await codeOf(ben)
  const before = { ...ben.headers }
  expect((await ben.post<{ id: string }>('/api/accounts/recovery', { code, guest: 'merge' })).body.id).toBe(ann.id)
  expect((await new Client(party.server.base, before).get('/api/me')).status).toBe(401)
  expect((await party.cardOf(table.id)).seats[1]).toMatchObject({ person: ben.id })
})

test('a crest is put together from parts, and nothing else is one', async () => {
  const { bob } = party
  const crest = { shape: 'round', pattern: 'fess', field: 'plum', second: 'gold', mark: 'bone', glyph: 'crown' }
  expect((await bob.post<AccountCard>('/api/me/crest', crest)).body.crest).toEqual(crest)
  expect((await bob.post('/api/me/crest', { ...crest, glyph: 'https://example.org/x.svg' })).status).toBe(400)
  const { body } = await bob.get<{ account: AccountCard }>('/api/me/export')
  expect(body.account).toMatchObject({ crest, devices: [{ here: false }] })
})

test('a passkey that was made elsewhere, or for another challenge, is not taken', async () => {
  const { bob, eve } = party
  const { body: options } = await bob.post<{ challenge: string; rp: { id: string } }>('/api/me/passkeys/options')
  expect(options.rp.id).toBe('127.0.0.1')
  const data = { type: 'webauthn.create', challenge: options.challenge, origin: 'https://example.org' }
  const clientDataJSON = Buffer.from(JSON.stringify(data)).toString('base64url')
  const response = { clientDataJSON, attestationObject: 'AAAA' }
  const made = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response, clientExtensionResults: {} }
  for (const who of [bob, eve]) expect((await who.post('/api/me/passkeys', { response: made })).status).toBe(403)
  const signs = { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' }
  expect((await eve.post('/api/accounts/passkey', { response: { ...made, response: signs } })).status).toBe(403)
  expect((await eve.post('/api/accounts/passkey', { response: {} })).status).toBe(400)
})
