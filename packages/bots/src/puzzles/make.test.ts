import { anyGame, FastDice, type Game, Match } from '@undercroft/kernel'
import { ticTacToe } from '@undercroft/kernel/examples'
import { hardnessOf, openPuzzle, type PuzzleBook } from '@undercroft/kernel/puzzles'
import { describe, expect, it } from 'vitest'
import { puzzleProblem } from './check.ts'
import { isPuzzling } from './look.ts'
import { makePuzzles } from './make.ts'

const game = anyGame(ticTacToe)

function made(seed: string, count: number): PuzzleBook {
  let book: PuzzleBook | undefined
  for (const progress of makePuzzles(game, { options: {}, seed, count })) book = progress.book
  if (book === undefined) throw new Error('nothing was looked at')
  return book
}

const book = made('s', 3)
const [first] = book.puzzles
if (first === undefined) throw new Error('no puzzle was found')

describe('the maker of puzzles', () => {
  it('finds positions in which one answer is clearly best', () => {
    expect(book.puzzles).toHaveLength(3)
    for (const puzzle of book.puzzles) {
      const [best, next] = puzzle.answers
      expect((best?.chance ?? 0) - (next?.chance ?? 1)).toBeGreaterThan(0.02)
      expect(puzzle.margin).toBeGreaterThan(3 * puzzle.error)
      expect(puzzleProblem(game, book, puzzle, 48)).toBeUndefined()
    }
  })

  it('makes the same from the same seed, and others from another', () => {
    expect(made('s', 3)).toEqual(book)
    expect(made('t', 3).records).not.toEqual(book.records)
  })

  it('keeps of a game no more than its last puzzle needs', () => {
    const last = book.puzzles.findLast(({ record }) => record === 0)
    const steps = book.records[0]?.split('\n').filter(line => /^[XO] mark/.test(line))
    expect(steps).toHaveLength(last?.at ?? -1)
  })
})

it('what playouts do not tell is no puzzle', () => {
  const { asks } = new Match(game, {}, new FastDice(1)).play
  const short = asks.map(ask => ({ ...ask, options: ask.options.slice(0, 4) }))
  const thinking = { horizon: 1, turn: () => 0, features: [], measure: () => {}, sides: () => [0, 1] }
  expect(isPuzzling(game, 'turn', short)).toBe(true)
  expect(isPuzzling({ ...game, thinking: { ...thinking, beyond: ['draft'] } }, 'turn', short)).toBe(true)
  expect(isPuzzling({ ...game, thinking: { ...thinking, beyond: ['turn'] } }, 'turn', short)).toBe(false)
})

describe('a puzzle', () => {
  it('is opened at its position, with every answer that is offered there', () => {
    const posed = openPuzzle(game, book, first)
    if (!posed.ok) throw new Error(posed.error)
    expect(posed.value.match.steps).toHaveLength(first.at)
    expect(posed.value.answers).toHaveLength(posed.value.match.play.asks[0]?.options.length ?? -1)
  })

  it('is broken by other rules, other answers and a damaged game', () => {
    const newer: Game = { ...game, version: game.version + 1 }
    expect(puzzleProblem(newer, book, first)).toContain('keeps to version 1 of the rules')
    const fewer = { ...first, answers: first.answers.slice(1) }
    expect(puzzleProblem(game, book, fewer)).toContain('is offered, but not listed')
    const more = { ...first, answers: [...first.answers, { choice: 'mark z9', chance: 0, error: 0 }] }
    expect(puzzleProblem(game, book, more)).toBe('"mark z9" is not offered')
    const damaged = { ...book, records: book.records.map(text => text.replace('mark', 'mask')) }
    expect(puzzleProblem(game, damaged, first)).toContain('was changed')
    expect(puzzleProblem(game, book, { ...first, at: 99 })).toContain('has only')
    expect(puzzleProblem(game, book, { ...first, seat: first.seat === 'X' ? 'O' : 'X' })).toContain('is not the one')
  })

  it('is broken where another answer has become better', () => {
    const worst = { ...first, answers: first.answers.toReversed() }
    expect(puzzleProblem(game, book, worst)).toBeUndefined()
    expect(puzzleProblem(game, book, worst, 48)).toBe(
      `"${first.answers[0]?.choice}" is better now than "${worst.answers[0]?.choice}"`,
    )
  })

  it('is easy, medium or hard', () => {
    expect([20, 45, 70].map(rating => hardnessOf({ rating }))).toEqual(['easy', 'medium', 'hard'])
  })
})
