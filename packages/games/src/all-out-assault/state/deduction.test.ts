// @module-tag slow
import { FastDice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { type Clue, fits, isSecretPick, readClue, valueAfter, writeClue } from './clues.ts'
import { chancesAgainst, deduce, expected } from './deduction.ts'
import { AGI, BLO, DIS, HON, NONE, STATS, STE, STR } from './state.ts'

const shown = (stat: number, value: number): number => writeClue('shown', 3, stat, value)
const red = (value: number): number => writeClue('red', 4, NONE, value)
const hurt = writeClue('hurt', 1)
const unharmed = writeClue('unharmed', 1)
const fit = writeClue('fit', 2)
const trained = writeClue('trained', 2)

describe('possible sheets (AA-8.6)', () => {
  const any = '1/2/3/4/5/6'
  it.each([
    { what: 'setup', clues: [], sheets: 720, possible: [any, any, any, any, any, any].join(' ') },
    { what: 'a value shown', clues: [shown(STR, 6)], sheets: 120 },
    { what: 'unharmed', clues: [unharmed], sheets: 144 },
    { what: 'hurt', clues: [hurt], sheets: 576 },
    { what: 'fit for Training', clues: [fit], sheets: 576 },
    { what: 'Red', clues: [red(5)], sheets: 2520 },
    { what: 'Blue', clues: [writeClue('blue', 1, DIS, 0)], sheets: 720 },
    { what: 'Blue to a value that was there', clues: [writeClue('blue', 1, DIS, 3)], sheets: 720 },
    { what: 'an injury', clues: [hurt, writeClue('injured', 1, AGI)], sheets: 576 },
    { what: 'unharmed and shown', clues: [unharmed, shown(STE, 3)], sheets: 36 },
    {
      what: 'four values shown',
      clues: [shown(STR, 6), shown(STE, 5), shown(HON, 4), shown(AGI, 3)],
      sheets: 2,
      possible: '6 5 4 3 1/2 1/2',
    },
    {
      what: 'five values shown',
      clues: [shown(STR, 6), shown(STE, 5), shown(HON, 4), shown(AGI, 3), shown(BLO, 2)],
      sheets: 1,
      possible: '6 5 4 3 2 1',
    },
    {
      what: 'a Red after that',
      clues: [shown(STR, 6), shown(STE, 5), shown(HON, 4), shown(AGI, 3), shown(BLO, 2), red(5)],
      sheets: 6,
      possible: '5/6 5 4/5 3/5 2/5 1/5',
    },
  ])('$what: $sheets', ({ clues, sheets, possible }) => {
    const deduction = deduce(clues)
    expect(deduction.sheets).toBe(sheets)
    if (possible !== undefined) expect(deduction.possible.map(values => values.join('/')).join(' ')).toBe(possible)
  })

  it('does not ask in which round something happened', () => {
    expect(deduce([writeClue('shown', 1, STR, 6)])).toBe(deduce([writeClue('shown', 30, STR, 6)]))
  })
})

/** The table of AA-8.6 once more, with sheets as lists. */
function bruteForce(clues: readonly Clue[]): Set<string> {
  const orders = (left: readonly number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap(first => orders(left.filter(each => each !== first)).map(rest => [first, ...rest]))
  let sheets = orders([1, 2, 3, 4, 5, 6])
  for (const clue of clues) {
    const stats = isSecretPick(clue.what) ? [STR, STE, HON, AGI, BLO, DIS] : [clue.stat]
    const next = sheets
      .filter(sheet => fits(clue, sheet))
      .flatMap(sheet =>
        stats.map(stat => sheet.map((value, i) => (i === stat ? valueAfter(clue.what, clue.value, value) : value))),
      )
    sheets = [...new Map(next.map(sheet => [sheet.join(' '), sheet])).values()]
  }
  return new Set(sheets.map(sheet => sheet.join(' ')))
}

/** A true story of one pawn, told by its clues. */
function story(seed: string, length: number): { clues: number[]; stats: number[] } {
  const dice = new FastDice(seed)
  const stats = [1, 2, 3, 4, 5, 6].sort(() => dice.below(3) - 1)
  const clues: number[] = []
  const kinds = ['shown', 'red', 'blue', 'hurt', 'injured', 'unharmed', 'fit', 'trained'] as const
  while (clues.length < length) {
    const what = kinds[dice.below(kinds.length)] ?? 'shown'
    const stat = dice.below(6)
    const value =
      what === 'shown' ? (stats[stat] ?? 0) : what === 'red' ? 1 + dice.below(6) : what === 'blue' ? dice.below(6) : 0
    const clue = { what, stat, value, round: 1 }
    if (!fits(clue, stats)) continue
    stats[stat] = valueAfter(what, value, stats[stat] ?? 0)
    const open = what === 'shown' || what === 'blue' || what === 'injured'
    clues.push(writeClue(what, 1, open ? stat : NONE, what === 'injured' ? 0 : value))
  }
  return { clues, stats }
}

it('agrees with the slow way', () => {
  for (let i = 0; i < 30; i++) {
    const { clues } = story(`story ${i}`, 4)
    const sheets = bruteForce(clues.map(readClue))
    const { possible, sheets: count } = deduce(clues)
    if (count === 0) continue
    expect(count).toBe(sheets.size)
    for (const [stat] of STATS.entries()) {
      const values = new Set([...sheets].map(sheet => Number(sheet.split(' ')[stat])))
      expect(possible[stat]).toEqual([...values].sort((a, b) => a - b))
    }
  }
})

/** Only secret picks: nothing is ever shown, so that possible sheets are more and more. */
function darkStory(seed: string, length: number): { clues: number[]; stats: number[] } {
  const dice = new FastDice(seed)
  const stats = [6, 5, 4, 3, 2, 1]
  const clues: number[] = []
  while (clues.length < length) {
    const what = dice.below(2) === 0 ? 'red' : 'trained'
    const [stat, face] = [dice.below(6), 1 + dice.below(6)]
    if (what === 'trained' && Math.max(stats[STR] ?? 0, stats[BLO] ?? 0, stats[DIS] ?? 0) < 5) continue
    stats[stat] = valueAfter(what, face, stats[stat] ?? 0)
    clues.push(...(what === 'red' ? [red(face)] : [fit, trained]))
  }
  return { clues, stats }
}

it('never rules the truth out, however long the story and however many the sheets', () => {
  const stories = Array.from({ length: 30 }, (_, i) => story(`long story ${i}`, 25))
  for (const { clues, stats } of [...stories, darkStory('dark', 60)]) {
    const { possible } = deduce(clues)
    for (const [stat, value] of stats.entries()) expect(possible[stat]).toContain(value)
  }
  expect(deduce(darkStory('dark', 60).clues).sheets).toBe(0) // too many to be counted
})

it('deduces the same again when it has forgotten what it knew', () => {
  const { clues } = story('forgotten', 6)
  const known = deduce(clues)
  for (let value = 0; value < 6 ** 4; value++) {
    deduce([0, 1, 2, 3].map(place => red(1 + (Math.floor(value / 6 ** place) % 6))))
  }
  expect(deduce(clues.slice())).not.toBe(known)
  expect(deduce(clues.slice())).toEqual(known)
})

it('gives the chances of a comparison over all possible sheets', () => {
  expect(chancesAgainst(deduce([]), STR, 6)).toEqual({ higher: 5 / 6, tied: 1 / 6, lower: 0 })
  expect(chancesAgainst(deduce([shown(STR, 6)]), STE, 5)).toEqual({ higher: 4 / 5, tied: 1 / 5, lower: 0 })
  expect(expected(deduce([]), STR)).toBe(3.5)
  expect(expected(deduce([fit, trained, shown(DIS, 7)]), DIS)).toBe(7)
})
