import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Playback, type Stage } from './playback.ts'
import type { Snapshot, Speed } from './protocol.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Two answers to be shown, of one line each. */
const SNAPSHOT = {
  seen: {},
  lines: [{}, {}],
  beats: [0, 1].map(n => ({ seen: {}, lines: [{ n, event: { what: 'moved' } }] })),
} as unknown as Snapshot

function playing(speed: Speed) {
  const stages: Stage[] = []
  const playback = new Playback(
    stage => stages.push(stage),
    () => speed,
    () => false,
  )
  playback.add(SNAPSHOT)
  return { playback, stages }
}

test('a show goes on line by line, and the question comes with the last one', () => {
  const { playback, stages } = playing('normal')
  expect(stages.at(-1)).toMatchObject({ told: 1, busy: true })
  vi.advanceTimersByTime(2000)
  expect(stages.map(stage => stage.busy)).toEqual([true, false, false])
  expect(playback.idle).toBe(true)
})

test('whoever meant to end the show does not answer by accident', () => {
  const { playback, stages } = playing('normal')
  expect(playback.hasJustEnded).toBe(false)
  vi.advanceTimersByTime(300)
  playback.skip()
  expect(stages.at(-1)).toMatchObject({ busy: false, showing: [] })
  expect(playback.hasJustEnded).toBe(true)
  vi.advanceTimersByTime(250)
  expect(playback.hasJustEnded).toBe(false)
})

test('at instant speed nothing keeps anybody waiting', () => {
  const { playback, stages } = playing('instant')
  expect(stages.at(-1)).toMatchObject({ busy: false, showing: [] })
  expect(playback.hasJustEnded).toBe(false)
})

test('a look says what happens together, and throws its own dice', () => {
  const told: number[] = []
  const events = ['rolled', 'walked', 'walked', 'rested']
  const playback = new Playback(
    stage => told.push(stage.told),
    () => 'normal',
    () => false,
    () => ({ ownDice: true, holds: (event, next) => (event.what === next?.what ? 0 : 1) }),
  )
  const lines = events.map((what, n) => ({ n, event: { what } }))
  playback.add({ seen: {}, lines, beats: [{ seen: {}, lines }] } as unknown as Snapshot)
  expect(told).toEqual([1, 2, 3])
  vi.advanceTimersByTime(240)
  expect(told).toEqual([1, 2, 3, 4])
})
