import { keepData, recallData } from '@undercroft/games/drawing'
import { useSyncExternalStore } from 'react'

/** How far somebody has got in a game's chapters. */
export interface Progress {
  /** The ids of the chapters that were played to their end. */
  readonly done: readonly string[]
  /** The chapter that was left, and the step to go on with. */
  readonly at?: { readonly chapter: string; readonly step: number } | undefined
}

const NONE: Progress = { done: [] }
const known = new Map<string, Progress>()
const listeners = new Set<() => void>()

export function progressIn(game: string): Progress {
  const progress = known.get(game) ?? read(game)
  known.set(game, progress)
  return progress
}

export function useProgress(game: string): Progress {
  return useSyncExternalStore(subscribe, () => progressIn(game))
}

/** Remembers where a chapter is left. */
export function keepPlace(game: string, chapter: string, step: number): void {
  const { done } = progressIn(game)
  write(game, step === 0 ? { done } : { done, at: { chapter, step } })
}

/** Remembers that a chapter was played to its end. */
export function keepDone(game: string, chapter: string): void {
  write(game, { done: [...new Set([...progressIn(game).done, chapter])] })
}

/** Adds chapters that were played to their end elsewhere; where one is here stays. */
export function addDone(game: string, chapters: readonly string[]): void {
  const before = progressIn(game)
  const done = [...new Set([...before.done, ...chapters])]
  if (done.length > before.done.length) write(game, { ...before, done })
}

function write(game: string, progress: Progress): void {
  known.set(game, progress)
  keepData(keyOf(game), progress)
  for (const listener of listeners) listener()
}

/** What lies in the browser may be of an older page or damaged. */
function read(game: string): Progress {
  const { done, at }: Partial<Record<keyof Progress, unknown>> = recallData(keyOf(game)) ?? {}
  if (!Array.isArray(done)) return NONE
  const chapters = done.filter(each => typeof each === 'string')
  return isPlace(at) ? { done: chapters, at } : { done: chapters }
}

function isPlace(value: unknown): value is Progress['at'] {
  if (typeof value !== 'object' || value === null) return false
  const { chapter, step }: { chapter?: unknown; step?: unknown } = value
  return typeof chapter === 'string' && typeof step === 'number' && Number.isInteger(step) && step >= 0
}

function keyOf(game: string): string {
  return `undercroft lessons ${game}`
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
