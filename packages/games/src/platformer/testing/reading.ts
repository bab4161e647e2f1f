import { type Game, readChoice, readOptions } from '@undercroft/kernel'
import { platformer } from '../index.ts'
import { type Choice, verbs } from '../state/choices.ts'
import type { Options } from '../state/options.ts'
import type { Platformer, State } from '../state/state.ts'

/** Reads a choice as a player types it. */
export function choiceOf(line: string): Choice {
  const choice = readChoice(verbs, line)
  if (!choice.ok) throw new Error(choice.error)
  return choice.value
}

/** Fills in the default of every option that is not given. */
export function optionsOf(given: Partial<Options>, game: Game<Platformer> = platformer): Options {
  const options = readOptions(game.options, given)
  if (!options.ok) throw new Error(options.error.join('; '))
  return options.value
}

/** The state that a position in words describes. */
export const stateAt = (position: object, options: Partial<Options> = {}): State =>
  platformer.scene.read(position, optionsOf(options))
