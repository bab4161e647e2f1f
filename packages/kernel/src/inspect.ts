import type { Dice } from './dice.ts'
import type { Facts, Outcome, Shape } from './game.ts'
import { worthOf } from './hints.ts'
import type { Match, OpenAsk } from './match.ts'
import type { Shown } from './offers.ts'
import type { Seat, Viewer } from './seats.ts'
import { sayChoice } from './words.ts'

/**
 * A position with nothing hidden, for the author of a game or of a bug report. A table that is being played never shows
 * it.
 */
export interface Inspection<T extends Shape> {
  readonly game: string
  readonly step: number
  readonly outcome?: Outcome<T['rule']>
  /** The agenda: the last frame is being done. */
  readonly frames: readonly T['frame'][]
  readonly state: Omit<T['state'], 'frames' | 'outcome'>
  /** What each seat sees, and a spectator. */
  readonly views: readonly { readonly viewer: string; readonly view: T['view'] }[]
  readonly asks: readonly InspectedAsk[]
}

export interface InspectedAsk {
  readonly seat: Seat
  readonly phase: string
  readonly prompt: string
  readonly shown: Shown
  /** The verb that takes a free value. */
  readonly form?: string
  readonly options: readonly InspectedOption[]
  readonly refused: readonly { readonly choice: string; readonly rule: string; readonly facts?: Facts }[]
}

interface InspectedOption {
  /** In the game's notation. */
  readonly choice: string
  readonly label: string
  readonly odds?: string
  /** The worth that the phase's hint gives it; missing where the phase has no hint. */
  readonly worth?: number
  /** Whether it is taken for an absent seat. */
  readonly otherwise?: true
}

/** Inspects a play. The hints that draw use `dice`. */
export function inspect<T extends Shape>(match: Match<T>, dice: Dice): Inspection<T> {
  const { game, options, outcome, steps } = match
  const { frames, outcome: _, ...state } = match.state
  const names = game.seats(options).map(({ name }) => name)
  const viewers: readonly Viewer[] = [...names.keys(), 'spectator']
  return {
    game: game.id,
    step: steps.length,
    ...(outcome === undefined ? {} : { outcome }),
    frames,
    state,
    views: viewers.map(viewer => ({
      viewer: viewer === 'spectator' ? viewer : (names[viewer] ?? String(viewer)),
      view: match.see(viewer).view,
    })),
    asks: match.asks().map(ask => inspectAsk(match, ask, dice)),
  }
}

function inspectAsk<T extends Shape>(match: Match<T>, ask: OpenAsk<T>, dice: Dice): InspectedAsk {
  const { game } = match
  const { seat, phase, prompt, shown, form, options, otherwise, refused } = ask
  const seen = match.see(seat)
  const worth = worthOf(game, seen, seat, dice)
  return {
    seat,
    phase,
    prompt,
    shown,
    ...(form === undefined ? {} : { form }),
    options: options.map((choice, i) => {
      const odds = game.odds?.(seen, seat, choice)
      return {
        choice: sayChoice(game.words, choice),
        label: game.label(choice, seen),
        ...(odds === undefined ? {} : { odds }),
        ...(worth === undefined ? {} : { worth: worth(choice) }),
        ...(i === otherwise ? { otherwise: true } : {}),
      }
    }),
    refused: refused.map(({ choice, rule }) => {
      const facts = match.facts(seat, choice, rule)
      return { choice: sayChoice(game.words, choice), rule, ...(facts === undefined ? {} : { facts }) }
    }),
  }
}
