import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Line } from '../testing/client.ts'
import { Party } from '../testing/party.ts'
import { SPEAKS } from './speech.ts'

let party: Party
beforeAll(async () => {
  party = await Party.gather()
})
afterAll(() => party.server.close())

const requested = async (speaks: string) => {
  const { status, body } = await party.ada.send<{ error?: { code: string } }>('GET', '/api/me', undefined, {
    'undercroft-speaks': speaks,
  })
  return [status, body.error?.code]
}
const lineOf = (query: string) =>
  new Line(new WebSocket(`${party.server.base.replace('http', 'ws')}/api/socket${query}`))

test('who speaks a newer version is sent on to another node, who speaks one too old loads the page anew', async () => {
  expect(await requested(String(SPEAKS.now + 1))).toEqual([503, 'renewing'])
  expect(await requested(String(SPEAKS.since - 1))).toEqual([426, 'outdated'])
  expect(await lineOf(`?speaks=${SPEAKS.now + 1}`).gone).toBe(4009)
  expect(await lineOf(`?speaks=${SPEAKS.since - 1}`).gone).toBe(4010)
})

test('this version and the one before are understood, and who says nothing', async () => {
  for (const speaks of [SPEAKS.now, SPEAKS.since]) expect(await requested(String(speaks))).toEqual([200, undefined])
  for (const query of ['', '?speaks=', `?speaks=${SPEAKS.now}`, `?speaks=${SPEAKS.since}`, '?other=1']) {
    const line = lineOf(query)
    line.socket.on('open', () => line.say({ do: 'ping' }))
    await line.next('pong')
    line.close()
  }
})

test('a field that a newer client says more is none of ours', async () => {
  const { id } = await party.pigOfTwo()
  const line = await party.ada.socket()
  line.say({ do: 'watch', table: id, patches: true, sparkles: true })
  await line.next('view')
  line.close()
})
