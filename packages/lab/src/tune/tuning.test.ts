import type { Game } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import type { Experiment } from '../experiment/experiment.ts'
import { readExperiment } from '../experiment/read.ts'
import { playUnit } from '../play/chunk.ts'
import { housePig } from '../testing/house-pig.ts'
import { foundFile } from './found.ts'
import type { Tune, Tuned } from './tune.ts'
import { Tuning } from './tuning.ts'

/** A position of this pig can be judged. */
function judgedPig(): Game {
  const base = housePig()
  if (base.thinking === undefined) throw new Error('Pig has no features')
  return { ...base, thinking: { ...base.thinking, value: { weights: { score: 4, 'is to move': 0 }, bias: 0 } } }
}

const usual = housePig()
const file = (goal: string, tune = 'pig.goal: [10, 60]'): string =>
  `# a pig\ngame: house-pig\nbots: random\ngoal:\n  ${goal}\ntune:\n  ${tune}\n`

function search(text: string, next: (due: number) => number = () => 0, game: Game = usual): Tuned {
  const { experiment, mistakes } = readExperiment(text, [game])
  if (experiment === undefined) throw new Error(JSON.stringify(mistakes))
  const tuning = new Tuning(game, experiment, experiment.tune as Tune)
  for (let due = tuning.due; due !== undefined; due = tuning.due) {
    for (let units = due.rung.due(); units.length > 0; units = due.rung.due()) {
      const [unit] = units.splice(next(units.length), 1)
      const chunk = unit && playUnit(game, due.experiment, unit, () => false)
      if (unit !== undefined && chunk !== undefined) due.rung.take(unit, JSON.parse(JSON.stringify(chunk)))
    }
    tuning.advance()
  }
  return tuning.tuned
}

const lengthOf = (tuned: Tuned): number => tuned.found.reached[0]?.value ?? 0

describe('a search', () => {
  it('finds a setting that reaches the goal, and shows what it tried with intervals', () => {
    const before = lengthOf(search(file('answers: [1, 1000]')))
    const [from, to] = [before * 0.4, before * 0.5].map(Math.round)
    const tuned = search(file(`answers: [${from}, ${to}]`))
    expect([tuned.because, tuned.met, tuned.found.loss]).toEqual(['met', true, 0])
    expect(tuned.found.content['pig.goal']).toBeLessThan(45)
    expect(lengthOf(tuned)).toBeGreaterThanOrEqual(from ?? 0)
    expect(tuned.tried.length).toBeGreaterThan(2)
    expect(tuned.tried[0]).toMatchObject({ content: {}, round: 0 })
    for (const { reached } of tuned.tried)
      for (const { low, value, high } of reached) expect(low < value && value < high).toBe(true)
  })

  it('says that there is nothing better, where the goal cannot be reached', () => {
    const tuned = search(file('answers: 1', 'pig.goal: [55, 60]'))
    expect([tuned.because, tuned.met, tuned.found.content]).toEqual(['settled', false, { 'pig.goal': 55 }])
  })

  it('is the same whatever order its games come in', () => {
    const text = file('answers: 20')
    expect(search(text, due => due - 1)).toEqual(search(text))
  })

  it('ends when its budget is spent', () => {
    expect(search(`${file('answers: 1')}budget: 100\n`).because).toBe('budget')
  })

  it('measures what its goals need, and nothing is met that was not measured', () => {
    const tuned = search(file('comeback: [0.9, 0.95]', 'pig.goal: [55, 60]'), undefined, judgedPig())
    expect([tuned.because, tuned.met]).toEqual(['settled', false])
    expect(tuned.found.reached).toEqual([expect.objectContaining({ goal: 'comeback', met: false })])
  })

  it('ends where no game has what is a goal', () => {
    const { because, met, found, tried } = search(file('rounds.median: [9, 11]\n  answers: [1, 1000]'))
    expect([because, met, found.loss, found.unmeasured]).toEqual([
      ...['unmeasured', false, Number.POSITIVE_INFINITY],
      ['rounds.median'],
    ])
    expect(tried.length).toBeGreaterThan(1)
  })

  it('says of each goal how far it is off, in tenths of a fair share or of the goal', () => {
    const { found } = search(file('answers: 10\n  wins.seat:P1: [5, 6]', 'pig.goal: [55, 56]'))
    const offs = new Map(found.reached.map(({ goal, value, off }) => [goal, [value, off]]))
    const [answers = 0, offAnswers] = offs.get('answers') ?? []
    const [wins = 0, offWins] = offs.get('wins.seat:P1') ?? []
    expect([offAnswers, offWins]).toEqual([expect.closeTo(answers - 10, 4), expect.closeTo((5 - wins) * 10, 4)])
  })
})

