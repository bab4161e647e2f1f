import { expect, it } from 'vitest'
import { Race } from './race.ts'

it('the best is the one with the highest mean, the first of equals', () => {
  const race = new Race(3)
  race.add([0.2, 0.5, 0.5])
  race.add([0.4, 0.7, 0.7])
  expect(race.best()).toBe(1)
  expect(race.mean(0)).toBeCloseTo(0.3)
})

it('drops what is behind in every round, however much the rounds differ', () => {
  const race = new Race(2)
  for (let i = 0; i < 8; i++) race.add([i / 10 + 0.05 + (i % 2) / 100, i / 10])
  race.drop(2.5)
  expect(race.live).toEqual([0])
})

it('keeps what may still be as good', () => {
  const race = new Race(2)
  for (let i = 0; i < 8; i++) race.add([i % 2, (i + 1) % 2])
  race.add([1, 0])
  race.drop(2.5)
  expect(race.live).toEqual([0, 1])
})

it('after a drop it goes on with the others', () => {
  const race = new Race(3)
  for (let i = 0; i < 8; i++) race.add([1, 0, i % 2])
  race.drop(1)
  expect(race.live).toEqual([0])
  race.add([0])
  expect([race.rounds, race.mean(0), race.mean(1)]).toEqual([9, 8 / 9, 0])
  expect(race.difference(0, 1)).toEqual({ mean: 1, error: 0 })
})

it('asks more of a lead after few rounds than after many', () => {
  const race = new Race(2)
  const add = (rounds: number) => {
    for (let i = 0; i < rounds; i++) race.add([i % 2 === 0 ? 0.02 : 0.1, 0])
  }
  add(2)
  expect(race.beats(0, 1, 1)).toBe(false) // 1.5 standard errors ahead
  add(30)
  expect(race.beats(0, 1, 1)).toBe(true)
})
