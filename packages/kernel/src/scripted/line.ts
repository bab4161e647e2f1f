import type { ScriptedDice } from '../dice.ts'
import type { Game, Shape } from '../game.ts'
import type { Match } from '../match.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Seat } from '../seats.ts'
import { readChoice } from '../words.ts'

/** A line of play: `A move a1 = 3` dictates draws, and `A move a1 ! AA-4.4` names the rules that forbid the choice. */
export interface Line<T extends Shape> {
  readonly seat: Seat
  readonly choice: T['choice']
  readonly mark: '=' | '!' | undefined
  /** The words after the mark. */
  readonly after: readonly string[]
}

export function readLine<T extends Shape>(game: Game<T>, names: readonly string[], text: string): Result<Line<T>> {
  const tokens = text.trim().split(/\s+/)
  const end = tokens.findIndex(token => token === '=' || token === '!')
  const mark = end < 0 ? undefined : tokens[end] === '=' ? '=' : '!'
  const seat = readSeat(names, tokens[0] ?? '')
  if (!seat.ok) return seat
  const choice = readChoice(game.words, tokens.slice(1, end < 0 ? tokens.length : end).join(' '))
  if (!choice.ok) return choice
  return ok({ seat: seat.value, choice: choice.value, mark, after: end < 0 ? [] : tokens.slice(end + 1) })
}

export function readSeat(names: readonly string[], name: string): Result<Seat> {
  const seat = names.indexOf(name)
  return seat < 0 ? fail(`there is no seat "${name}" (there is ${names.join(', ')})`) : ok(seat)
}

/** Reads the draws after `=`, counted from 1 as on a die. */
function readDraws(after: readonly string[]): Result<number[]> {
  const draws = after.map(Number)
  if (draws.every(Number.isInteger)) return ok(draws)
  return fail(`after "=" there are draws, counted from 1, not "${after.join(' ')}"`)
}

/** Answers with the draws that follow, exactly those, and gives what went wrong. */
export function playLine<T extends Shape>(match: Match<T>, dice: ScriptedDice, line: Line<T>): string | undefined {
  const draws = readDraws(line.after)
  if (!draws.ok) return draws.error
  dice.dictate(draws.value)
  const answer = match.answer(line.seat, line.choice)
  if (answer.ok) return unusedDraws(dice)
  dice.forget()
  if (answer.kind !== 'refused') return answer.message
  return `${match.game.seats(match.options)[line.seat]?.name} is refused: ${sayBroken(answer.broken)}`
}

export function sayBroken(
  broken: readonly { readonly rule: string; readonly facts?: { readonly says: string } }[],
): string {
  return broken.map(({ rule, facts }) => (facts === undefined ? rule : `${rule} (${facts.says})`)).join(', ')
}

export function unusedDraws({ left }: ScriptedDice): string | undefined {
  return left.length === 0 ? undefined : `more draws are given than are made: ${left.join(' ')} left over`
}
