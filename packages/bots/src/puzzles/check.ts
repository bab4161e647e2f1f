import { type Game, type Shape, sayChoice } from '@undercroft/kernel'
import { openPuzzle, type Puzzle, type PuzzleBook } from '@undercroft/kernel/puzzles'
import { lookAt } from './look.ts'

/** An answer that is ahead of a puzzle's by no more than so many standard errors may be so by luck. */
const LUCK = 2

/**
 * Says what is wrong with a puzzle, if anything is: its position comes about, the answers that it lists are offered there,
 * and, if rounds are given, the best is still the best when all are played out so often.
 */
export function puzzleProblem<T extends Shape>(
  game: Game<T>,
  book: PuzzleBook,
  puzzle: Puzzle,
  rounds = 0,
): string | undefined {
  const posed = openPuzzle(game, book, puzzle)
  if (!posed.ok) return posed.error
  const { match, seat } = posed.value
  const [ask] = match.play.asks
  if (rounds === 0 || ask === undefined) return undefined
  const look = lookAt(game, match.see(seat), ask, rounds, puzzle.id)
  const [found] = look.answers
  const [best] = puzzle.answers
  const said = found && sayChoice(game.words, found.choice)
  if (said === best?.choice || look.margin <= LUCK * look.error) return undefined
  return `"${said}" is better now than "${best?.choice}"`
}
