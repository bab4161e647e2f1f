import type { Seat } from '@undercroft/kernel'
import type { Explained, OpenState, TableState } from '../table/source.ts'
import type { LineState } from './line.ts'
import type { OnlineCard, Problem, View } from './wire.ts'

/** What the page knows of an online table beside the game itself. */
export interface OnlineState {
  readonly line: LineState
  /** None before the server has said anything. */
  readonly card: OnlineCard | undefined
  readonly clocks: View['clocks']
  /** Those who sit at the table and look on now; none before the server has said. */
  readonly here: readonly string[] | undefined
  /** The seat that would take back what only the others can allow. */
  readonly wantsBack: Seat | undefined
  /** Why there is no such table for us. */
  readonly refused: Problem | undefined
}

/** All that is shown of an online table; whoever shows it hears of every change. */
export class Known {
  /** A notice that the next position must not wipe away. */
  sticky: Explained | undefined
  readonly #listeners = new Set<() => void>()
  #state: TableState = { kind: 'opening' }
  #online: OnlineState = {
    line: { kind: 'connecting' },
    card: undefined,
    clocks: [],
    here: undefined,
    wantsBack: undefined,
    refused: undefined,
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): TableState => this.#state

  readonly online = (): OnlineState => this.#online

  get open(): OpenState | undefined {
    return this.#state.kind === 'open' ? this.#state : undefined
  }

  get card(): OnlineCard | undefined {
    return this.#online.card
  }

  set(state: TableState): void {
    this.#state = state
    this.#tell()
  }

  patch(change: Partial<OpenState>): void {
    const { open } = this
    if (open !== undefined) this.set({ ...open, ...change })
  }

  learn(change: Partial<OnlineState>): void {
    this.#online = { ...this.#online, ...change }
    this.#tell()
  }

  close(): void {
    this.#listeners.clear()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
