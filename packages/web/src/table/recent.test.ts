import type { Shape, Told } from '@undercroft/kernel'
import { describe, expect, test } from 'vitest'
import type { Line } from './protocol.ts'
import { recentFor } from './recent.ts'

const story = [
  { what: 'chose', seat: 0, choice: ['move'] },
  { what: 'rolled', sides: 6, face: 2, label: 'one' },
  { what: 'chose', seat: 1, choice: ['move'] },
  { what: 'chose', seat: 0, choice: ['move'], forced: true },
  { what: 'chose', seat: 0, choice: ['pass'] },
  { what: 'rolled', sides: 6, face: 5, label: 'two' },
] as readonly Told<Shape>[]
const lines = story.map((event, n): Line => ({ n, event, because: undefined, step: n, text: '' }))

describe('what is recent', () => {
  test.each([
    [0, 1],
    [1, 3],
    ['spectator', 3],
  ] as const)('for %s begins after the last act: what is forced is none, and neither is a pass', (viewer, from) => {
    expect(recentFor(viewer, lines)).toEqual(story.slice(from))
  })

  test('is everything for those who have not chosen yet', () => {
    expect(recentFor(2, lines)).toEqual(story)
  })
})
