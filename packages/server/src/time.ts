import type { Time } from './store/records.ts'

/**
 * The time of day by a clock that never goes back: where somebody sets the machine's back, it goes on by what has passed since.
 * For what is written down and compared later, at this node or another.
 */
export const now = steadyClock(Date.now, ticks)

/** Milliseconds that have passed, whatever anybody does to the machine's clock. For what lasts no longer than this process. */
export function ticks(): number {
  return performance.now()
}

export function steadyClock(wall: () => Time, passed: () => number): () => Time {
  let at = wall()
  let last = passed()
  return () => {
    const tick = passed()
    at = Math.max(wall(), at + tick - last)
    last = tick
    return Math.floor(at)
  }
}
