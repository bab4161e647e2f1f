import { readOptions } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { THIRD_STAIRS } from '../../content/small-tiles.ts'
import { OPTIONS, type Options } from '../../state/options.ts'
import { countBelow, stackOf } from '../../state/stacks.ts'
import type { At, State } from '../../state/state.ts'
import { view } from '../../state/view.ts'
import { readPosition } from '../../words/scene-read.ts'
import { peekTiles, shuffleBack, takeTile } from './stacks.ts'

function start(given: Partial<Options>): State {
  const read = readOptions(OPTIONS, given)
  if (!read.ok) throw new Error(read.error.join())
  return readPosition({}, read.value)
}

/** A table whose hidden draws always take the last of what is left. */
const LAST: At = {
  roll: () => 1,
  throw: () => [],
  pick: below => below - 1,
  tell: () => 0,
  reveal: () => {},
  uses: () => {},
}

function turnAll(s: State, level: 1 | 2): string[] {
  const turned: string[] = []
  for (let tile = takeTile(s, LAST, level); tile !== 'none'; tile = takeTile(s, LAST, level)) turned.push(tile)
  return turned
}

describe('Stairs that lie deeper', () => {
  it('come exactly below so many tiles in Alliance (MA-24.4)', () => {
    const s = start({ mode: 'alliance', players: 2 })
    const turned = turnAll(s, 2)
    expect(turned.indexOf(THIRD_STAIRS)).toBe(6)
    expect(turned).toHaveLength(15)
  })

  it('come somewhere in the bottom half in Epic (MA-21.4)', () => {
    const s = start({ mode: 'epic', players: 2 })
    const first = Array.from({ length: 7 }, () => takeTile(s, LAST, 2))
    expect(first).not.toContain(THIRD_STAIRS)
    expect(stackOf(s, 2).held).toBe(THIRD_STAIRS)
    expect(takeTile(s, LAST, 2)).toBe(THIRD_STAIRS) // the last of what is left
  })

  it('come though the tiles above them went to the bottom', () => {
    const s = start({ mode: 'alliance', players: 2 })
    const stack = stackOf(s, 1)
    stack.bottom = stack.rest
    stack.rest = []
    expect(takeTile(s, LAST, 1)).toBe('L1-01')
  })
})

describe('Shifting Walls', () => {
  it('shows the next three tiles to one player alone, and they are turned in that order', () => {
    const s = start({ players: 3 })
    const below = countBelow(stackOf(s, 1))
    peekTiles(s, LAST, 1, 1)
    const { next } = stackOf(s, 1)
    expect(next).toHaveLength(3)
    expect(countBelow(stackOf(s, 1))).toBe(below)
    expect(view(s, 1).stacks[0]?.next).toEqual(next)
    for (const other of [0, 2, 'spectator'] as const) {
      expect(view(s, other).stacks[0]?.next).toEqual([])
      expect(view(s, other).stacks[0]?.rest).toHaveLength(below)
      expect(view(s, other).ahead).toEqual([3, 0])
    }
    const order = next.slice()
    expect(order.map(() => takeTile(s, LAST, 1))).toEqual(order)
  })

  it('is forgotten when the stack is shuffled (MA-8.10)', () => {
    const s = start({ players: 3 })
    peekTiles(s, LAST, 1, 1)
    const below = countBelow(stackOf(s, 1))
    shuffleBack(stackOf(s, 1), [])
    expect(stackOf(s, 1)).toMatchObject({ next: [], seer: -1 })
    expect(countBelow(stackOf(s, 1))).toBe(below)
  })
})
