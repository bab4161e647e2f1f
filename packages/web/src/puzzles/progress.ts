import { keepData, recallData } from '@undercroft/games/drawing'
import { useSyncExternalStore } from 'react'

/** What somebody has made of the puzzles. */
export interface Solving {
  /** Ids of the puzzles that were found, by game. */
  readonly found: Ids
  /** And of those that were not, so far. */
  readonly missed: Ids
  /** How many were found in a row at the first try, and the longest row. */
  readonly streak: number
  readonly longest: number
}

type Ids = { readonly [game: string]: readonly string[] }

const KEY = 'undercroft puzzles'
const NONE: Solving = { found: {}, missed: {}, streak: 0, longest: 0 }
const listeners = new Set<() => void>()
let known: Solving | undefined

export function solvingNow(): Solving {
  known ??= read()
  return known
}

export function useSolving(): Solving {
  return useSyncExternalStore(subscribe, solvingNow)
}

/** Remembers how a puzzle came out. Only the first try of it counts for the row. */
export function keepTry(game: string, puzzle: string, isFound: boolean): void {
  const before = solvingNow()
  const { found, missed, streak, longest } = before
  const isFirst = !has(found, game, puzzle) && !has(missed, game, puzzle)
  const row = isFirst ? (isFound ? streak + 1 : 0) : streak
  const isMissed = !isFound && !has(found, game, puzzle)
  known = {
    found: isFound ? withId(found, game, puzzle) : found,
    missed: isMissed ? withId(missed, game, puzzle) : without(missed, game, isFound ? puzzle : ''),
    streak: row,
    longest: Math.max(longest, row),
  }
  keepData(KEY, known)
  for (const listener of listeners) listener()
}

/** Adds puzzles that were found elsewhere. */
export function addFound(game: string, puzzles: readonly string[]): void {
  const before = solvingNow()
  const fresh = puzzles.filter(puzzle => !has(before.found, game, puzzle))
  if (fresh.length === 0) return
  const found = { ...before.found, [game]: [...(before.found[game] ?? []), ...fresh] }
  const missed = { ...before.missed, [game]: (before.missed[game] ?? []).filter(id => !fresh.includes(id)) }
  known = { ...before, found, missed }
  keepData(KEY, known)
  for (const listener of listeners) listener()
}

export function has(ids: Ids, game: string, puzzle: string): boolean {
  return ids[game]?.includes(puzzle) === true
}

function withId(ids: Ids, game: string, puzzle: string): Ids {
  return { ...ids, [game]: [...new Set([...(ids[game] ?? []), puzzle])] }
}

function without(ids: Ids, game: string, puzzle: string): Ids {
  return { ...ids, [game]: (ids[game] ?? []).filter(id => id !== puzzle) }
}

/** What lies in the browser may be of an older page or damaged. */
function read(): Solving {
  const kept: Partial<Record<keyof Solving, unknown>> = recallData(KEY) ?? {}
  return {
    found: idsIn(kept.found),
    missed: idsIn(kept.missed),
    streak: countIn(kept.streak),
    longest: countIn(kept.longest),
  }
}

function idsIn(value: unknown): Ids {
  if (typeof value !== 'object' || value === null) return NONE.found
  const lists = Object.entries(value).filter(([, ids]) => Array.isArray(ids))
  return Object.fromEntries(lists.map(([game, ids]) => [game, ids.filter((id: unknown) => typeof id === 'string')]))
}

function countIn(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
