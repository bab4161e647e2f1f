import type { PuzzleBook } from '@undercroft/kernel/puzzles'

/** The puzzles of each game, in its folder: loaded when somebody wants to solve one. */
const BOOKS = import.meta.glob<PuzzleBook>('./*/puzzles.json', { import: 'default' })

/** The games that have puzzles, in no order. */
export const puzzled: readonly string[] = Object.keys(BOOKS).flatMap(path => path.split('/')[1] ?? [])

/** All puzzles of a game; nothing if it has none. */
export async function loadPuzzles(game: string): Promise<PuzzleBook | undefined> {
  return BOOKS[`./${game}/puzzles.json`]?.()
}
