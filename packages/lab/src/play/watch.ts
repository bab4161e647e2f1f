import type { Game, Observed, Seat, Shape } from '@undercroft/kernel'
import { NO_SEATS, type SeatSet, withSeat } from './seat-set.ts'

/** What was seen in the positions of a game, once a turn. */
export interface Watched {
  /** The content that somebody had, and the seats that had it. */
  readonly had: ReadonlyMap<string, SeatSet>
  /** How often something stood on a cell, by `board x y`. */
  readonly cells: ReadonlyMap<string, number>
}

/** What is looked for. */
interface Looked {
  readonly spots: boolean
  readonly holdings: boolean
}

/** Coordinates lie within this, on both sides of 0. */
const FAR = 1 << 15

/** Looks at a position of each turn. */
export class Watch implements Watched {
  readonly had = new Map<string, SeatSet>()
  readonly #observed: Observed<Shape>
  readonly #turnOf: (state: Shape['state']) => number
  readonly #looked: Looked
  /** By board: how often something stood on a cell, by one number for both coordinates. */
  readonly #boards = new Map<string, Map<number, number>>()
  #turn: number | undefined
  /** What each seat had in the turn before. */
  #holdings: readonly (readonly string[])[] = []

  private constructor(observed: Observed<Shape>, turnOf: (state: Shape['state']) => number, looked: Looked) {
    this.#observed = observed
    this.#turnOf = turnOf
    this.#looked = looked
  }

  /** Gives nothing for a game that says neither what is to be seen nor when, or if nothing is looked for. */
  static of({ observed, thinking }: Game, looked: Looked): Watch | undefined {
    if (observed === undefined || thinking === undefined || !(looked.spots || looked.holdings)) return undefined
    return new Watch(observed, s => thinking.turn(s), looked)
  }

  look(state: Shape['state']): void {
    const turn = this.#turnOf(state)
    if (turn === this.#turn) return
    this.#turn = turn
    if (this.#looked.spots) this.#lookAtSpots(state)
    if (this.#looked.holdings) this.#lookAtHoldings(state)
  }

  get cells(): ReadonlyMap<string, number> {
    const cells = new Map<string, number>()
    for (const [board, counts] of this.#boards) {
      for (const [at, count] of counts) {
        const x = Math.floor(at / (2 * FAR)) - FAR
        cells.set(`${board} ${x} ${(at % (2 * FAR)) - FAR}`, count)
      }
    }
    return cells
  }

  #lookAtSpots(state: Shape['state']): void {
    for (const { board, x, y } of this.#observed.spots(state)) {
      let counts = this.#boards.get(board)
      if (counts === undefined) {
        counts = new Map()
        this.#boards.set(board, counts)
      }
      const at = (x + FAR) * 2 * FAR + y + FAR
      counts.set(at, (counts.get(at) ?? 0) + 1)
    }
  }

  #lookAtHoldings(state: Shape['state']): void {
    const before = this.#holdings
    const now = this.#observed.holdings?.(state) ?? before
    this.#holdings = now
    for (let seat = 0; seat < now.length; seat++) {
      const content = now[seat] ?? []
      if (!isSame(content, before[seat])) for (const id of content) this.#hold(id, seat)
    }
  }

  #hold(id: string, seat: Seat): void {
    this.had.set(id, withSeat(this.had.get(id) ?? NO_SEATS, seat))
  }
}

function isSame(some: readonly string[], others: readonly string[] | undefined): boolean {
  if (some.length !== others?.length) return false
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false
  return true
}
