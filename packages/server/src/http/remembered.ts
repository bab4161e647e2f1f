import { ticks } from '../time.ts'

/** Whether something can be done: tried when somebody asks, and known for a while. Who asks meanwhile waits for the same try. */
export function remembered(
  attempt: () => Promise<void>,
  forMs: number,
  passed: () => number = ticks,
): () => Promise<boolean> {
  let known: Promise<boolean> | undefined
  let until = 0
  return () => {
    if (known !== undefined && passed() < until) return known
    until = Number.POSITIVE_INFINITY
    known = attempt()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        until = passed() + forMs
      })
    return known
  }
}
