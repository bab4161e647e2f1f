import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SeatCard } from '../tables/messages.ts'
import { fresh } from '../testing/client.ts'
import { Party } from '../testing/party.ts'

const blocked = new Set<string>()
let party: Party
beforeAll(async () => {
  party = await Party.gather({ mayMeet: async (a, b) => !blocked.has([a, b].sort().join()) })
})
afterAll(() => party.server.close())

const wish = (more: object = {}) => ({ do: 'seek', request: fresh(), game: 'pig', pace: 'live', ...more })
const sitters = (seats: readonly SeatCard[]) => seats.map(seat => ('person' in seat ? seat.person : seat.kind)).sort()

test('two strangers are matched at a rated table, and each is told once', async () => {
  const { ada, bob } = party
  const [one, two] = [await ada.socket(), await bob.socket()]
  const [first, second] = [wish(), wish()]
  one.say(first)
  expect(await one.next('seeking')).toMatchObject({ request: first.request, others: 0 })
  two.say(second)
  const [a, b] = [await one.next('matched'), await two.next('matched')]
  expect([a.request, b.request]).toEqual([first.request, second.request])
  expect(a.table).toBe(b.table)
  const card = await party.cardOf(a.table)
  expect(card).toMatchObject({ rated: true, lots: true, status: 'playing', clock: { kind: 'move' } })
  expect(sitters(card.seats)).toEqual([ada.id, bob.id].sort())

  one.say(first)
  expect((await one.next('matched')).table).toBe(a.table)
  for (const line of [one, two]) line.close()
})

test('who has agreed plays with bots; who goes away waits no longer', async () => {
  const { ada } = party
  const line = await ada.socket()
  line.say(wish({ bots: { level: 'random', after: 0 } }))
  const { table } = await line.next('matched')
  expect(sitters((await party.cardOf(table)).seats)).toEqual([ada.id, 'bot'].sort())
  line.say(wish({ game: 'hoard' }))
  await line.next('seeking')
  line.say({ do: 'unseek' })
  line.say({ do: 'ping' })
  await line.next('pong')
  const other = await party.bob.socket()
  other.say(wish({ game: 'hoard' }))
  expect(await other.next('seeking')).toMatchObject({ others: 0 })
  other.say({ do: 'unseek' })
  for (const each of [line, other]) each.close()
})

test('those who may not meet are not matched', async () => {
  const { ada, bob, eve } = party
  blocked.add([ada.id, bob.id].sort().join())
  const lines = [await ada.socket(), await bob.socket()] as const
  for (const line of lines) line.say(wish())
  await lines[1].next('seeking', ({ others }) => others === 1)
  const third = await eve.socket()
  third.say(wish())
  const { table } = await third.next('matched')
  const seated = sitters((await party.cardOf(table)).seats)
  expect(seated).toContain(eve.id)
  expect(seated.includes(ada.id) && seated.includes(bob.id)).toBe(false)
  for (const line of [...lines, third]) line.close()
})

test('what is sought is checked', async () => {
  const line = await party.ada.socket()
  line.say(wish({ game: 'no such game' }))
  expect((await line.next('refused')).error.code).toBe('missing')
  line.say(wish({ pace: 'never' }))
  expect((await line.next('refused')).error.code).toBe('malformed')
  line.say(wish({ bots: { level: 'random', after: -1 } }))
  expect((await line.next('refused')).error.code).toBe('malformed')
  line.close()
})
