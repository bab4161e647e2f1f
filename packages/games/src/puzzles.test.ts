// @module-tag slow
import { readFileSync } from 'node:fs'
import { puzzleProblem } from '@undercroft/bots'
import type { PuzzleBook } from '@undercroft/kernel/puzzles'
import { describe, expect, it } from 'vitest'
import { loadGames } from './index.ts'

/** Of each game so many puzzles are played out again, with so many rounds; the soak does it with all of them. */
const [AGAIN, ROUNDS] = [3, 24]

/** Every game with its puzzles. */
const found = (await loadGames()).map(game => {
  const file = new URL(`./${game.id}/puzzles.json`, import.meta.url)
  return { id: game.id, game, book: JSON.parse(readFileSync(file, 'utf8')) as PuzzleBook }
})

describe.each(found)('the puzzles of $id', ({ game, book }) => {
  it('are thirty or more, each with its own id', () => {
    expect(new Set(book.puzzles.map(({ id }) => id)).size).toBe(book.puzzles.length)
    expect(book.puzzles.length).toBeGreaterThanOrEqual(30)
    expect(book.game).toBe(game.id)
  })

  it('come about, and offer the answers that they list', () => {
    const problems = book.puzzles.flatMap(puzzle => {
      const problem = puzzleProblem(game, book, puzzle)
      return problem === undefined ? [] : [`${puzzle.id}: ${problem}`]
    })
    expect(problems).toEqual([])
  })

  it('have a best answer that still is the best', () => {
    const widest = book.puzzles.toSorted((a, b) => b.margin - a.margin).slice(0, AGAIN)
    const problems = widest.map(puzzle => [puzzle.id, puzzleProblem(game, book, puzzle, ROUNDS)])
    expect(problems).toEqual(widest.map(({ id }) => [id, undefined]))
  })
})
