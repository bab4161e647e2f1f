import { describe, expect, it } from 'vitest'
import { upTo } from '../../content/pick.ts'
import type { PuzzleId, ShownOf } from '../../content/puzzles/index.ts'
import { type Answer, answerWord, type Posed } from '../../state/puzzles.ts'
import { brokenAnswer, tryAnswer } from './index.ts'

/** Well-spelled answers to one instance of each puzzle, and why their form is refused. */
const FIXED: { [K in PuzzleId]: ShownOf<K> } = {
  'PZ-01': { lit: [true, true, false, true, false, false, false, false, false] },
  'PZ-02': { length: 4 },
  'PZ-03': { coils: 9, weighings: 3 },
  'PZ-04': {
    cargo: ['eel', 'rat', 'lamp'],
    conflicts: [
      ['eel', 'rat'],
      ['rat', 'lamp'],
    ],
    room: 1,
    limit: 11,
  },
  'PZ-05': { clues: [] },
  'PZ-06': { tiles: Array(16).fill('straight'), turns: Array(16).fill(1), from: 0, to: 0 },
  'PZ-07': { values: [3, 5, 9, 11, 14, 20, 25, 29], target: 28 },
  'PZ-08': { sizes: { a: 8, b: 5, c: 3 }, target: 4, limit: 9 },
  'PZ-09': { statements: [] },
  'PZ-10': { tiles: [1, 2, 3, 4, 5, 6, 0, 7, 8], limit: 4 },
  'PZ-11': { terms: [1, 2, 4, 8, 16, 32] },
  'PZ-12': { grid: [0, 1, 2, 3, 0, 0, 0, 0, 0], rows: [6, 6, 3], columns: [6, 4, 5] },
}

function fixed(answer: string, weighings = 0): { readonly posed: Posed; readonly answer: Answer } {
  const read = answerWord.read(answer)
  if (read === undefined) throw new Error(`${answer} cannot be read`)
  const weighed = { said: { do: 'weigh', left: [1], right: [2] }, reply: { is: 'weighed', down: 'even' } }
  const tried = upTo(weighings).map(() => weighed)
  const posed = { puzzle: read.puzzle, shown: FIXED[read.puzzle], secret: [9, 0, 0, 0], tried, left: 2 }
  return { posed: posed as unknown as Posed, answer: read }
}

describe('the form of an answer', () => {
  it.each([
    ['PZ-01:a1.a1', 'a lamp is pressed twice'],
    ['PZ-02:arc.bulb.coil', 'a code has 4 symbols, not 3'],
    ['PZ-03:weigh/1.2/3', '2 coils against 1: the pans must hold equally many'],
    ['PZ-03:weigh/1.2/2.3', 'a coil is laid on twice'],
    ['PZ-04:rat+eel', 'crossing 1: the raft holds 1'],
    ['PZ-04:rat.none.rat', 'crossing 3: the rat is not on that bank'],
    ['PZ-04:none.none.none.none.none.none.none.none.none.none.none.none', '12 crossings: the current allows 11'],
    ['PZ-05:amber.blue.jade/coil.fuse.lens.valve', 'four places need four colours, not 3'],
    ['PZ-05:amber.blue.jade.violet/coil.fuse.lens.lens', 'two places have the same emblem'],
    ['PZ-06:0.1.2.3', '16 tiles need 16 turns, not 4'],
    ['PZ-07:3.5.9', '4 cells must be connected, not 3'],
    ['PZ-07:3.5.9.9', 'a cell is connected twice'],
    ['PZ-07:3.5.9.10', 'there is no cell of 10 volts'],
    ['PZ-08:a-a', 'pour 1 goes from a tank into itself'],
    ['PZ-08:a-b.b-a.a-b.b-a.a-b.b-a.a-b.b-a.a-b.b-a', '10 pours: only 9 are allowed'],
    ['PZ-09:liar.true', 'four statues, but 2 verdicts'],
    ['PZ-10:8', 'slide 1: breaker 8 does not touch the gap'],
    ['PZ-10:7.7.7.7.7', '5 slides: only 4 are allowed'],
    ['PZ-12:1.2.3', '4 runes need 4 values, not 3'],
    ['PZ-12:1.2.3.3', 'two runes have the same value'],
  ])('%s: %s', (said, reason) => {
    const { posed, answer } = fixed(said)
    expect(brokenAnswer(posed, answer)).toBe(reason)
  })

  it('is refused for a fourth weighing', () => {
    const { posed, answer } = fixed('PZ-03:weigh/1/2', 3)
    expect(brokenAnswer(posed, answer)).toBe('all 3 weighings are used')
  })

  it('is refused if it answers another puzzle', () => {
    const { posed } = fixed('PZ-01:a1')
    expect(brokenAnswer(posed, fixed('PZ-11:3').answer)).toBe('this is Dark Grid, not Next in Line')
  })

  it.each(['PZ-01:', 'PZ-01:d4', 'PZ-03:weigh/1', 'PZ-03:name/0/heavy', 'PZ-08:a-b-c', 'PZ-11:1.5', 'PZ-13:1', 'a1'])(
    '%s is not even read',
    said => expect(answerWord.read(said)).toBeUndefined(),
  )
})

