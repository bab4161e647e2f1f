import type { Served } from './kinds.ts'

/** Two clients of one table, in one process that plays for both. */
export interface Table {
  /** Makes the next move, for whoever's turn it is. */
  move(): void
}

/** Told of every move that a table has made. */
export interface Watch {
  /** The other client has seen it. */
  seen(): void
  /** Both have, and somebody is to move. */
  ready(): void
}

/** How a contestant's own clients play. */
export interface Clients {
  /** Opens a table where somebody is to move. */
  open(game: Served, watch: Watch): Promise<Table>
  /** Makes a table at which nobody stays. */
  leave(): Promise<void>
  /** When those tables are as idle as they get. */
  settled(): Promise<void>
}
