import type { Refusal } from '@undercroft/games/board'
import type { Viewer } from '@undercroft/kernel'
import type { Sitting } from '../store/tables.ts'
import type { TableHost } from '../table/host/host.ts'
import type { Snapshot } from '../table/protocol.ts'
import type { OpenState, TableSource } from '../table/source.ts'
import type { Moment } from './link.ts'

/** A game that is only looked through: nothing of it is kept, and nobody answers. */
export class LookClient implements TableSource {
  readonly #host: TableHost
  readonly #listeners = new Set<() => void>()
  readonly #sit: (sittings: readonly Sitting[]) => void
  #state: OpenState

  constructor(host: TableHost, { step, viewer }: Moment, sit: (sittings: readonly Sitting[]) => void) {
    this.#host = host
    this.#sit = sit
    const seats = host.snapshot([], true).card.sittings.length
    host.lookAs(viewer === 'spectator' || viewer < seats ? viewer : 'spectator')
    this.#state = opened(host)
    this.lookAt(step)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): OpenState => this.#state

  lookAs(viewer: Viewer): void {
    const step = this.#state.looking?.step
    this.#host.lookAs(viewer)
    this.#set({ ...opened(this.#host), verified: this.#state.verified })
    this.lookAt(step)
  }

  lookAt(step: number | undefined): void {
    const isBack = step !== undefined && step < this.#state.now.steps
    this.#set({ ...this.#state, looking: isBack ? { step, seen: this.#host.lookAt(step) } : undefined })
  }

  download(save: (text: string, name: string) => void): void {
    save(this.#host.text(), `${this.#host.game.id}.undercroft`)
  }

  verify(): void {
    const report = this.#host.verify()
    if (report.kind === 'verified') this.#set({ ...this.#state, verified: report })
  }

  sit(sittings: readonly Sitting[]): void {
    this.#sit(sittings)
  }

  /** Whoever looks through other eyes is not asked: there is nothing to answer, to check or to take back. */
  readonly check = async (): Promise<readonly Refusal[]> => []
  answer(): void {}
  aside(): void {}
  undo(): void {}
  order(): void {}
  advise(): void {}
  explain(): void {}
  async explainByRules(): Promise<void> {}
  skip(): void {}
  again(): void {}

  #set(state: OpenState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

function opened(host: TableHost): OpenState {
  const now: Snapshot = { ...host.snapshot([], true), readOnly: false }
  const stage = { seen: now.seen, showing: [], told: now.lines.length, busy: false, again: false }
  const unsaid = {
    looking: undefined,
    newFrom: undefined,
    explained: undefined,
    advice: undefined,
    verified: undefined,
  }
  return { kind: 'open', now, stage, ...unsaid }
}
