import { loadGame } from '@undercroft/games'
import { commitment, Match, SealedDice, type Shape, writeRecord } from '@undercroft/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { NO_RECORD, Past } from './past.ts'
import type { OnlineCard } from './wire.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const found = await loadGame('all-out-assault')
if (found === undefined) throw new Error('the game is not there')
const game = found
const secret = 'ab'.repeat(32)
const words = ['owl', 'fox']
const options = { board: 'skirmish', roundLimit: 10, quietLimit: 12 }

function record(): string {
  const match = new Match<Shape>(game, options, new SealedDice({ secret, words }))
  const players = ['Ann', 'Ben'].map(player => ({ kind: 'person', player }) as const)
  return writeRecord(match, { players, dice: { kind: 'sealed', commitment: commitment(secret), words, secret } })
}

const card: OnlineCard = {
  ...{ id: 't', game: game.id, version: game.version, options, maker: 'ann', visibility: 'private', status: 'over' },
  seats: ['A', 'B'].map(name => ({ name, role: 'Player', kind: 'person', person: name, player: name })),
  ...{
    clock: { kind: 'none' },
    lots: false,
    patience: 300,
    seal: { commitment: commitment(secret), words, secret },
    madeAt: 0,
  },
}

/** A server that is away for so many requests. */
function serverAwayFor(requests: number): { asked: () => number } {
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked++
    if (asked <= requests) throw new TypeError('no network')
    return new Response(record())
  })
  return { asked: () => asked }
}

test('a record that cannot be had at once is asked for again', async () => {
  vi.useFakeTimers()
  const server = serverAwayFor(2)
  const past = new Past('t')
  const opened = vi.fn()
  const had = Promise.all([past.fetch(card, game, opened), past.fetch(card, game, opened)])
  await vi.runAllTimersAsync()
  await had
  expect(past.host).toBeDefined()
  expect([server.asked(), opened.mock.calls.length]).toEqual([3, 1])
  await past.fetch(card, game, opened)
  expect(server.asked()).toBe(3)
})

test('one that could not be had is said to be missing, and can be wanted anew', async () => {
  vi.useFakeTimers()
  const server = serverAwayFor(4)
  const past = new Past('t')
  const tried = past.fetch(card, game, () => undefined)
  await vi.runAllTimersAsync()
  await tried
  expect(past.verify(card, 'A')).toEqual({ ok: false, message: NO_RECORD })
  await past.fetch(card, game, () => undefined)
  expect(past.host).toBeDefined()
  expect(server.asked()).toBe(5)
})
