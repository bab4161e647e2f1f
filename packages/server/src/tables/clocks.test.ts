import { expect, test } from 'vitest'
import type { Clock, Sitting } from '../store/records.ts'
import { deadlineOf, handsNow, timedOut } from './clocks.ts'

const person: Sitting = { kind: 'person', person: 'p', name: 'P', word: 'w' }
const bot: Sitting = { kind: 'bot', level: 'random' }
const move: Clock = { kind: 'move', seconds: 10, atEnd: 'default' }
const game: Clock = { kind: 'game', seconds: 10, atEnd: 'bot' }

test('without a clock nothing runs', () => {
  expect(handsNow({ kind: 'none' }, [], [{ seat: 0, ticket: 1 }], [person], 0)).toEqual([])
  expect(deadlineOf({ kind: 'none' }, [{ since: 1 }])).toBeUndefined()
  expect(timedOut({ kind: 'none' }, [{ since: 1 }], 1e9)).toEqual([])
})

test('a move has its time from when it is asked, and keeps it while others answer', () => {
  const first = handsNow(
    move,
    [],
    [
      { seat: 0, ticket: 1 },
      { seat: 1, ticket: 1 },
    ],
    [person, person],
    1000,
  )
  expect(deadlineOf(move, first)).toBe(11_000)
  const second = handsNow(move, first, [{ seat: 0, ticket: 1 }], [person, person], 5000)
  expect(second).toEqual([{ since: 1000, ticket: 1 }, {}])
  const third = handsNow(move, second, [{ seat: 0, ticket: 2 }], [person, person], 6000)
  expect(deadlineOf(move, third)).toBe(16_000)
  expect(timedOut(move, third, 15_999)).toEqual([])
  expect(timedOut(move, third, 16_000)).toEqual([0])
})

test("a game's time is used up move by move", () => {
  const first = handsNow(game, [], [{ seat: 0, ticket: 1 }], [person, person], 0)
  const second = handsNow(game, first, [{ seat: 1, ticket: 1 }], [person, person], 4000)
  expect(second[0]).toEqual({ left: 6000 })
  const third = handsNow(game, second, [{ seat: 0, ticket: 2 }], [person, person], 5000)
  expect(deadlineOf(game, third)).toBe(11_000)
  expect(handsNow(game, third, [], [person, person], 99_000)[0]).toEqual({ left: 0 })
})

test('bots have no clock', () => {
  expect(deadlineOf(move, handsNow(move, [], [{ seat: 0, ticket: 1 }], [bot], 0))).toBeUndefined()
})
