import type { Dice } from './dice.ts'
import type { Game, Shape } from './game.ts'
import type { Seat } from './seats.ts'
import type { Seen } from './seen.ts'

/** What a hint may look at: the seat's own view, and the frame that asks. */
export interface Situation<T extends Shape, F> {
  readonly seen: Seen<T>
  readonly frame: F
  readonly seat: Seat
  readonly dice: Dice
}

/** For each phase that asks: how good an option looks, the highest being the best. A phase without one is played at random. */
export type Hints<T extends Shape> = {
  readonly [P in T['frame']['phase']]?: (
    situation: Situation<T, Extract<T['frame'], { readonly phase: P }>>,
  ) => (choice: T['choice']) => number
}

/**
 * For each phase with a form: what the seat would write into it, from its own view alone; nothing where it would rather take
 * one of the listed options. It must pass the form's check.
 */
export type Fills<T extends Shape> = {
  readonly [P in T['frame']['phase']]?: (
    situation: Situation<T, Extract<T['frame'], { readonly phase: P }>>,
  ) => T['choice'] | undefined
}

/**
 * What a bot in this seat says before it answers, from its own view alone: an aside that it may do now, and nothing once it
 * has been said. Nothing either where it is asked quietly: that would tell that it is.
 */
export type Remark<T extends Shape> = (seen: Seen<T>, seat: Seat) => T['choice'] | undefined

/** How much the hint of the phase that asks thinks of an option; nothing where that phase has no hint. */
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
