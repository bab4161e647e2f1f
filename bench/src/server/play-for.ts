import type { Speed } from './kinds.ts'
import type { Table, Watch } from './table.ts'

interface Opened {
  readonly table: Table
  readonly watch: Watch
}

/** Plays at all tables at once for a number of milliseconds: as fast as possible, or a move every so often at each. */
export async function playFor(
  all: readonly Opened[],
  ms: number,
  everyMs = 0,
  received?: () => number,
): Promise<Speed> {
  const latencies: number[] = []
  const start = performance.now()
  const end = start + ms
  const before = received?.() ?? 0
  let count = 0
  await Promise.all(
    all.map(({ table, watch }) => {
      return new Promise<void>(done => {
        let sentAt = performance.now()
        const move = (): void => {
          sentAt = performance.now()
          if (sentAt >= end) {
            done()
            return
          }
          count++
          table.move()
        }
        watch.seen = () => {
          latencies.push(performance.now() - sentAt)
        }
        watch.ready = everyMs === 0 ? move : () => setTimeout(move, thought(everyMs))
        watch.ready()
      })
    }),
  )
  const seconds = (performance.now() - start) / 1000
  const bytes = received === undefined ? undefined : (received() - before) / count
  latencies.sort((a, b) => a - b)
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map(share => quantile(latencies, share)) as [number, number, number]
  return { moves: count / seconds, count, p50, p95, p99, bytes }
}

/** How long somebody thinks: up to twice as long as on the average. */
function thought(averageMs: number): number {
  return Math.random() * 2 * averageMs
}

/** Gives a quantile of sorted values. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
