import { useState } from 'react'
import { useAdvised } from '../../../../drawing/useAdvised.ts'

/** A draft that remembers every step, so that any of them can be taken back. */
export interface Steps<T> {
  readonly now: T
  readonly before: readonly T[]
  go(next: T): void
  undo(): void
  reset(): void
}

/** What is advised is a step like any other: it can be taken back. */
export function useSteps<T>(start: T, advised?: { readonly said: T }): Steps<T> {
  const [steps, setSteps] = useState<readonly [T, ...T[]]>([start])
  useAdvised(advised, ({ said }) => setSteps([said, ...steps]))
  const [now, ...before] = steps
  return {
    now,
    before,
    go: next => setSteps([next, ...steps]),
    undo() {
      const [last, ...earlier] = before
      if (last !== undefined) setSteps([last, ...earlier])
    },
    reset() {
      if (before.length > 0) setSteps([start])
    },
  }
}
