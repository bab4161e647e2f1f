import type { AnyChoice, OpenAsk, Shape } from '@undercroft/kernel'
import { describe, expect, test } from 'vitest'
import type { Playable } from '../looks.ts'
import { foldable, hasMore, insteadOf, offBoard } from './entries.ts'

const look = { onBoard: { move: ['go', 'strike'] } } as unknown as Playable['look']
const playable = { look } as Playable

function asked(options: readonly AnyChoice[], phase = 'move', refused: readonly unknown[] = []): OpenAsk<Shape> {
  return { options, refused, phase } as unknown as OpenAsk<Shape>
}

const many = (verb: string, count: number): AnyChoice[] => Array.from({ length: count }, (_, i) => [verb, i])

describe('the list of answers', () => {
  test('folds where the board takes all but a few of them', () => {
    expect(foldable(asked([...many('go', 40), ...many('wait', 8)]), playable)).toBe(true)
    expect(foldable(asked([...many('go', 40), ...many('wait', 9)]), playable)).toBe(false)
  })

  test('stays open in a phase that the board does not take, unless it is short', () => {
    expect(foldable(asked(many('go', 9), 'set-up'), playable)).toBe(false)
    expect(foldable(asked(many('go', 8), 'set-up'), playable)).toBe(true)
  })

  test('leaves as buttons what is no place on the board', () => {
    const ask = asked([['go', 1], ['rest'], ['strike', 2]])
    expect(offBoard(ask, look)).toEqual([['rest']])
    expect(offBoard(asked([['go', 1]], 'set-up'), look)).toEqual([['go', 1]])
  })

  test('has more than its buttons where the board takes some, or something is refused', () => {
    expect(hasMore(asked([['rest']]), playable)).toBe(false)
    expect(hasMore(asked([['rest'], ['go', 1]]), playable)).toBe(true)
    expect(hasMore(asked([['rest']], 'move', [{}]), playable)).toBe(true)
  })
})

describe('instead of what is refused', () => {
  test('the nearest answers of the same verb are offered, at most three', () => {
    const options: AnyChoice[] = [['go', 'a1'], ['go', 'f6'], ['go', 'f8'], ['go', 'g7'], ['rest']]
    expect(insteadOf(['go', 'g8'], asked(options))).toEqual([
      ['go', 'f8'],
      ['go', 'g7'],
      ['go', 'f6'],
    ])
  })

  test('cells with two numbers and plain numbers are near by their numbers', () => {
    const cells: AnyChoice[] = [
      ['go', 'c1y9'],
      ['go', 'c3y2'],
    ]
    expect(insteadOf(['go', 'c3y1'], asked(cells))[0]).toEqual(['go', 'c3y2'])
    expect(insteadOf(['pay', 4], asked(many('pay', 4)))[0]).toEqual(['pay', 3])
  })

  test('nothing of another verb is', () => {
    expect(insteadOf(['strike', 1], asked([['go', 1]]))).toEqual([])
  })
})
