import type { Game, Observed, Seat, Shape } from '@undercroft/kernel'

/** What was seen in the positions of a game, once a turn. */
export interface Watched {
  /** The content that somebody had, and the seats that had it. */
  readonly had: ReadonlyMap<string, ReadonlySet<Seat>>
  /** How often something stood on a cell, by `board x y`. */
  readonly cells: ReadonlyMap<string, number>
}

/** Looks at a position of each turn. */
export class Watch implements Watched {
  readonly had = new Map<string, Set<Seat>>()
  readonly cells = new Map<string, number>()
  readonly #observed: Observed<Shape>
  readonly #turnOf: (state: Shape['state']) => number
  #turn: number | undefined

  private constructor(observed: Observed<Shape>, turnOf: (state: Shape['state']) => number) {
    this.#observed = observed
    this.#turnOf = turnOf
  }

  /** Gives nothing for a game that says neither what is to be seen nor when. */
  static of({ observed, thinking }: Game): Watch | undefined {
    return observed === undefined || thinking === undefined ? undefined : new Watch(observed, s => thinking.turn(s))
  }

  look(state: Shape['state']): void {
    const turn = this.#turnOf(state)
    if (turn === this.#turn) return
    this.#turn = turn
    for (const { board, x, y } of this.#observed.spots(state)) {
      const cell = `${board} ${x} ${y}`
      this.cells.set(cell, (this.cells.get(cell) ?? 0) + 1)
    }
    for (const [seat, content] of (this.#observed.holdings?.(state) ?? []).entries()) {
      for (const id of content) {
        const seats = this.had.get(id)
        if (seats === undefined) this.had.set(id, new Set([seat]))
        else seats.add(seat)
      }
    }
  }
}
