import { type AnyChoice, FastDice, type Game, type Match, type Seen, type Shape, sameData } from '@undercroft/kernel'
import type { Attempt, LessonWord } from '@undercroft/kernel/lessons'
import { openPuzzle, type Posed, type Puzzle, type PuzzleBook } from '@undercroft/kernel/puzzles'
import type { Coached } from '../learn/lesson-table.ts'
import { lookBack } from '../table/host/sight.ts'
import type { WatchedDice } from '../table/host/watched-dice.ts'

/** How a puzzle came out: with which answer, or given up. */
export interface Settled {
  readonly chosen: AnyChoice | undefined
  readonly found: boolean
}

/** A puzzle that is being solved: one answer settles it, and the right one is played. */
export class PuzzlePlay implements Coached {
  readonly lesson = { steps: [{ kind: 'word' }] }
  readonly match: Match<Shape>
  readonly seat: number
  readonly answers: Posed<Shape>['answers']
  /** What the solver sees at the position. */
  readonly seen: Seen<Shape>
  readonly before: readonly Seen<Shape>[]
  settled: Settled | undefined

  /** Throws where the position no longer comes about. */
  constructor(game: Game, book: PuzzleBook, puzzle: Puzzle, dice: WatchedDice) {
    const posed = openPuzzle<Shape>(game, book, puzzle, dice.over(new FastDice(puzzle.id)))
    if (!posed.ok) throw new Error(`${game.id} ${puzzle.id}: ${posed.error}`)
    const { match, seat, answers } = posed.value
    this.match = match
    this.seat = seat
    this.answers = answers
    this.seen = match.see(seat)
    this.before = lookBack(match, book.records[puzzle.record] ?? '', seat)
  }

  get step(): number {
    return this.done ? 1 : 0
  }

  get done(): boolean {
    return this.settled !== undefined
  }

  get best(): AnyChoice {
    return this.answers[0]?.choice as AnyChoice // a puzzle has three answers or more
  }

  word(): LessonWord<Shape> | undefined {
    return this.done ? undefined : { says: 'Find the move', light: [], wants: [], free: false, answerable: true }
  }

  next(): void {}

  attempt(choice: AnyChoice): Attempt<Shape> {
    const refusals = this.match.broken(this.seat, choice)
    if (refusals.length > 0) return { kind: 'refused', refusals }
    if (this.done || !this.answers.some(each => sameData(each.choice, choice))) {
      return { kind: 'other', says: 'That is no answer to this question.' }
    }
    const found = sameData(choice, this.best)
    this.settled = { chosen: choice, found }
    if (found) this.match.answer(this.seat, choice)
    return { kind: 'went-on' }
  }

  others(): undefined {}

  playOther(): void {}

  /** Gives it up. */
  skip(): void {
    this.settled ??= { chosen: undefined, found: false }
  }

  /** The answer that was not found glows. */
  shown(): readonly AnyChoice[] {
    return this.settled?.found === false ? [this.best] : []
  }
}

/** How it came out, in words. */
export function saySettled({ settled }: Pick<PuzzlePlay, 'settled'>): string {
  if (settled?.chosen === undefined) return 'This was the move'
  return settled.found ? 'Found it' : 'Not this one'
}
