import type { Seat } from '@undercroft/kernel'
import type { Explained, OpenState, TableState } from '../table/source.ts'
import type { LineState } from './line.ts'
import type { OnlineCard, Problem, View } from './wire.ts'

/** What the page knows of an online table beside the game itself. */
export interface OnlineState {
  readonly line: LineState
  /** Undefined before the server's first message. */
  readonly card: OnlineCard | undefined
  readonly clocks: View['clocks']
  /** The seated people who are watching now; undefined before the server's first message. */
  readonly here: readonly string[] | undefined
  /** The seat that asks the others to allow an undo. */
  readonly wantsBack: Seat | undefined
  /** Why the server refuses this table. */
  readonly refused: Problem | undefined
}

/** The store behind an online table's page; its subscribers hear of every change. */
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
