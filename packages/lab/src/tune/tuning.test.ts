import { describe, expect, it } from 'vitest'
import type { Experiment } from '../experiment/experiment.ts'
import { readExperiment } from '../experiment/read.ts'
import { playUnit } from '../play/chunk.ts'
import { housePig } from '../testing/house-pig.ts'
import { foundFile } from './found.ts'
import type { Tune, Tuned } from './tune.ts'
import { Tuning } from './tuning.ts'

const game = housePig()
const file = (goal: string, tune = 'pig.goal: [10, 60]'): string =>
  `# a pig\ngame: house-pig\nbots: random\ngoal:\n  ${goal}\ntune:\n  ${tune}\n`

function search(text: string, next: (due: number) => number = () => 0): Tuned {
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
})

it('what was found is an experiment that can be run', () => {
  const text = foundFile(file('answers: 1'), { content: { 'pig.goal': 20 }, games: 0, loss: 0, reached: [], round: 1 })
  expect(text).toMatch(/^# a pig\n/)
  const { groups } = readExperiment(text, [game]).experiment as Experiment
  expect(groups[0]?.arms.map(({ name, options }) => [name, options.house])).toEqual([
    ['as it was', undefined],
    ['found', { 'pig.goal': 20 }],
  ])
})

describe('what is wrong in a goal is said with its line and its field', () => {
  it.each([
    [file('fun: 3'), /^5: goal\.fun: there is no measure "fun" \(there is wins\.seat, /],
    [file('answers: [3, 2]'), /^5: goal\.answers: a number or two of them, the smaller one first/],
    [file('answers: 3', 'pig.gaol: [1, 2]'), /^7: tune\.pig\.gaol: there is nothing to set called "pig\.gaol"/],
    [file('answers: 3', 'pig.goal: [1, 2]'), /^7: tune\.pig\.goal: two whole numbers from 10 to 100/],
    ['game: house-pig\ngoal: { answers: 3 }', /^2: tune: this is missing/],
    ['game: house-pig\nbudget: 3', /^2: budget: this needs a goal/],
    [`${file('answers: 3')}budget: many`, /^8: budget: a whole number of games/],
  ])('%j', (text, mistake) => {
    const said = readExperiment(text, [game]).mistakes.map(({ line, message }) => `${line}: ${message}`)
    expect(said).toContainEqual(expect.stringMatching(mistake))
  })
})
