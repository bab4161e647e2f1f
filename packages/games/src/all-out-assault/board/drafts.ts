import { useSyncExternalStore } from 'react'
import type { Draft } from './draft.ts'

/** Two sheets while they are written: the form writes them, and the cards beside the board show them. */
export type Drafts = readonly [Draft, Draft]

interface Desk {
  readonly subscribe: (listener: () => void) => () => void
  readonly lying: () => Drafts | undefined
  readonly lay: (drafts: Drafts | undefined) => void
}

/** The form and the cards stand in different parts of the page, which has no place for what a game alone knows. */
function makeDesk(): Desk {
  const listeners = new Set<() => void>()
  let lying: Drafts | undefined
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    lying: () => lying,
    lay(drafts) {
      lying = drafts
      for (const listener of listeners) listener()
    },
  }
}

export const desk = makeDesk()

export function useDrafts(): Drafts | undefined {
  return useSyncExternalStore(desk.subscribe, desk.lying, desk.lying)
}
