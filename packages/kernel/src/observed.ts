import type { Shape } from './game.ts'

/** A cell of a board on which something stands. `x` grows to the right, `y` downwards. */
export interface Spot {
  readonly board: string
  readonly x: number
  readonly y: number
}

/** What the lab looks at in a position, once a turn. It sees everything, because nobody plays by it. */
export interface Observed<T extends Shape> {
  /** Where the figures stand. */
  spots(s: T['state']): readonly Spot[]
  /** The content that each seat has at the moment, by seat: cards, items, abilities. */
  holdings?(s: T['state']): readonly (readonly string[])[]
}
