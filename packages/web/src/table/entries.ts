import { type AnyChoice, type OpenAsk, type Seen, type Shape, sayChoice } from '@undercroft/kernel'
import type { Playable } from '../looks.ts'
import { digitsOf } from './groups.ts'

/** An answer as it stands in the list. */
export interface Entry {
  readonly choice: AnyChoice
  readonly key: string
  readonly label: string
  /** What one would work out before choosing it. */
  readonly odds: string | undefined
  /** The digit that chooses it; 0 for none. */
  readonly digit: number
}

export function entriesOf(ask: OpenAsk<Shape>, playable: Playable, seen: Seen<Shape>): ReadonlyMap<AnyChoice, Entry> {
  const { game, look } = playable
  const digits = digitsOf(ask, look)
  return new Map(
    ask.options.map(choice => {
      const odds = game.odds?.(seen, ask.seat, choice)
      const digit = digits.indexOf(choice) + 1
      return [
        choice,
        { choice, key: sayChoice(game.words, choice), label: labelOf(playable, choice, seen), odds, digit },
      ]
    }),
  )
}

/** How a choice reads beside a board. */
export function labelOf({ game, look }: Playable, choice: AnyChoice, seen: Seen<Shape>): string {
  return look.label?.(choice, seen) ?? game.label(choice, seen)
}

/** The most answers that stand as buttons beside a folded list. */
const FEW = 8

/** Whether the board takes what is asked, and the list may fold: what is left of it are a few buttons. */
export function foldable(ask: OpenAsk<Shape>, { look }: Playable): boolean {
  return look.onBoard?.[ask.phase] !== undefined && offBoard(ask, look).length <= FEW
}

/** The answers that are no place on the board. */
export function offBoard(ask: OpenAsk<Shape>, look: Playable['look']): readonly AnyChoice[] {
  const placed = look.onBoard?.[ask.phase] ?? []
  return ask.options.filter(([verb]) => !placed.includes(verb))
}
