import type { Analysis, Turning } from '@undercroft/bots'
import type { Shape } from '@undercroft/kernel'
import { useSyncExternalStore } from 'react'
import type { TableSource } from '../table/source.ts'

/** What has been found out about a game. */
export interface Analysed extends Analysis {
  readonly turnings: readonly Turning<Shape>[]
  /** How often each position was played on. */
  readonly rounds: number
}

/** How far the look at a game has got. */
export interface Looking {
  readonly found?: Analysed
  readonly isRunning: boolean
  /** How often each position is to be played on next, and how much of that is done. */
  readonly aim: number
  readonly part: number
  readonly failed?: string
  /** The server looks or has looked, once for everybody; else this page does. */
  readonly by?: 'server'
}

/** What is known about the game of a table, for all parts of the page that show it. */
export interface Known {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => Looking
  set(next: Looking): void
}

export const NOTHING: Looking = { isRunning: false, aim: 0, part: 0 }

const known = new WeakMap<TableSource, Known>()

export function knownOf(client: TableSource): Known {
  const found = known.get(client) ?? makeKnown()
  known.set(client, found)
  return found
}

export function makeKnown(): Known {
  const listeners = new Set<() => void>()
  let now = NOTHING
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => now,
    set(next) {
      now = next
      for (const listener of listeners) listener()
    },
  }
}

export function useKnown(client: TableSource): Looking {
  const { subscribe, get } = knownOf(client)
  return useSyncExternalStore(subscribe, get)
}
