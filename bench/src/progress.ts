import type { WriteStream } from 'node:tty'

/** Says how far the run is: one line that changes on a terminal, a line for every round elsewhere. */
export class Progress {
  readonly #out: Pick<WriteStream, 'write' | 'isTTY'>
  #stage = ''

  constructor(out: Pick<WriteStream, 'write' | 'isTTY'>) {
    this.#out = out
  }

  say(stage: string, detail: string): void {
    if (this.#out.isTTY) this.#out.write(`\r\x1b[K${stage}: ${detail}`)
    else if (stage !== this.#stage) this.#out.write(`${stage}\n`)
    this.#stage = stage
  }

  /** Leaves a clean line to whoever writes next. */
  end(): void {
    if (this.#out.isTTY && this.#stage !== '') this.#out.write('\r\x1b[K')
  }
}
