import type { Plan } from '@undercroft/bots'
import type { AnyChoice, Ask, Game, Seen, Shape } from '@undercroft/kernel'

/** Where a bot's thread finds the games. */
export interface GamesModule {
  loadGame(id: string): Promise<Game | undefined>
}

/** What a worker is asked: what the bot's seat sees, and nothing else of the table. */
export interface Task {
  readonly id: number
  /** The threads' time is shared fairly between tables. */
  readonly table: string
  readonly game: string
  readonly level: string
  /** How long a bot that thinks may do so; the others answer at once. */
  readonly ms: number
  /** When it was asked, by `sharedNow`: time in which its thread was busy with others counts too. */
  readonly askedAt: number
  readonly seen: Seen<Shape>
  /** Whether the bot may say something aside first: not where it only answers for a person. */
  readonly talks: boolean
  readonly ask: Pick<Ask<Shape>, 'seat' | 'options' | 'form'>
  /** What this bot has planned for its turn: any thread can go on with it. */
  readonly plan?: Plan<Shape>
}

export type Thought =
  | { readonly id: number; readonly choice: AnyChoice; readonly plan?: Plan<Shape> }
  | { readonly id: number; readonly failed: string }

/** Milliseconds by a clock that all threads share. */
export function sharedNow(): number {
  return performance.timeOrigin + performance.now()
}
