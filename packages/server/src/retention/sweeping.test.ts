import { expect, test } from 'vitest'
import type { ChatLine } from '../store/records.ts'
import { ANYONE, eventually, ME, Party } from '../testing/party.ts'

const LATER = 40 * 86_400_000

test('what is older than the settings say is taken away at the start, and nothing else', async () => {
  const party = await Party.gather()
  const { ada, bob, eve } = party
  const { id: over } = await party.pigOfTwo()
  await party.playOut(over)
  const { id: open } = await party.make(ada, 'pig', [ME, ANYONE])
  await ada.post(`/api/tables/${open}/chat`, { kind: 'say', text: 'anybody?' })
  await bob.post('/api/me/recovery')

  await party.restart()
  const status = async (who: typeof ada, path: string) => (await who.get(path)).status
  expect(await status(eve, '/api/me')).toBe(200)

  const retention = { guests: 30, tables: 30, chat: 30 }
  await party.server.restart({ retention, now: () => Date.now() + LATER })
  for (const client of [ada, bob, eve]) client.base = party.server.base
  await eventually(
    () => status(eve, '/api/me'),
    is => is === 401, // a guest who plays nowhere
  )
  expect(await status(ada, '/api/me')).toBe(200) // sits at a table that is not over
  expect(await status(bob, '/api/me')).toBe(200) // has an account
  expect(await status(ada, `/api/tables/${over}`)).toBe(404)
  expect(await status(ada, `/api/tables/${open}`)).toBe(200)
  expect((await ada.get<{ lines: ChatLine[] }>(`/api/tables/${open}/chat`)).body.lines).toEqual([])
  await party.server.close()
})
