import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { ANYONE, eventually, ME, Party } from '../testing/party.ts'
import type { FriendList } from './friends.ts'

let party: Party
beforeAll(async () => {
  party = await Party.gather()
})
afterAll(() => party.server.close())

const list = async (who: Client) => (await who.get<FriendList>('/api/me/friends')).body
const names = ({ friends }: FriendList) => friends.map(({ name }) => name)

test('a link makes friends of two, once', async () => {
  const { ada, bob, eve } = party
  const { token } = (await ada.post<{ token: string }>('/api/me/friends/link')).body
  expect((await ada.post('/api/me/friends/come', { token })).status).toBe(403)
  const line = await ada.socket()
  expect((await bob.post('/api/me/friends/come', { token })).status).toBe(200)
  await line.next('friends')
  expect([names(await list(ada)), names(await list(bob))]).toEqual([['Bob'], ['Ada']])
  expect((await eve.post('/api/me/friends/come', { token })).status).toBe(403)
  line.close()
})

test('only friends see who is here, and who hides is not', async () => {
  const { ada, bob } = party
  const line = await bob.socket()
  const here = async () => (await list(ada)).friends[0]?.here
  await eventually(here, is => is === true)
  await bob.post('/api/me/hidden', { on: true })
  expect(await here()).toBe(false)
  expect((await list(bob)).hidden).toBe(true)
  await bob.post('/api/me/hidden', { on: false })
  expect(await here()).toBe(true)
  line.close()
})

test('who sat at a table with somebody may ask; it needs both', async () => {
  const { ada } = party
  const [cal, dan] = [await Client.guest(party.server.base, 'Cal'), await Client.guest(party.server.base, 'Dan')]
  expect((await cal.post('/api/me/friends', { person: ada.id })).status).toBe(403)
  const { id } = await party.make(ada, 'pig', [ME, ANYONE])
  await cal.post(`/api/tables/${id}/join`, {})
  expect((await cal.post('/api/me/friends', { person: ada.id })).status).toBe(200)
  expect(names(await list(cal))).toEqual([])
  expect((await list(ada)).asking).toEqual([{ person: cal.id, name: 'Cal' }])
  await ada.post('/api/me/friends', { person: cal.id })
  expect(names(await list(cal))).toEqual(['Ada'])
  expect((await list(ada)).asking).toEqual([])
  await cal.send('DELETE', `/api/me/friends/${ada.id}`)
  expect(names(await list(ada))).not.toContain('Cal')
  expect((await cal.post('/api/me/friends', { person: dan.id })).status).toBe(403)
})

test('a friend is called to a private table, a stranger is not', async () => {
  const { ada, bob, eve } = party
  const { id } = await party.make(ada, 'pig', [ME, ANYONE], { visibility: 'private' })
  const line = await bob.socket()
  expect((await bob.get(`/api/tables/${id}`)).status).toBe(404)
  expect((await ada.post(`/api/me/friends/${eve.id}/call`, { table: id })).status).toBe(403)
  expect((await ada.post(`/api/me/friends/${bob.id}/call`, { table: id })).status).toBe(200)
  await line.next('friends')
  expect((await list(bob)).calls).toMatchObject([{ by: ada.id, name: 'Ada', table: id, game: 'pig' }])
  expect((await bob.post<{ seat: number }>(`/api/tables/${id}/join`, {})).body.seat).toBe(1)
  line.close()
})
