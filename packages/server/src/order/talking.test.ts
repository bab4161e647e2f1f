import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatLine } from '../store/records.ts'
import type { Client } from '../testing/client.ts'
import { ANYONE, ME, Party } from '../testing/party.ts'

let party: Party
beforeAll(async () => {
  party = await Party.gather()
})
afterAll(() => party.server.close())

const say = (who: Client, table: string, text: string) =>
  who.post<{ n: number; error: { message: string } }>(`/api/tables/${table}/chat`, { kind: 'say', text })
const read = async (who: Client, table: string, talk: string) => {
  const { status, body } = await who.get<{ lines?: ChatLine[] }>(`/api/tables/${table}/chat?talk=${talk}`)
  return body.lines?.map(({ text }) => text) ?? status
}

test('while a game is played, its players hear nothing of the gallery; spectators hear both', async () => {
  const { ada, bob, eve } = party
  const { id } = await party.pigOfTwo()
  const [player, spectator] = [await bob.socket(), await eve.socket()]
  for (const line of [player, spectator]) {
    line.say({ do: 'watch', table: id })
    await line.next('view')
  }
  expect((await say(eve, id, 'seen from above')).body.n).toBe(1)
  expect((await spectator.next('gallery')).lines).toMatchObject([{ n: 1, text: 'seen from above' }])
  expect((await say(ada, id, 'my turn')).body.n).toBe(1)
  expect((await spectator.next('chat')).lines).toMatchObject([{ n: 1, text: 'my turn' }])
  expect((await player.next('chat')).lines).toMatchObject([{ n: 1, text: 'my turn' }])
  expect(player.bytes).not.toContain('above')
  expect(player.bytes).not.toContain('gallery')
  expect(await read(eve, id, 'chat')).toEqual(['my turn'])
  expect(await read(eve, id, 'gallery')).toEqual(['seen from above'])
  expect(await read(bob, id, 'gallery')).toBe(403)
  expect(await read(bob, id, 'chat')).toEqual(['my turn'])
  await party.playOut(id)
  expect(await read(bob, id, 'gallery')).toEqual(['seen from above'])
  await say(eve, id, 'well played')
  expect((await player.next('gallery')).lines).toMatchObject([{ text: 'well played' }])
  for (const line of [player, spectator]) line.close()
})

test('before the game everybody who is there talks with everybody', async () => {
  const { ada, eve } = party
  const { id } = await party.make(ada, 'pig', [ME, ANYONE])
  await say(eve, id, 'may I?')
  expect(await read(ada, id, 'chat')).toEqual(['may I?'])
})

test('the host closes the chat, also for the gallery, and opens it again', async () => {
  const { ada, bob, eve } = party
  const { id } = await party.pigOfTwo()
  expect((await bob.post(`/api/tables/${id}/chat/rule`, { kind: 'closed' })).status).toBe(403)
  expect((await ada.post(`/api/tables/${id}/chat/rule`, { kind: 'closed' })).body).toMatchObject({
    chat: { kind: 'closed' },
  })
  for (const who of [ada, bob, eve]) {
    const { status, body } = await say(who, id, 'hello')
    expect([status, body.error.message]).toEqual([403, 'the host has closed the chat of this table'])
  }
  const open = await ada.post(`/api/tables/${id}/chat/rule`, { kind: 'open' })
  expect(open.body).not.toHaveProperty('chat')
  expect((await say(bob, id, 'hello')).status).toBe(200)
})

test('in a slow chat each says one thing at a time, and is told how long to wait', async () => {
  const { ada, bob } = party
  const { id } = await party.pigOfTwo()
  await ada.post(`/api/tables/${id}/chat/rule`, { kind: 'slow', seconds: 3000 })
  expect((await say(bob, id, 'one')).status).toBe(200)
  const { status, body } = await say(bob, id, 'two')
  expect(status).toBe(429)
  expect(body.error.message).toMatch(/one message every 3000 seconds, yours in (?:2\d{3}|3000) seconds/)
  expect((await say(ada, id, 'one')).status).toBe(200)
  expect((await ada.post(`/api/tables/${id}/chat/rule`, { kind: 'slow', seconds: 0 })).status).toBe(400)
})
