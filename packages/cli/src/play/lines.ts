import { createInterface, type Interface } from 'node:readline'
import type { Io } from '../command.ts'

/** Is given instead of a line when the time limit is over. */
export const LATE = Symbol('late')

type Heard = string | typeof LATE | undefined

/** The longest delay of a timer. Longer waits set it again. */
const LONGEST_MS = 2 ** 31 - 1

/** Answers as they are typed or piped in, one line each; they may come before they are asked for. */
export class Lines {
  /** The input is a terminal, so that the screen can be cleared and a key can be waited for. */
  readonly terminal: boolean
  /** The words that the Tab key completes. */
  offers: readonly string[] = []
  readonly #out: Io['out']
  readonly #now: Io['now']
  readonly #reader: Interface
  readonly #early: string[] = []
  readonly #stop = new AbortController()
  #wanted: ((line: Heard) => void) | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor({ input, out, now, interrupted }: Io) {
    this.terminal = input.isTTY === true && out.isTTY === true
    this.#out = out
    this.#now = now
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

  /** Aborted where the input ended by Ctrl-C. */
  get interrupted(): AbortSignal {
    return this.#stop.signal
  }

  /** Reads the next line; gives `undefined` at the end of the input. */
  next(prompt: string): Promise<string | undefined>
  /** Reads the next line, or gives `LATE` at the end of the time. A line that is already buffered is in time. */
  next(prompt: string, endsAt: number | undefined): Promise<Heard>
  async next(prompt: string, endsAt?: number): Promise<Heard> {
    if (this.terminal && !this.#closed) {
      this.#reader.setPrompt(prompt)
      this.#reader.prompt()
    }
    const line = await this.#line(endsAt)
    if (line === LATE) return line
    if (!this.terminal && line !== undefined) this.#out.write(`${prompt}${line}\n`) // so that the output reads as it was played
    return line?.trim()
  }

  close(): void {
    this.#reader.close()
  }

  #line(endsAt: number | undefined): Promise<Heard> {
    const early = this.#early.shift()
    if (early !== undefined || this.#closed) return Promise.resolve(early)
    return new Promise(done => {
      this.#wanted = done
      if (endsAt !== undefined) this.#keepTime(endsAt)
    })
  }

  #take(line: string): void {
    if (this.#wanted === undefined) this.#early.push(line)
    else this.#give(line)
  }

  #give(line: Heard): void {
    clearTimeout(this.#timer)
    const wanted = this.#wanted
    this.#wanted = undefined
    wanted?.(line)
  }

  #keepTime(endsAt: number): void {
    const left = endsAt - this.#now()
    if (left > 0) this.#timer = setTimeout(() => this.#keepTime(endsAt), Math.min(left, LONGEST_MS))
    else this.#late()
  }

  #late(): void {
    this.#give(LATE)
    // A half-typed line is dropped: it must not answer the next question.
    if (!this.terminal || this.#reader.line === '') return
    for (const name of ['e', 'u']) this.#reader.write('', { ctrl: true, name })
  }

  #interrupt(): void {
    this.#stop.abort()
    this.#early.length = 0
    this.#reader.close()
  }

  #end(): void {
    this.#closed = true
    this.#give(undefined)
  }
}
