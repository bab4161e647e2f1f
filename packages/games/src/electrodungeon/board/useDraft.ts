import { useEffect, useState } from 'react'

interface Drafts<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
}

/** Something being written, with what it was before; it is kept as it changes. */
export function useDraft<T>(first: () => T, keep: (draft: T) => void) {
  const [drafts, setDrafts] = useState<Drafts<T>>(() => ({ past: [], now: first(), future: [] }))
  const { past, now, future } = drafts
  useEffect(() => keep(now), [keep, now])
  const before = past.at(-1)
  const [after, ...later] = future
  return {
    draft: now,
    change: (next: T) => setDrafts({ past: [...past, now], now: next, future: [] }),
    undo:
      before === undefined
        ? undefined
        : () => setDrafts({ past: past.slice(0, -1), now: before, future: [now, ...future] }),
    redo: after === undefined ? undefined : () => setDrafts({ past: [...past, now], now: after, future: later }),
  }
}
