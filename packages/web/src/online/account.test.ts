import { loadGame } from '@undercroft/games'
import { type AnyChoice, FastDice, Match, type Shape, type Viewer } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import { Account } from './account.ts'
import { brokenBy } from './rules.ts'
import type { View } from './wire.ts'

const found = await loadGame('all-out-assault')
if (found === undefined) throw new Error('the game is not there')
const game = found
const NAMES = ['Ann', 'Ben']
const SHEET = [1, 2, 3, 4, 5, 6]

function begin(): Match<Shape> {
  return new Match<Shape>(game, { board: 'skirmish', roundLimit: 40, quietLimit: 12 }, new FastDice(5))
}

/** What the server would say: events from a number on, in an epoch. */
function viewOf(match: Match<Shape>, viewer: Viewer, from: number, epoch = 0): View {
  const ask = viewer === 'spectator' ? undefined : match.asks(viewer)[0]
  return {
    ...{ viewer, epoch, from, seen: match.see(viewer), events: match.heard(viewer, from) },
    ...(ask && { ask }),
    ...{ refusals: [], asides: [], clocks: [], mayUndo: false },
  }
}

function play(match: Match<Shape>, count: number): void {
  for (let i = 0; i < count; i++) {
    const ask = match.asks()[0]
    const choice = ask?.options[0]
    if (ask === undefined || choice === undefined) throw new Error('nobody is asked')
    expect(match.answer(ask.seat, choice, ask.ticket).ok).toBe(true)
  }
}

test('what is new is told once, cut where a die falls, and said as on its button', () => {
  const match = begin()
  const account = new Account('table', 0)
  expect(account.take(game, NAMES, viewOf(match, 0, 0))).toEqual([])
  play(match, 2)
  const before = account.lines.length
  const beats = account.take(game, NAMES, viewOf(match, 0, before)) ?? []
  expect(beats.length).toBeGreaterThan(1)
  expect(beats.flatMap(beat => beat.lines)).toEqual(account.lines.slice(before))
  play(match, 1)
  account.take(game, NAMES, viewOf(match, 0, account.lines.length))
  expect(account.lines.some(line => / Activate [AB][12]$/.test(line.text))).toBe(true)
})

test('a gap is noticed, and an undo forgets what was never so', () => {
  const match = begin()
  const account = new Account('table', 'spectator')
  account.take(game, NAMES, viewOf(match, 'spectator', 0))
  play(match, 4)
  expect(account.take(game, NAMES, viewOf(match, 'spectator', 3))).toBeUndefined()
  account.take(game, NAMES, viewOf(match, 'spectator', 0))
  const { steps } = account
  const again = begin()
  play(again, 2)
  expect(account.take(game, NAMES, viewOf(again, 'spectator', 0, 1))).toEqual([])
  expect(account.steps).toBeLessThan(steps)
  expect(account.lines).toHaveLength(again.heard('spectator').length)
  expect(account.position(steps, account.steps)).toBeUndefined()
  expect(account.heard).toEqual({ epoch: 1, from: account.lines.length })
})

test('the page finds the same rules broken as the server does', () => {
  const match = begin()
  const ask = match.asks(0)[0]
  if (ask === undefined) throw new Error('nobody is asked')
  const choices: AnyChoice[] = [
    ['sheets', SHEET, SHEET],
    ['sheets', [1, 1, 1, 1, 1, 1], SHEET],
    ['pawn', 0],
  ]
  for (const choice of choices) {
    expect(brokenBy(game, match.see(0), ask, choice)).toEqual(match.broken(0, choice))
  }
})
