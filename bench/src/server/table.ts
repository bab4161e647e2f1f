import type { Served } from './kinds.ts'

/** Two clients of one table, in one process that plays for both. */
export interface Table {
  /** Makes the next move, for whoever's turn it is. */
  move(): void
}

/** Hears of every move of a table. */
export interface Watch {
  /** The other client has received the move. */
  seen(): void
  /** Both clients have received it, and the next move is open. */
  ready(): void
}

/** How a contestant's own clients play. */
export interface Clients {
  /** Opens a table where somebody is to move. */
  open(game: Served, watch: Watch): Promise<Table>
  /** Makes a table at which nobody stays. */
  leave(): Promise<void>
  /** Makes tables one after the other, where that is measured; gives back the milliseconds that each took. */
  make?(tables: number): Promise<readonly number[]>
  /** Bytes that all clients have received, where they are counted. */
  received?(): number
  /** Resolves when those tables are idle. */
  settled(): Promise<void>
}
