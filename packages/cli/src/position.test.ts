import { FastDice, type Game, Match, type Shape } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { catalogue } from './fixtures/games.ts'
import { sayLog, sayNews, sayPosition } from './position.ts'

const pig = catalogue.find(({ id }) => id === 'pig') as Game

it('dice that are thrown together stand in one line', () => {
  const die = (face: number, label = 'fate', sides = 6) => ({ what: 'rolled', sides, face, label }) as const
  const events = [
    die(4),
    die(1),
    die(20, 'fate', 20),
    die(3, 'luck'),
    { what: 'answered', seat: 0 } as const,
    die(3, 'luck'),
  ]
  const heard = events.map((event, n) => ({ n, event, step: 0 }))
  expect(sayNews(pig, heard, ['Ann', 'Bo'])).toEqual([
    'The dice for fate show 4 1 of 6',
    'The die for fate shows 20 of 20',
    'The die for luck shows 3 of 6',
    'Ann has answered',
    'The die for luck shows 3 of 6',
  ])
})

it('a line of a position that a terminal would break is broken between words', () => {
  const match = new Match<Shape>(pig, { goal: 100, players: 2 }, new FastDice(1))
  const text = () => `short\n${'word '.repeat(20).trim()}`
  const lines = sayPosition({ ...pig, text }, match.see(0), ['Ann', 'Bo'], 40).split('\n')
  expect(lines[0]).toBe('short')
  expect(lines.length).toBeGreaterThan(3)
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(40)
})

it('a line of a log keeps its step where a roll has no line', () => {
  const events = [{ what: 'rolled', sides: 6, face: 4, label: 'pig' } as const, { what: 'answered', seat: 1 } as const]
  const heard = events.map((event, n) => ({ n, event, step: n + 1 }))
  const names = ['Ann', 'Bo']
  expect(sayLog({ ...pig, tellsRolls: true }, heard, names)).toEqual([{ step: 2, text: 'Bo has answered' }])
  expect(sayNews({ ...pig, tellsRolls: true }, heard, names)).toEqual(['Bo has answered'])
  expect(sayLog(pig, heard, names)).toHaveLength(2)
})
