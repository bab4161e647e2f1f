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

test('what others did can be played again, and ends where it was', () => {
  const { playback, stages } = playing('instant')
  expect(stages.at(-1)).toMatchObject({ busy: false, again: true, told: 2 })
  const shown = stages.length
  playback.again()
  expect(stages.at(-1)).toMatchObject({ busy: true, told: 0 })
  vi.advanceTimersByTime(5000)
  expect(stages.slice(shown).map(({ told, busy }) => [told, busy])).toEqual([
    [0, true],
    [1, true],
    [2, true],
    [2, false],
  ])
  expect(playback.idle).toBe(true)
})

test('what is played again can be skipped', () => {
  const { playback, stages } = playing('normal')
  playback.skip()
  playback.again()
  playback.skip()
  expect(stages.at(-1)).toMatchObject({ busy: false, showing: [], told: 2 })
})

test('what the viewer did is not played again', () => {
  const { playback, stages } = playing('instant')
  const event = { what: 'chose', seat: 0, choice: ['go'] }
  playback.add({ ...SNAPSHOT, viewer: 0 } as unknown as Snapshot)
  playback.add({ ...SNAPSHOT, viewer: 0, beats: [{ seen: {}, lines: [{ n: 1, event }] }] } as unknown as Snapshot)
  expect(stages.at(-1)).toMatchObject({ again: false })
  const before = stages.length
  playback.again()
  expect(stages).toHaveLength(before)
})
