import type { Chance } from '@undercroft/bots'
import type { AnyChoice, Ask, Game, Seen, Shape } from '@undercroft/kernel'

/** What is thought about: what one seat sees, and nothing else of the table. */
export interface ThinkingTask {
  readonly game: string
  readonly seen: Seen<Shape>
  readonly ask: Pick<Ask<Shape>, 'seat' | 'options' | 'form'>
  readonly ms: number
}

/** What came of a thought: the answer, and the best answers with their chances, it first. None, if nothing was compared. */
export interface Found {
  readonly choice: AnyChoice
  readonly chances: readonly Chance[]
}

/** A thought for a bot's answer, or for advice. */
export type Purpose = 'answer' | 'advice'

export type ThinkingRequest =
  | { readonly kind: 'think'; readonly id: number; readonly purpose: Purpose; readonly task: ThinkingTask }
  | { readonly kind: 'stop'; readonly id: number }

export interface ThinkingReport {
  readonly id: number
  /** Nothing, if the thought failed. */
  readonly found: Found | undefined
}

export function taskOf(
  { id }: Pick<Game, 'id'>,
  seen: Seen<Shape>,
  ask: ThinkingTask['ask'],
  ms: number,
): ThinkingTask {
  const { seat, options, form } = ask
  return { game: id, seen, ask: { seat, options, form }, ms }
}
