import { describe, expect, it } from 'vitest'
import { hoard, pig, ticTacToe } from '../examples/index.ts'
import { FastDice, type Game, list, named, oneOf, text, whole, words } from '../index.ts'
import { fallbacks, fallbacksIn } from './fallbacks.ts'
import { Sayable } from './sayable.ts'
import { fallbackShare, sweep } from './sweep.ts'
import { type Tiny, tiny } from './tiny.ts'

const PHASE = '*'
const NO_ANSWER = 'a row is asked for, then a turn, a bar or a guard: each has verbs of its own'

fallbacks(pig)
fallbacks(ticTacToe)
fallbacks(hoard, {
  allowed: [
    { phase: PHASE, verb: ['first', 'bar', 'let', 'raid', 'spy', 'dig', 'shuffle', 'row'], because: NO_ANSWER },
  ],
})

describe('a sweep', () => {
  const game = tiny({
    start: {
      offer: (_, o) => o.ask(0, 'Well?').may(['yes']).may(['no']).refuse(['count', 7], 'TY-1.4'),
      on: {
        yes: ({ s }) => void s.frames.push({ phase: 'end' }),
        no: ({ s }) => void s.frames.push({ phase: 'start' }),
      },
    },
  })

  it('counts by phase and verb what is refused by the last resort, with an example', () => {
    const { rows, positions } = sweep(game, { games: 30, seed: 2 })
    expect(positions).toBeGreaterThan(5)
    const count = rows.find(row => row.verb === 'count')
    expect(count).toMatchObject({ phase: 'start', tried: positions * 16 })
    expect(count?.fallback).toBeLessThan(positions * 16)
    expect(rows.find(row => row.verb === 'shout')).toMatchObject({
      tried: positions,
      fallback: positions,
      example: { choice: 'A shout' },
    })
    expect(rows.find(row => row.verb === 'yes')).toMatchObject({ tried: 0, fallback: 0 })
    expect(fallbackShare(rows)).toBeGreaterThan(80)
  })

  it('takes what the game says is meant', () => {
    const meant: Game<Tiny> = { ...game, meant: () => 'TY-1.3' }
    expect(fallbackShare(sweep(meant, { games: 5 }).rows)).toBe(0)
    expect(fallbacksIn(meant, { games: 5 })).toEqual([])
  })

  it('says what may not fall back, and what is allowed for nothing', () => {
    const allowed = [
      { phase: 'start', verb: 'count', because: 'there is nothing to count' },
      { phase: 'end', verb: '*', because: 'it is over' },
    ]
    expect(fallbacksIn(game, { games: 5, allowed })).toEqual([
      expect.stringMatching(/^"start" refuses (\d+) of \1 choices to shout by TY-1\.2, such as "A shout" after "/),
      'nothing falls back any more for end, * (it is over)',
    ])
  })
})

describe('what can be said', () => {
  const verbs = words({
    go: [oneOf('way', ['up', 'down']), named('door', ['red', 'blue'])],
    count: [whole('number', 0, 3), whole('large number', 0, 9_999)],
    write: [text('letter', 9)],
    walk: [list('path', whole('step', 0, 3), '-')],
  })
  const luck = new FastDice(1)

  it('is everything where that can be listed', () => {
    expect(new Sayable(verbs).choices('go', 10, luck)).toEqual([
      ['go', 'up', 0],
      ['go', 'up', 1],
      ['go', 'down', 0],
      ['go', 'down', 1],
    ])
    expect(new Sayable(verbs).choices('go', 3, luck)).toHaveLength(3)
  })

  it('is else what was met in play', () => {
    const sayable = new Sayable(verbs)
    expect(sayable.choices('write', 10, luck)).toEqual([])
    sayable.meet({
      options: [
        ['write', 'hi'],
        ['count', 2, 500],
      ],
      refused: [{ choice: ['walk', [1, 2]], rule: '' }],
    })
    expect(sayable.choices('write', 10, luck)).toEqual([['write', 'hi']])
    expect(sayable.choices('walk', 10, luck)).toEqual([['walk', [1, 2]]])
    expect(sayable.choices('count', 10, luck).map(choice => choice[2])).toEqual([500, 500, 500, 500])
  })
})
