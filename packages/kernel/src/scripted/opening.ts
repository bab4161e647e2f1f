import type { Dice, ScriptedDice } from '../dice.ts'
import type { Game, Shape } from '../game.ts'
import { Match } from '../match.ts'
import { readOptions } from '../options.ts'
import { fail, ok, type Result } from '../result.ts'
import { unusedDraws } from './line.ts'

/** Where play starts, as a scenario or a lesson writes it. */
export interface Opening {
  readonly options?: unknown
  /** The position in the words of the game's `scene`. Without it the game is set up as always. */
  readonly position?: unknown
  /** Draws for the set-up, or for what happens in the position before the first question. */
  readonly dice: readonly number[]
}

/** The part of an opening that is wrong, and what is wrong with it. */
interface OpeningFault {
  readonly part: keyof Opening
  readonly messages: readonly string[]
}

/** Begins a match whose dice show what they are told to. It draws from `drawn`, which may watch them. */
export function openScripted<T extends Shape>(
  game: Game<T>,
  { options: given, position, dice: draws }: Opening,
  dice: ScriptedDice,
  drawn: Dice = dice,
): Result<Match<T>, OpeningFault> {
  const options = readOptions(game.options, given)
  if (!options.ok) return fail({ part: 'options', messages: options.error })
  let part: keyof Opening = 'position'
  try {
    // Play may change what the position was read from, and a lesson is begun more than once.
    const state = position === undefined ? undefined : game.scene.read(copied(position), options.value)
    part = 'dice'
    dice.dictate(draws)
    const match =
      state === undefined ? new Match(game, options.value, drawn) : Match.from(game, options.value, state, drawn)
    const unused = unusedDraws(dice)
    return unused === undefined ? ok(match) : fail({ part, messages: [unused] })
  } catch (error) {
    return fail({ part, messages: [messageOf(error)] })
  }
}

/** Copies plain data. */
function copied(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data))
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
