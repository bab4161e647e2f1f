import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { ANYONE, eventually, INVITED, ME, Party } from '../testing/party.ts'

let party: Party
beforeAll(async () => {
  party = await Party.gather()
})
afterAll(() => party.server.close())

interface Guests {
  readonly watching: readonly { readonly name: string }[]
  readonly removed: readonly { readonly name: string }[]
}

test('before the game the host takes somebody out: the seat is free, they are told, and stay out', async () => {
  const { ada, bob, eve } = party
  const { id } = await party.make(ada, 'pig', [ME, ANYONE, ANYONE], { options: { players: 3 } })
  await bob.post(`/api/tables/${id}/join`, {})
  const line = await bob.socket()
  line.say({ do: 'watch', table: id })
  await line.next('table')
  const out = { person: bob.id, on: true }
  expect((await eve.post(`/api/tables/${id}/removed`, out)).status).toBe(403)
  expect((await ada.post(`/api/tables/${id}/removed`, { person: ada.id, on: true })).status).toBe(409)
  const { body } = await ada.post(`/api/tables/${id}/removed`, out)
  expect(body.seats[1]).toMatchObject({ kind: 'free', invited: false })
  expect((await line.next('refused')).error).toEqual({
    code: 'shown-out',
    message: 'the host of this table has shown you out',
  })
  const again = await bob.post(`/api/tables/${id}/join`, {})
  expect([again.status, again.body.error.code]).toEqual([403, 'shown-out'])
  expect((await bob.get(`/api/tables/${id}`)).status).toBe(403)
  await ada.post(`/api/tables/${id}/removed`, { ...out, on: false })
  expect((await bob.post(`/api/tables/${id}/join`, {})).status).toBe(200)
  line.close()
})

test('nobody is taken out of a game that has begun', async () => {
  const { ada, bob } = party
  const { id } = await party.pigOfTwo()
  expect((await ada.post(`/api/tables/${id}/removed`, { person: bob.id, on: true })).status).toBe(409)
})

test('a link that was taken back says so, and the new one is good; so are those to other seats', async () => {
  const { ada, bob, eve } = party
  const seats = [ME, INVITED, INVITED]
  const { id } = await party.make(ada, 'pig', seats, { options: { players: 3 }, visibility: 'private' })
  const link = async (path: string, body: object) =>
    (await ada.post<{ invitation: string }>(`/api/tables/${id}/invitations${path}`, body)).body.invitation
  const old = await link('', { seat: 1 })
  const other = await link('', { seat: 2 })
  expect((await bob.post(`/api/tables/${id}/invitations/renew`, { seat: 1 })).status).toBe(404)
  const renewed = await link('/renew', { seat: 1 })
  const late = await bob.post(`/api/tables/${id}/join`, { invitation: old })
  expect([late.status, late.body.error.code, late.body.error.message]).toEqual([
    410,
    'gone',
    expect.stringContaining('taken this link back'),
  ])
  expect((await bob.get(`/api/tables/${id}`)).status).toBe(404)
  expect((await bob.post(`/api/tables/${id}/join`, { invitation: renewed })).status).toBe(200)
  expect((await eve.post(`/api/tables/${id}/join`, { invitation: other })).status).toBe(200)
})

test('who is taken out of a seat does not come back by its link, and nobody else does', async () => {
  const { ada, bob, eve } = party
  const seats = [ME, INVITED, ANYONE]
  const { id } = await party.make(ada, 'pig', seats, { options: { players: 3 }, visibility: 'private' })
  const { invitation } = (await ada.post<{ invitation: string }>(`/api/tables/${id}/invitations`, { seat: 1 })).body
  await bob.post(`/api/tables/${id}/join`, { invitation })
  await ada.post(`/api/tables/${id}/removed`, { person: bob.id, on: true })
  expect((await bob.post(`/api/tables/${id}/join`, { invitation })).status).toBe(410)
  expect((await eve.post(`/api/tables/${id}/join`, { invitation })).status).toBe(410)
  await ada.post(`/api/tables/${id}/removed`, { person: bob.id, on: false })
  expect((await bob.get(`/api/tables/${id}`)).status).toBe(404)
})

test('the host sees who looks on, and shows a spectator out who does not come back in', async () => {
  const { ada, bob, eve } = party
  const { id } = await party.pigOfTwo()
  const line = await eve.socket()
  line.say({ do: 'watch', table: id })
  await line.next('view')
  const guests = async () => (await ada.get<Guests>(`/api/tables/${id}/guests`)).body
  expect((await guests()).watching).toMatchObject([{ name: 'Eve' }])
  expect((await bob.get(`/api/tables/${id}/guests`)).status).toBe(403)
  await ada.post(`/api/tables/${id}/removed`, { person: eve.id, on: true })
  expect((await line.next('refused')).error.code).toBe('shown-out')
  const { length } = line.bytes
  await ada.answer(id, 0, ['roll'])
  line.say({ do: 'watch', table: id })
  expect((await line.next('refused')).error.code).toBe('shown-out')
  expect(line.bytes.slice(length)).not.toContain('"view"')
  expect((await eve.get(`/api/tables/${id}/view`)).status).toBe(403)
  expect(await guests()).toMatchObject({ watching: [], removed: [{ name: 'Eve' }] })
  line.close()
})

test('who goes away looks on no more', async () => {
  const { ada } = party
  const cal = await Client.guest(party.server.base, 'Cal')
  const { id } = await party.pigOfTwo()
  const line = await cal.socket()
  line.say({ do: 'watch', table: id })
  await line.next('view')
  line.close()
  const watching = async () => (await ada.get<Guests>(`/api/tables/${id}/guests`)).body.watching
  await eventually(watching, all => all.length === 0)
})
