import type { AnyChoice, Ask, Game, Seen, Shape } from '@undercroft/kernel'

/** Where a bot's thread finds the games. */
export interface GamesModule {
  loadGame(id: string): Promise<Game | undefined>
}

/** What a worker is asked: what the bot's seat sees, and nothing else of the table. */
export interface Task {
  readonly id: number
  readonly game: string
  readonly level: string
  readonly seen: Seen<Shape>
  /** Whether the bot may say something aside first: not where it only answers for a person. */
  readonly talks: boolean
  readonly ask: Pick<Ask<Shape>, 'seat' | 'options' | 'form'>
}

export type Thought =
  | { readonly id: number; readonly choice: AnyChoice }
  | { readonly id: number; readonly failed: string }
