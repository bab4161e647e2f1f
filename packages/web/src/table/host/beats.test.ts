import type { Seen, Shape } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import type { Line } from '../protocol.ts'
import { beatsOf } from './beats.ts'

const seen = (name: string) => ({ view: name }) as unknown as Seen<Shape>
const EVENTS = [
  { what: 'chose', seat: 0, choice: ['attack'] },
  { what: 'thrown', sides: 6, faces: [5, 2, 2], label: 'attack' },
  { what: 'wounded' },
  { what: 'rolled', sides: 6, face: 4, label: 'flight' },
  { what: 'fled' },
]
const lines = EVENTS.map((event, n): Line => {
  return { n, step: 1, because: undefined, text: '', event: event as Line['event'] }
})

test('a throw of several dice is one beat, shown over the position before its first die', () => {
  const beforeDice = ['first', 'second', 'third', 'wounded'].map(seen)
  const beats = beatsOf(lines, beforeDice, seen('after'))
  expect(beats.map(beat => [beat.seen.view, beat.lines.map(({ n }) => n)])).toEqual([
    ['first', [0, 1]],
    ['wounded', [2, 3]],
    ['after', [4]],
  ])
})

test('dice without a position of their own are shown with what follows', () => {
  expect(beatsOf(lines, [], seen('after')).map(beat => beat.lines.length)).toEqual([5])
})
