import { expect, test } from 'vitest'
import { ScriptedDice } from './dice.ts'
import { hurriedPig } from './examples/index.ts'
import { anyGame } from './game.ts'
import { limitEnd, limitNow, limitsNow } from './limits.ts'
import { Match } from './match.ts'

const puzzle = { phase: 'puzzle', within: 60 }

test('a question without a limit has none', () => {
  expect(limitNow(undefined, undefined, 0)).toBeUndefined()
  expect(
    limitNow({ phase: 'puzzle', since: 0, seconds: 60 }, { phase: 'fail', within: undefined }, 5000),
  ).toBeUndefined()
})

test('the time runs from the first question of a phase through all that follow it', () => {
  const first = limitNow(undefined, puzzle, 1000)
  expect(first).toEqual({ phase: 'puzzle', since: 1000, seconds: 60 })
  expect(first && limitEnd(first)).toBe(61_000)
  expect(limitNow(first, puzzle, 40_000)).toEqual(first)
})

test('another phase begins anew', () => {
  const first = limitNow(undefined, puzzle, 1000)
  expect(limitNow(first, { phase: 'riddle', within: 30 }, 5000)).toEqual({ phase: 'riddle', since: 5000, seconds: 30 })
})

test('at one screen the time begins when whoever is asked has it, and ends with the turn', () => {
  const dice = new ScriptedDice()
  const match = new Match(anyGame(hurriedPig(60)), { goal: 100, players: 2 }, dice)
  const people = [0, 1]
  expect(limitsNow([], match, people, 'spectator', 0)).toEqual([])
  expect(limitsNow([], match, [1], 0, 0)).toEqual([])
  const first = limitsNow([], match, people, 0, 1000)
  expect(first).toEqual([{ phase: 'turn', since: 1000, seconds: 60 }])
  dice.dictate([4])
  match.answer(0, ['roll'])
  expect(limitsNow(first, match, people, 1, 2000)).toEqual(first)
  match.answer(0, ['hold'])
  expect(limitsNow(first, match, people, 1, 3000)).toEqual([undefined, { phase: 'turn', since: 3000, seconds: 60 }])
})
