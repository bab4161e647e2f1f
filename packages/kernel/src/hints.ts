import type { Dice } from './dice.ts'
import type { Game, Shape } from './game.ts'
import type { Seat } from './seats.ts'
import type { Seen } from './seen.ts'

/** A hint may look at the seat's own view and at the frame that asks. */
export interface Situation<T extends Shape, F> {
  readonly seen: Seen<T>
  readonly frame: F
  readonly seat: Seat
  readonly dice: Dice
}

/**
 * Scores the options of each phase that asks; the highest score is the best. A phase without a hint is played at
 * random.
 */
export type Hints<T extends Shape> = {
  readonly [P in T['frame']['phase']]?: (
    situation: Situation<T, Extract<T['frame'], { readonly phase: P }>>,
  ) => (choice: T['choice']) => number
}

/**
 * Fills in the form of a phase from the seat's own view alone, or gives nothing where the seat would rather take one of
 * the listed options. The value must pass the form's check.
 */
export type Fills<T extends Shape> = {
  readonly [P in T['frame']['phase']]?: (
    situation: Situation<T, Extract<T['frame'], { readonly phase: P }>>,
  ) => T['choice'] | undefined
}

/**
 * Gives an aside that a bot in this seat says before it answers, from its own view alone, and nothing once it has been
 * said. A bot that is asked quietly says nothing: a remark would tell that it is asked.
 */
export type Remark<T extends Shape> = (seen: Seen<T>, seat: Seat) => T['choice'] | undefined

/** Gives the worth of an option by the hint of the phase that asks, and nothing where that phase has no hint. */
export function worthOf<T extends Shape>(
  game: Game<T>,
  seen: Seen<T>,
  seat: Seat,
  dice: Dice,
): ((choice: T['choice']) => number) | undefined {
  const frame = seen.frames.at(-1)
  const hint = frame && game.hints[frame.phase as keyof typeof game.hints]
  return hint?.({ seen, frame: frame as never, seat, dice })
}
