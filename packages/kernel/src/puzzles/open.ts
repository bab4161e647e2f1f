import type { Dice } from '../dice.ts'
import type { Game, Shape } from '../game.ts'
import type { Match } from '../match.ts'
import { readRecord } from '../record.ts'
import { replay } from '../replay.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Seat } from '../seats.ts'
import { readChoice, sayChoice } from '../words.ts'
import type { Puzzle, PuzzleBook } from './puzzle.ts'

/** A puzzle at its position. */
export interface Posed<T extends Shape> {
  readonly match: Match<T>
  readonly seat: Seat
  /** Every answer that is offered, the best first. */
  readonly answers: readonly { readonly choice: T['choice']; readonly chance: number; readonly error: number }[]
}

/**
 * Plays the puzzle's game up to its position. It fails where the game no longer goes that way, or where other answers are
 * offered there than when the puzzle was made.
 */
export function openPuzzle<T extends Shape>(
  game: Game<T>,
  { records }: PuzzleBook,
  { record: index, at, seat: name, answers }: Puzzle,
  goOnWith?: Dice,
): Result<Posed<T>, string> {
  const record = readRecord(records[index] ?? '')
  if (!record.ok) return fail(`line ${record.error.line} of its game: ${record.error.message}`)
  if (at > record.value.steps.length) return fail(`its game has only ${record.value.steps.length} steps, not ${at}`)
  const again = replay(game, record.value, { at, ...(goOnWith && { goOnWith }) })
  if (!again.ok) return fail(`line ${again.error.line} of its game: ${again.error.message}`)
  const match = again.value
  const [ask, ...others] = match.play.asks
  const asked = ask && game.seats(match.options)[ask.seat]?.name
  if (ask === undefined || asked !== name || others.length > 0) return fail(`${name} is not the one who is asked`)
  const offered = ask.options.map(choice => sayChoice(game.words, choice))
  const listed = answers.map(({ choice }) => choice)
  const gone = listed.find(choice => !offered.includes(choice))
  if (gone !== undefined) return fail(`"${gone}" is not offered`)
  const added = offered.find(choice => !listed.includes(choice))
  if (added !== undefined) return fail(`"${added}" is offered, but not listed`)
  const read = answers.flatMap(({ choice: text, chance, error }) => {
    const choice = readChoice(game.words, text)
    return choice.ok ? [{ choice: choice.value as T['choice'], chance, error }] : []
  })
  return read.length === answers.length
    ? ok({ match, seat: ask.seat, answers: read })
    : fail('an answer cannot be read')
}
