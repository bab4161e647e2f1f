import { chaptersOf } from '@undercroft/games/lessons'
import type { Lesson } from '@undercroft/kernel/lessons'
import { use } from 'react'
import { once } from '../shell/once.ts'

const loads = new Map<string, () => Promise<readonly Lesson[]>>()

/** All chapters of a game; none if it has none. */
export function loadLessons(game: string): Promise<readonly Lesson[]> {
  const load = loads.get(game) ?? once(() => Promise.all(chaptersOf(game).map(chapter => chapter.load())))
  loads.set(game, load)
  return load()
}

export function useLessons(game: string): readonly Lesson[] {
  return use(loadLessons(game))
}
