export interface SweeperOptions {
  readonly everyMs: number
  /** Looks for everything that is due. */
  readonly sweep: () => Promise<void>
  readonly failed: (error: unknown) => void
}

/** Does one thing after the other, and looks at the start and at intervals for what a node that died has left. */
export class Sweeper {
  readonly #failed: SweeperOptions['failed']
  readonly #sweeping: NodeJS.Timeout
  #turn: Promise<void> = Promise.resolve()
  #stopped = false

  constructor({ everyMs, sweep, failed }: SweeperOptions) {
    this.#failed = failed
    this.#sweeping = setInterval(() => this.run(sweep), everyMs).unref()
    this.run(sweep)
  }

  get isStopped(): boolean {
    return this.#stopped
  }

  /** Does this after all that was asked for before. */
  run(act: () => Promise<void>): void {
    this.#turn = this.#turn.then(() => (this.#stopped ? undefined : act())).catch(this.#failed)
  }

  /** Waits for what is being done; nothing is begun any more. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#sweeping)
    await this.#turn
  }
}
