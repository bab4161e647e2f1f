// @module-tag slow
import { anyGame } from '@undercroft/kernel'
import { hurriedPig } from '@undercroft/kernel/examples'
import { expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import { now } from '../time.ts'

/** Pig in which every turn has so many seconds. */
const within = (seconds: number) => ({ games: [anyGame(hurriedPig(seconds))] })

async function playing(server: TestServer, clock: object): Promise<{ ada: Client; id: string }> {
  const ada = await Client.guest(server.base, 'Ada')
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const { body } = await ada.post('/api/tables', { game: 'pig', seats, clock })
  return { ada, id: body.id }
}

test("a question's own limit is shown, and outlives a restart", async () => {
  const server = await testServer(within(900))
  const before = now()
  const { ada, id } = await playing(server, { kind: 'none' })
  const { clocks, ask } = await ada.view(id, 0)
  expect(ask?.within).toBe(900)
  expect(clocks[0]?.endsAt).toBeGreaterThanOrEqual(before + 900_000)
  await server.restart()
  ada.base = server.base
  expect((await ada.view(id, 0)).clocks).toEqual(clocks)
  await server.close()
})

test('it ends with the default, not before its time, also after a restart', async () => {
  const server = await testServer(within(2))
  const before = now()
  const { ada, id } = await playing(server, { kind: 'none' })
  await server.restart()
  ada.base = server.base
  expect(await nextAt(ada, id)).toEqual({ what: 'held', seat: 0, score: 0 })
  expect(now()).toBeGreaterThanOrEqual(before + 2000)
  await server.close()
})

test('the default is taken even where a bot answers at the end of the clock', async () => {
  const server = await testServer(within(2))
  const { ada, id } = await playing(server, { kind: 'move', seconds: 60, atEnd: 'bot' })
  const { clocks } = await ada.view(id, 0)
  expect((clocks[0]?.endsAt ?? 0) - now()).toBeLessThanOrEqual(2000)
  expect(await nextAt(ada, id)).toEqual({ what: 'held', seat: 0, score: 0 })
  await server.close()
})

/** What the game tells first; a bot would have rolled. */
async function nextAt(ada: Client, id: string): Promise<unknown> {
  for (;;) {
    const { events } = await ada.view(id, 0)
    const told = events.map(({ event }) => event).find(({ what }) => what !== 'chose')
    if (told !== undefined) return told
    await new Promise(done => setTimeout(done, 100))
  }
}
