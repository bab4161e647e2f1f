import { readFileSync } from 'node:fs'
import type { Game } from '@undercroft/kernel'
import { Course, type Experiment, playUnit, readExperiment } from '@undercroft/lab'
import { expect, it } from 'vitest'
import { scratch } from '../fixtures/folder.ts'
import { catalogue as games } from '../fixtures/games.ts'
import { Kept } from './kept.ts'

const file = scratch()
const pig = games.find(({ id }) => id === 'pig') as Game
const experiment = readExperiment('game: pig\ngames: 400\nbots: random\noptions: { goal: 10 }', games)
  .experiment as Experiment

it('adds up what it keeps, so that the file stays small, and goes on from it', () => {
  const path = file('pig.part')
  const course = new Course(pig, experiment)
  const kept = new Kept(path, 'sum', course)
  expect(kept.resume()).toBe(false)
  let longest = 0
  for (const unit of course.due().slice(0, 80)) {
    const chunk = playUnit(pig, experiment, unit, () => false)
    if (chunk === undefined) throw new Error('it was stopped')
    kept.add({ unit, chunk })
    course.take(unit, chunk)
    longest = Math.max(longest, readFileSync(path, 'utf8').split('\n').length)
  }
  expect(longest).toBeLessThanOrEqual(66)
  const later = new Course(pig, experiment)
  expect(new Kept(path, 'sum', later).resume()).toBe(true)
  expect(later.sums).toEqual(course.sums)
  expect(later.due()).toEqual(course.due())
  expect(new Kept(path, 'another', new Course(pig, experiment)).resume()).toBe(false)
})
