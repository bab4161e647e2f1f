import { expect, test } from 'vitest'
import type { Clock, Sitting } from '../store/records.ts'
import { deadlineOf, handsNow, isOverLimit, timedOut } from './clocks.ts'
import type { Asked } from './room.ts'

const person: Sitting = { kind: 'person', person: 'p', name: 'P', word: 'w' }
const bot: Sitting = { kind: 'bot', level: 'random' }
const move: Clock = { kind: 'move', seconds: 10, atEnd: 'default' }
const game: Clock = { kind: 'game', seconds: 10, atEnd: 'bot' }

function asked(seat: number, ticket: number, within?: number, phase = 'turn'): Asked {
  return { seat, ticket, phase, within }
}

test('without a clock nothing runs', () => {
  expect(handsNow({ kind: 'none' }, [], [asked(0, 1)], [person], 0)).toEqual([])
  expect(deadlineOf({ kind: 'none' }, [{ since: 1 }])).toBeUndefined()
  expect(timedOut({ kind: 'none' }, [{ since: 1 }], 1e9)).toEqual([])
})

test('a move has its time from when it is asked, and keeps it while others answer', () => {
  const first = handsNow(move, [], [asked(0, 1), asked(1, 1)], [person, person], 1000)
  expect(deadlineOf(move, first)).toBe(11_000)
  const second = handsNow(move, first, [asked(0, 1)], [person, person], 5000)
  expect(second).toEqual([{ since: 1000, ticket: 1 }, {}])
  const third = handsNow(move, second, [asked(0, 2)], [person, person], 6000)
  expect(deadlineOf(move, third)).toBe(16_000)
  expect(timedOut(move, third, 15_999)).toEqual([])
  expect(timedOut(move, third, 16_000)).toEqual([0])
})

test("a game's time is used up move by move", () => {
  const first = handsNow(game, [], [asked(0, 1)], [person, person], 0)
  const second = handsNow(game, first, [asked(1, 1)], [person, person], 4000)
  expect(second[0]).toEqual({ left: 6000 })
  const third = handsNow(game, second, [asked(0, 2)], [person, person], 5000)
  expect(deadlineOf(game, third)).toBe(11_000)
  expect(handsNow(game, third, [], [person, person], 99_000)[0]).toEqual({ left: 0 })
})

test('bots have no clock', () => {
  expect(deadlineOf(move, handsNow(move, [], [asked(0, 1)], [bot], 0))).toBeUndefined()
})

test("a question's own limit runs without a clock too, from its phase's first question on", () => {
  const none: Clock = { kind: 'none' }
  const first = handsNow(none, [], [asked(0, 1, 30)], [person, person], 1000)
  expect(first).toEqual([{ limit: { phase: 'turn', since: 1000, seconds: 30 } }, {}])
  const second = handsNow(none, first, [asked(0, 2, 30)], [person, person], 20_000)
  expect(deadlineOf(none, second)).toBe(31_000)
  expect(timedOut(none, second, 30_999)).toEqual([])
  expect(timedOut(none, second, 31_000)).toEqual([0])
  expect(handsNow(none, second, [asked(0, 3)], [person, person], 25_000)).toEqual([])
})

test('beside a clock the one that is over first counts', () => {
  const first = handsNow(move, [], [asked(0, 1, 5)], [person], 0)
  expect(deadlineOf(move, first)).toBe(5000)
  expect(first.map(hand => isOverLimit(hand, 5000))).toEqual([true])
  const long = handsNow(move, [], [asked(0, 1, 30)], [person], 0)
  expect(deadlineOf(move, long)).toBe(10_000)
  expect(timedOut(move, long, 10_000)).toEqual([0])
  expect(long.map(hand => isOverLimit(hand, 10_000))).toEqual([false])
  const used = handsNow(game, handsNow(game, [], [asked(0, 1, 5)], [person], 0), [asked(0, 2)], [person], 4000)
  expect(used).toEqual([{ left: 6000, since: 4000, ticket: 2 }])
})

test('bots have no limit either', () => {
  expect(handsNow({ kind: 'none' }, [], [asked(0, 1, 30)], [bot], 0)).toEqual([])
})
