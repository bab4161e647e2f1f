import { createInterface, type Interface } from 'node:readline'
import type { Io } from '../command.ts'

/** Answers as they are typed or piped in, one line each; they may come before they are asked for. */
export class Lines {
  /** Somebody sits at a terminal: screens can be cleared and one can wait for a key. */
  readonly terminal: boolean
  /** Ctrl-C, rather than the end of the input. */
  interrupted = false
  /** What the Tab key may complete to. */
  offers: readonly string[] = []
  readonly #out: Io['out']
  readonly #reader: Interface
  readonly #early: string[] = []
  #wanted: ((line: string | undefined) => void) | undefined
  #closed = false

  constructor({ input, out, interrupted }: Io) {
    this.terminal = input.isTTY === true && out.isTTY === true
    this.#out = out
    this.#reader = createInterface({
      input,
      ...(this.terminal ? { output: out } : {}),
      terminal: this.terminal,
      historySize: 0, // the next person at this keyboard must not find the last one's secrets with the arrow keys
      completer: (line: string) => [this.offers.filter(offer => offer.startsWith(line)), line],
    })
    this.#reader.on('line', line => this.#take(line))
    this.#reader.on('close', () => this.#end())
    this.#reader.on('SIGINT', () => this.#interrupt())
    interrupted.addEventListener('abort', () => this.#interrupt())
    if (interrupted.aborted) this.#interrupt()
  }

  /** The next line; nothing when there is no more. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.terminal && !this.#closed) {
      this.#reader.setPrompt(prompt)
      this.#reader.prompt()
    }
    const line = await this.#line()
    if (!this.terminal && line !== undefined) this.#out.write(`${prompt}${line}\n`) // so that the output reads as it was played
    return line?.trim()
  }

  close(): void {
    this.#reader.close()
  }

  #line(): Promise<string | undefined> {
    const early = this.#early.shift()
    if (early !== undefined || this.#closed) return Promise.resolve(early)
    return new Promise(done => {
      this.#wanted = done
    })
  }

  #take(line: string): void {
    const wanted = this.#wanted
    this.#wanted = undefined
    if (wanted === undefined) this.#early.push(line)
    else wanted(line)
  }

  #interrupt(): void {
    this.interrupted = true
    this.#early.length = 0
    this.#reader.close()
  }

  #end(): void {
    this.#closed = true
    this.#wanted?.(undefined)
    this.#wanted = undefined
  }
}