describe('a try', () => {
  it.each([
    ['PZ-01:a1', 'right'],
    ['PZ-01:b2', 'wrong'],
    ['PZ-03:weigh/8.9/1.2', 'weighed'],
    ['PZ-03:name/9/heavy', 'right'],
    ['PZ-03:name/9/light', 'wrong'],
    ['PZ-04:rat.none.eel.rat.lamp.none.rat', 'right'],
    ['PZ-04:eel.none.rat.none.lamp', 'wrong'],
    ['PZ-04:rat.none', 'wrong'],
    ['PZ-06:0.0.0.0.1.1.1.1.1.1.1.1.1.1.1.1', 'right'],
    ['PZ-06:0.0.0.1.1.1.1.1.1.1.1.1.1.1.1.1', 'wrong'],
    ['PZ-07:14.3.5.9', 'wrong'],
    ['PZ-07:3.5.9.11', 'right'],
    ['PZ-08:a-b.b-c.c-a.b-c.a-b.b-c', 'right'],
    ['PZ-08:a-b.b-c', 'wrong'],
    ['PZ-10:7.8', 'right'],
    ['PZ-10:7', 'wrong'],
    ['PZ-11:64', 'right'],
    ['PZ-11:63', 'wrong'],
    ['PZ-12:1.2.3.4', 'right'],
    ['PZ-12:1.3.2.4', 'wrong'],
  ])('%s is %s', (said, is) => {
    const { posed, answer } = fixed(said)
    expect(brokenAnswer(posed, answer)).toBeUndefined()
    expect(tryAnswer(posed, answer).is).toBe(is)
    expect(posed.left).toBe(is === 'weighed' ? 2 : 1)
  })

  it.each([
    ['arc.arc.bulb.bulb', 'arc.bulb.arc.bulb', 2, 2],
    ['arc.bulb.coil.diode', 'diode.coil.bulb.arc', 0, 4],
    ['arc.arc.arc.bulb', 'bulb.bulb.bulb.bulb', 1, 0],
    ['earth.fuse.earth.arc', 'fuse.earth.bulb.earth', 0, 3],
  ])('the code %s marks %s with %i in place, %i misplaced', (code, guess, exact, misplaced) => {
    const [secret, answer] = [code, guess].map(each => answerWord.read(`PZ-02:${each}`))
    if (secret?.puzzle !== 'PZ-02' || answer === undefined) throw new Error('not read')
    const posed: Posed = { puzzle: 'PZ-02', shown: { length: 4 }, secret: secret.said, tried: [], left: 6 }
    expect(tryAnswer(posed, answer)).toEqual({ is: 'marked', exact, misplaced })
  })
})
