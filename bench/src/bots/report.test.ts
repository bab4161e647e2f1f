import { expect, it } from 'vitest'
import { botsJson, quantileOf, sayBots } from './report.ts'

const FIGURES = { over: [1, 2, 3, 25], quick: [0.5, 4], slices: { pig: [5, 5.2] } }

it('a quantile is one of the values', () => {
  expect(quantileOf([3, 1, 2], 0.5)).toBe(2)
  expect(quantileOf([3, 1, 2], 1)).toBe(3)
})

it('says what is missed beside its target', () => {
  const lines = sayBots(FIGURES).flatMap(text => text.split('\n').map(line => line.replaceAll(/\s+/g, ' ').trim()))
  expect(lines).toContain('answer later than its time 4 3.0 25.0 25.0 20 ms: not met')
  expect(lines).toContain('slice of the processor, pig 2 5.2 5.2 5.2')
  expect(sayBots(undefined)).toEqual([])
})

it('is JSON too', () => expect(botsJson(FIGURES).sliceCpuMs.pig).toEqual({ p50: 5.2, p99: 5.2, worst: 5.2 }))
