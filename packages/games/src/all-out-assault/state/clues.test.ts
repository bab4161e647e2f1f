import { describe, expect, it } from 'vitest'
import { FACT_KINDS, historyOf, isFit, isFrail, readFact, readUse, timeless, writeFact, writeUse } from './clues.ts'
import { DIS, NONE, STR } from './state.ts'

it.each(FACT_KINDS)('writes and reads "%s"', what => {
  for (const [stat, value, round] of [
    [NONE, 0, 1],
    [STR, 6, 40],
    [DIS, 120, 200],
  ] as const) {
    expect(readFact(writeFact(what, round, stat, value))).toEqual({ what, stat, value, round })
    expect(timeless(writeFact(what, round, stat, value))).toBe(timeless(writeFact(what, 7, stat, value)))
  }
})

it('writes and reads uses', () => {
  expect(readUse(writeUse(120, 200))).toEqual({ tile: 120, round: 200 })
})

describe('what Injury and Training look at (AA-5.10, AA-5.14)', () => {
  it.each([
    ['6 3 3 3 2 1', false, true],
    ['4 2 3 3 5 1', true, true],
    ['4 3 2 3 1 5', true, true],
    ['4 3 3 2 1 4', true, false],
    ['4 6 5 3 2 1', false, false],
    ['0 0 0 0 0 5', true, true],
  ])('%s: frail %s, fit %s', (sheet, frail, fit) => {
    const stats = sheet.split(' ').map(Number)
    expect([isFrail(stats), isFit(stats)]).toEqual([frail, fit])
  })
})

it('tells the whole history of a sheet (AA-8.1)', () => {
  const history = historyOf({
    start: [6, 5, 4, 3, 2, 1],
    picks: [DIS, STR],
    facts: [
      writeFact('shown', 1, STR, 6),
      writeFact('red', 2, NONE, 5),
      writeFact('blue', 3, STR, 2),
      writeFact('hurt', 4),
      writeFact('injured', 4, DIS),
      writeFact('fit', 5),
      writeFact('trained', 5),
    ],
  })
  expect(history).toEqual([
    { round: 2, what: 'red', stat: DIS, was: 1, is: 5 },
    { round: 3, what: 'blue', stat: STR, was: 6, is: 2 },
    { round: 4, what: 'injured', stat: DIS, was: 5, is: 4 },
    { round: 5, what: 'trained', stat: STR, was: 2, is: 3 },
  ])
})
