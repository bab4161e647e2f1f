import { expect, test } from 'vitest'
import { simulate } from './cluster.ts'
import { MEASURED, type Plan } from './costs.ts'
import { Events } from './events.ts'

const PLAN: Plan = { name: 'two nodes', tables: 1000, nodes: 2, databases: 1, cores: 2, news: 'all' }

test('an answer takes a flush, and seldom more than three', () => {
  const { answers, p50, p99, isBroken } = simulate(PLAN, MEASURED, 10)
  expect(answers).toBeCloseTo(333.3, 0)
  expect(p50).toBeGreaterThan(MEASURED.flushMs)
  expect(p99).toBeLessThan(6 * MEASURED.flushMs)
  expect(isBroken).toBe(false)
})

test('the same seed gives the same', () => {
  expect(simulate(PLAN, MEASURED, 5, 7)).toEqual(simulate(PLAN, MEASURED, 5, 7))
})

test.each([
  ['nodes', { tables: 30_000 }, 'nodeCpu'],
  ['databases', { tables: 60_000, nodes: 20, cores: 1, news: 'none' as const }, 'databaseCpu'],
  ['notices', { tables: 60_000, nodes: 20, cores: 64 }, 'notices'],
] as const)('what is too much breaks: %s', (_, change, what) => {
  const outcome = simulate({ ...PLAN, ...change }, MEASURED, 2)
  expect(outcome[what]).toBeGreaterThan(1)
  expect(outcome.isBroken).toBe(true)
})

test('events come in the order of their times', () => {
  const events = new Events<number>()
  const times = [5, 3, 8, 1, 9, 2, 2, 7]
  for (const at of times) events.add(at, at)
  const found = times.map(() => events.next()?.at)
  expect(found).toEqual(times.toSorted((a, b) => a - b))
  expect(events.next()).toBeUndefined()
})
