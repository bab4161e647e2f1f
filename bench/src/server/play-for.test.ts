import { expect, it } from 'vitest'
import { playFor, quantile } from './play-for.ts'
import type { Watch } from './table.ts'

it('every table goes on when both have seen the last move, until the time is up', async () => {
  let open = 0
  const tables = Array.from({ length: 3 }, () => {
    const watch: Watch = { seen() {}, ready() {} }
    const move = (): void => {
      open++
      setTimeout(() => {
        open--
        watch.seen()
        watch.ready()
      }, 5)
    }
    return { table: { move }, watch }
  })
  const { moves, p50, p99 } = await playFor(tables, 100)
  expect(open).toBe(0)
  expect(moves).toBeGreaterThan(0)
  expect(p50).toBeGreaterThan(3)
  expect(p99).toBeGreaterThanOrEqual(p50)
})

it('a quantile has so many values below it', () => {
  const values = Array.from({ length: 100 }, (_, i) => i)
  expect([quantile(values, 0.5), quantile(values, 0.99), quantile(values, 1)]).toEqual([50, 99, 99])
  expect(quantile([], 0.5)).toBeNaN()
})
