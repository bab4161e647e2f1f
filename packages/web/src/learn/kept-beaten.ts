import { keepData, recallData } from '@undercroft/games/drawing'
import { useSyncExternalStore } from 'react'

/** The strengths of bots that were beaten, by game: also on other devices, and at tables that are gone. */
type Beaten = { readonly [game: string]: readonly string[] }

const KEY = 'undercroft beaten'
const NONE: readonly string[] = []
const listeners = new Set<() => void>()
let known: Beaten | undefined

export function keptBeaten(): Beaten {
  known ??= read()
  return known
}

export function useKeptBeaten(game: string): readonly string[] {
  return useSyncExternalStore(subscribe, () => keptBeaten()[game] ?? NONE)
}

export function addBeaten(game: string, levels: readonly string[]): void {
  const before = keptBeaten()[game] ?? NONE
  const beaten = [...new Set([...before, ...levels])]
  if (beaten.length === before.length) return
  known = { ...keptBeaten(), [game]: beaten }
  keepData(KEY, known)
  for (const listener of listeners) listener()
}

/** What lies in the browser may be of an older page or damaged. */
function read(): Beaten {
  const kept: unknown = recallData(KEY)
  if (typeof kept !== 'object' || kept === null) return {}
  const lists = Object.entries(kept).filter(([, levels]) => Array.isArray(levels))
  return Object.fromEntries(lists.map(([game, of]) => [game, of.filter((level: unknown) => typeof level === 'string')]))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
