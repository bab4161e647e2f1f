import type { Game } from '@undercroft/kernel'
import { describe, expect, test } from 'vitest'
import type { Playable } from '../looks.ts'
import { partsOf, rowsOfTurns } from './log-rows.ts'
import type { Line } from './protocol.ts'
import { entriesOfTurn, makeTeller, shortText } from './turns.ts'

const NAMES = ['Ann', 'Ben']
const line = (n: number, event: object, text = `line ${n}`): Line => ({
  n,
  because: undefined,
  step: n,
  text,
  event: event as Line['event'],
})
const chose = (n: number, seat: number) => line(n, { what: 'chose', seat, choice: ['go'] })
const LINES = [line(0, { what: 'dealt' }), chose(1, 0), line(2, { what: 'moved' }), chose(3, 0), chose(4, 1)]

describe('turns', () => {
  test('begin where another seat acts, if the game names none', () => {
    const turns = makeTeller({}, NAMES)(LINES, LINES.length)
    expect(turns.map(({ heading, lines }) => [heading.title, lines.length])).toEqual([
      ['The beginning', 1],
      ['Ann', 3],
      ['Ben', 1],
    ])
  })

  test('begin where the game says so', () => {
    const heading: Game['heading'] = ({ what }) => (what === 'moved' ? { title: 'Round 1' } : undefined)
    const turns = makeTeller({ heading }, NAMES)(LINES, LINES.length)
    expect(turns.map(({ n, heading: { title } }) => [n, title])).toEqual([
      [0, 'The beginning'],
      [2, 'Round 1'],
    ])
  })

  test('grow with what is told, and begin anew when something is taken back', () => {
    const tell = makeTeller({}, NAMES)
    const some = tell(LINES, 3)
    expect(some).toHaveLength(2)
    const all = tell(LINES, 5)
    expect(all[0]).toBe(some[0]) // what is past is not gathered again
    expect(all).toEqual(makeTeller({}, NAMES)(LINES, 5))
    const other = [...LINES.slice(0, 3), chose(3, 1)]
    expect(tell(other, 4)).toEqual(makeTeller({}, NAMES)(other, 4))
  })

  test('are told in fewer lines where the look retells them', () => {
    const look = { retell: (told: readonly Line[]) => told.slice(-1) } as unknown as Playable['look']
    const playable = { game: {}, look } as Playable
    expect(entriesOfTurn({ lines: LINES.slice(1, 4) }, playable, NAMES).map(({ n }) => n)).toEqual([3])
  })

  test('do not say again whose turn it is: that stands above them', () => {
    const heading: Game['heading'] = ({ what }) => (what === 'moved' ? { title: 'Ann', seat: 0 } : undefined)
    const playable = { game: { heading }, look: {} } as Playable
    const told = entriesOfTurn({ lines: [line(2, { what: 'moved' }), chose(3, 1)] }, playable, NAMES)
    expect(told.map(({ n }) => n)).toEqual([3])
  })

  test('are one row each while they are folded', () => {
    const turns = makeTeller({}, NAMES)(LINES, LINES.length)
    const rows = rowsOfTurns(
      turns,
      (_, fromEnd) => fromEnd === 0,
      ({ lines }) => lines,
    )
    expect(rows.map(({ key }) => key)).toEqual(['turn 0', 'turn 1', 'turn 4', '4'])
  })

  test('of many rows only parts are drawn, that stay where they are as more is told', () => {
    const rows = Array.from({ length: 130 }, (_, n) => ({ ...line(n, { what: 'moved' }), key: `${n}`, depth: 0 }))
    const parts = partsOf(rows.map(row => ({ kind: 'line', ...row })))
    expect(parts.map(({ at, rows: some }) => [at, some.length])).toEqual([
      [0, 60],
      [60, 60],
      [120, 10],
    ])
  })
})

test('dice are said by what they show', () => {
  const rolled = line(0, { what: 'rolled', sides: 6, face: 4, label: 'movement' }, 'The die for movement shows 4 of 6')
  expect(shortText(rolled, {})).toBe('Movement: 4')
  expect(shortText(rolled, { faces: { movement: ['a', 'b', 'c', 'boot'] } })).toBe('Movement: boot')
  expect(shortText(chose(1, 0), {})).toBe('line 1')
})
