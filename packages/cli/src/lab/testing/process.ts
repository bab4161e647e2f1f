import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../../../bin/undercroft.mjs', import.meta.url))

/** A command line that runs in a process of its own. */
export class Command {
  readonly #args: readonly string[]
  readonly #child: ChildProcess
  readonly #closed: Promise<unknown[]>
  out = ''
  err = ''

  constructor(args: readonly string[]) {
    this.#args = args
    this.#child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child.stdout?.on('data', part => {
      this.out += part
    })
    this.#child.stderr?.on('data', part => {
      this.err += part
    })
    this.#closed = once(this.#child, 'close')
  }

  /** Waits until it has said this on stderr. */
  async says(wanted: RegExp): Promise<void> {
    while (!wanted.test(this.err)) {
      if (this.#child.exitCode !== null) throw new Error(`${this.#args.join(' ')} ended: ${this.err}`)
      await new Promise(next => setTimeout(next, 20))
    }
  }

  async succeeds(): Promise<string> {
    const [code] = await this.#closed
    if (code !== 0) throw new Error(`${this.#args.join(' ')} ended with code ${code}: ${this.err}`)
    return this.out
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.#child.kill(signal)
    await this.#closed
  }
}