describe('what was found is an experiment that can be run', () => {
  const found = { content: { 'pig.goal': 20 }, games: 0, loss: 0, reached: [], unmeasured: [], round: 1 }
  const foundIn = (text: string): Experiment => {
    const { experiment } = readExperiment(text, [judged])
    const whole = foundFile(text, experiment as Experiment, found)
    return readExperiment(whole, [judged]).experiment as Experiment
  }
  const judged = judgedPig()

  it('beside what was', () => {
    const text = file('answers: 1')
    const { experiment } = readExperiment(text, [usual])
    expect(foundFile(text, experiment as Experiment, found)).toMatch(/^# a pig\n/)
    expect(foundIn(text).groups[0]?.arms.map(({ name, options }) => [name, options.house])).toEqual([
      ['as it was', undefined],
      ['found', { 'pig.goal': 20 }],
    ])
  })

  it('with what its one arm sets, and with what the goals need measured', () => {
    const { groups, measures } = foundIn(
      `${file('comeback: 1')}measures: [branching]\narms:\n  - name: long\n    options: { players: 3 }\n`,
    )
    expect(groups[0]?.arms.map(({ name, options }) => [name, options.players])).toEqual([
      ['as it was', 3],
      ['found', 3],
    ])
    expect(measures).toEqual(['branching', 'tension'])
  })
})

describe('what is wrong in a goal is said with its line and its field', () => {
  it.each([
    [file('fun: 3'), /^5: goal\.fun: there is no measure "fun" \(there is wins\.seat, /],
    [file('answers: [3, 2]'), /^5: goal\.answers: a number or two of them, the smaller one first/],
    [file('answers: 3', 'pig.gaol: [1, 2]'), /^7: tune\.pig\.gaol: there is nothing to set called "pig\.gaol"/],
    [file('answers: 3', 'pig.goal: [1, 2]'), /^7: tune\.pig\.goal: two whole numbers from 10 to 100/],
    ['game: house-pig\ngoal: { answers: 3 }', /^2: tune: this is missing/],
    ['game: house-pig\nbudget: 3', /^2: budget: this needs a goal/],
    [
      file('wins.seat:NOBODY: 1'),
      /^5: goal\.wins\.seat:NOBODY: there is no "NOBODY" to measure it of.*\(there is P1, P2\)/,
    ],
    [file('wins.subject:HE99: 1'), /^5: goal\.wins\.subject:HE99: Pig does not say who plays which Hero/],
    [file('answers:P1: 1'), /^5: goal\.answers:P1: it is of the whole game: leave ":P1" out/],
    [file('comeback: 1'), /^5: goal\.comeback: Pig has no learned value that could judge a position/],
    [file('gain: 1'), /^5: goal\.gain: Pig does not say who has what/],
    [file('wins.bot: 1'), /^5: goal\.wins\.bot: nothing is measured of it in these games/],
    [
      `${file('answers: 3')}arms:\n  - name: a\n  - name: b\n`,
      /^9: arms: "goal" and "tune" are for one arm, but there are 2/,
    ],
    [`${file('answers: 3')}budget: many`, /^8: budget: a whole number of games/],
  ])('%j', (text, mistake) => {
    const said = readExperiment(text, [usual]).mistakes.map(({ line, message }) => `${line}: ${message}`)
    expect(said).toContainEqual(expect.stringMatching(mistake))
  })
})
