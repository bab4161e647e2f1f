import { describe, expect, it } from 'vitest'
import { CLUE_KINDS, historyOf, readClue, timeless, writeClue } from './clues.ts'
import { isFit, isFrail } from './sheet.ts'
import { DIS, NONE, STR } from './state.ts'
import { readUse, writeUse } from './uses.ts'

it.each(CLUE_KINDS)('writes and reads "%s"', what => {
  for (const [stat, value, round] of [
    [NONE, 0, 1],
    [STR, 6, 40],
    [DIS, 120, 200],
  ] as const) {
    expect(readClue(writeClue(what, round, stat, value))).toEqual({ what, stat, value, round })
    expect(timeless(writeClue(what, round, stat, value))).toBe(timeless(writeClue(what, 7, stat, value)))
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
    clues: [
      writeClue('shown', 1, STR, 6),
      writeClue('red', 2, NONE, 5),
      writeClue('blue', 3, STR, 2),
      writeClue('hurt', 4),
      writeClue('injured', 4, DIS),
      writeClue('fit', 5),
      writeClue('trained', 5),
    ],
  })
  expect(history).toEqual([
    { round: 2, what: 'red', stat: DIS, was: 1, is: 5 },
    { round: 3, what: 'blue', stat: STR, was: 6, is: 2 },
    { round: 4, what: 'injured', stat: DIS, was: 5, is: 4 },
    { round: 5, what: 'trained', stat: STR, was: 2, is: 3 },
  ])
})
