import { describe, expect, test } from 'vitest'
import { ratedRole, ratingsAfter, resultOf, strength, UNRATED } from './rules.ts'

const plan = (...roles: string[]) => roles.map((role, i) => ({ name: `S${i}`, role }))
const fresh = (n: number) => Array.from({ length: n }, () => UNRATED)
const nobody = new Set<number>()

describe('ratings after a game', () => {
  test('of two: who won is stronger, and both are surer', () => {
    const [won, lost] = ratingsAfter(plan('Player A', 'Player B'), { winners: [0], by: 'X' }, nobody, fresh(2))
    expect(won?.mu).toBeGreaterThan(UNRATED.mu)
    expect(lost?.mu).toBeLessThan(UNRATED.mu)
    expect(won?.sigma).toBeLessThan(UNRATED.sigma)
  })

  test('of rivals: those who lost are equal, each alone', () => {
    const [a, b, c, d] = ratingsAfter(plan('Hero', 'Hero', 'Hero', 'Hero'), { winners: [2], by: 'X' }, nobody, fresh(4))
    expect(c?.mu).toBeGreaterThan(UNRATED.mu)
    expect(a).toEqual(b)
    expect(a).toEqual(d)
  })

  test('of a team against one: the team loses together, less each than who is alone gains', () => {
    const roles = plan('Master', 'Explorer', 'Explorer', 'Explorer')
    const [master, one, two] = ratingsAfter(roles, { winners: [0], by: 'X' }, nobody, fresh(4))
    expect(one).toEqual(two)
    expect((master?.mu ?? 0) - UNRATED.mu).toBeGreaterThan(0)
    const rivals = ratingsAfter(plan('P', 'P', 'P', 'P'), { winners: [0], by: 'X' }, nobody, fresh(4))
    expect(master).not.toEqual(rivals[0])
    const [beaten, ...heroes] = ratingsAfter(roles, { winners: [1, 2, 3], by: 'X' }, nobody, fresh(4))
    expect(beaten?.mu).toBeLessThan(UNRATED.mu)
    for (const hero of heroes) expect(hero.mu).toBeGreaterThan(UNRATED.mu)
  })

  test('a draw between equals changes no mean; all lose together changes nothing', () => {
    const [a, b] = ratingsAfter(plan('P', 'P'), { winners: [], by: 'X' }, nobody, fresh(2))
    expect(a?.mu).toBeCloseTo(UNRATED.mu, 5)
    expect(a).toEqual(b)
    expect(ratingsAfter(plan('P', 'P'), { winners: [], lost: true, by: 'X' }, nobody, fresh(2))).toEqual(fresh(2))
  })

  test('who left loses, though the bot in their seat won', () => {
    const [left, stayed] = ratingsAfter(plan('P', 'P'), { winners: [0], by: 'X' }, new Set([0]), fresh(2))
    expect(left?.mu).toBeLessThan(stayed?.mu ?? 0)
  })

  test('numbers are rounded, so that all databases hold the same', () => {
    for (const { mu } of ratingsAfter(plan('P', 'P', 'P'), { winners: [1], by: 'X' }, nobody, fresh(3))) {
      expect(mu * 1e6).toBeCloseTo(Math.round(mu * 1e6), 3)
    }
  })
})

test('roles are rated without the letter of the seat, and strength is one number', () => {
  expect(['Player A', 'Player 2', 'Game Master', 'Hero'].map(ratedRole)).toEqual([
    'Player',
    'Player',
    'Game Master',
    'Hero',
  ])
  expect(strength(UNRATED)).toBe(1000)
  expect(strength({ mu: 0, sigma: 25 })).toBe(0)
  expect(resultOf({ winners: [], by: 'X' }, 0)).toBe('drawn')
  expect(resultOf({ winners: [], lost: true, by: 'X' }, 0)).toBe('lost')
})
