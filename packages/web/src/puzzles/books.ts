import { loadPuzzles, puzzled } from '@undercroft/games/puzzles'
import { type Day, dueOn, type Puzzle, type PuzzleBook } from '@undercroft/kernel/puzzles'
import { use } from 'react'
import { shelf } from '../looks.ts'
import { once } from '../shell/once.ts'

const loads = new Map<string, () => Promise<PuzzleBook | undefined>>()

export function loadBook(game: string): Promise<PuzzleBook | undefined> {
  const load = loads.get(game) ?? once(() => loadPuzzles(game))
  loads.set(game, load)
  return load()
}

export function useBook(game: string): PuzzleBook | undefined {
  return use(loadBook(game))
}

/** The puzzles of a game as they are listed: the easy ones first. */
export function inOrder({ puzzles }: PuzzleBook): readonly Puzzle[] {
  return puzzles.toSorted((a, b) => a.rating - b.rating)
}

/** The games that have puzzles, as they stand on the shelf. */
export const puzzleGames = shelf.filter(({ id }) => puzzled.includes(id))

const DAY_MS = 86_400_000

/** The day where one is, whatever the hour. */
export function dayOf(now: Date): Day {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS)
}

/** The game whose turn it is on a day: each in turn. */
export function gameOn(day: Day): string {
  return dueOn(day, puzzleGames)?.id ?? ''
}

/** The puzzle of a day, of the game whose turn it is. */
export function puzzleOn(day: Day, { puzzles }: PuzzleBook): Puzzle | undefined {
  return dueOn(Math.floor(day / Math.max(1, puzzleGames.length)), puzzles)
}
