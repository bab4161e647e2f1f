import { type AnyChoice, sameData } from '@undercroft/kernel'
import { useSyncExternalStore } from 'react'

/**
 * The answer that the pointer is at on the board. Only the list's entries hear of it: the table is not drawn again at each
 * cell that a pointer crosses.
 */
export interface Pointing {
  readonly subscribe: (listener: () => void) => () => void
  readonly at: () => AnyChoice | undefined
  readonly point: (choice: AnyChoice | undefined) => void
}

export function makePointing(): Pointing {
  const listeners = new Set<() => void>()
  let pointed: AnyChoice | undefined
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    at: () => pointed,
    point(choice) {
      if (sameData(pointed, choice)) return
      pointed = choice
      for (const listener of listeners) listener()
    },
  }
}

/** Whether the pointer is at this answer's place on the board. */
export function useIsPointed({ subscribe, at }: Pointing, choice: AnyChoice): boolean {
  return useSyncExternalStore(subscribe, () => sameData(at(), choice))
}
