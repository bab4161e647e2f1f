// @module-tag slow
import { loadGame } from '@undercroft/games'
import { type AnyChoice, sameData } from '@undercroft/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LessonTable } from '../learn/lesson-table.ts'
import { dayOf, gameOn, inOrder, loadBook, puzzleGames, puzzleOn } from './books.ts'
import { PuzzlePlay } from './puzzle-play.ts'

/** Longer than what an answer brings about is shown. */
const ALL_SHOWN_MS = 600_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function posed(id: string) {
  const [game, book] = await Promise.all([loadGame(id), loadBook(id)])
  const puzzle = book?.puzzles[0]
  if (game === undefined || book === undefined || puzzle === undefined) throw new Error(`${id} has no puzzle`)
  const tries: boolean[] = []
  const plays: PuzzlePlay[] = []
  const table = new LessonTable({
    game,
    look: {},
    still: () => true,
    from: 0,
    begin: dice => {
      const play = new PuzzlePlay(game, book, puzzle, dice)
      plays.push(play)
      return play
    },
    onStep: () => tries.push(plays[0]?.settled?.found === true),
  })
  const [play] = plays
  if (play === undefined) throw new Error('the table began nothing')
  const answer = (choice: AnyChoice | undefined) => {
    if (choice !== undefined) table.answer(choice, true)
    vi.advanceTimersByTime(ALL_SHOWN_MS)
  }
  return { game, puzzle, table, play, tries, answer }
}

describe.each(puzzleGames.map(({ id }) => id))('a puzzle of %s at the page’s table', id => {
  test('stands at its position, tells how it came about, and gives nothing away', async () => {
    const { table, play, puzzle } = await posed(id)
    const { now, advice, coach } = table.state()
    expect(now.ask?.options).toHaveLength(puzzle.answers.length)
    expect(now.lines.length).toBeGreaterThan(0)
    expect(advice).toBeUndefined()
    expect(coach.done).toBe(false)
    expect(play.before).toHaveLength(puzzle.at)
    table.close()
  })

  test('is solved by the best answer, which is played', async () => {
    const { table, play, puzzle, tries, answer, game } = await posed(id)
    expect(game.reason?.(play.seen, play.seat, play.best)).toMatch(/\w/)
    answer(play.best)
    expect(tries).toEqual([true])
    expect(play.match.steps.length).toBeGreaterThan(puzzle.at)
    expect(table.state().coach.done).toBe(true)
    answer(play.best)
    expect(tries).toEqual([true])
    table.close()
  })

  test('is settled by another one too, which is not played: the best glows', async () => {
    const { table, play, puzzle, tries, answer } = await posed(id)
    answer(play.answers.at(-1)?.choice)
    expect(tries).toEqual([false])
    expect(play.match.steps).toHaveLength(puzzle.at)
    const { advice, now } = table.state()
    expect(advice !== undefined && sameData(advice, play.best)).toBe(true)
    expect(now.ask).toBeUndefined()
    table.close()
  })
})

test('what is no answer changes nothing, and what is given up counts as missed', async () => {
  const { table, play, puzzle, tries, answer } = await posed('without-masters')
  answer(['roll'] as unknown as AnyChoice)
  expect(tries).toEqual([])
  table.pass()
  expect(tries).toEqual([false])
  expect(play.settled).toEqual({ chosen: undefined, found: false })
  expect(play.match.steps).toHaveLength(puzzle.at)
  table.close()
})

test('each day has its puzzle: the games take turns, and none comes again before all have come', async () => {
  const day = dayOf(new Date(2026, 10, 16, 23, 59))
  expect(dayOf(new Date(2026, 10, 17, 0, 1))).toBe(day + 1)
  const days = Array.from({ length: puzzleGames.length }, (_, i) => gameOn(day + i))
  expect(new Set(days).size).toBe(puzzleGames.length)
  const book = await loadBook(gameOn(day))
  if (book === undefined) throw new Error('no puzzles')
  const due = book.puzzles.map((_, i) => puzzleOn(day + i * puzzleGames.length, book)?.id)
  expect(new Set(due).size).toBe(book.puzzles.length)
  expect(inOrder(book)[0]?.rating).toBe(Math.min(...book.puzzles.map(({ rating }) => rating)))
})
