import type { Speed } from './kinds.ts'
import type { Table, Watch } from './table.ts'

interface Opened {
  readonly table: Table
  readonly watch: Watch
}

/** Plays at all tables at once, as fast as possible, for a number of milliseconds. */
export async function playFor(all: readonly Opened[], ms: number): Promise<Speed> {
  const latencies: number[] = []
  const start = performance.now()
  const end = start + ms
  let moves = 0
  await Promise.all(
    all.map(({ table, watch }) => {
      return new Promise<void>(done => {
        let sentAt = performance.now()
        watch.seen = () => {
          latencies.push(performance.now() - sentAt)
        }
        watch.ready = () => {
          sentAt = performance.now()
          if (sentAt >= end) return done()
          moves++
          table.move()
        }
        watch.ready()
      })
    }),
  )
  const seconds = (performance.now() - start) / 1000
  latencies.sort((a, b) => a - b)
  return { moves: moves / seconds, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) }
}

/** Gives a quantile of sorted values. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
