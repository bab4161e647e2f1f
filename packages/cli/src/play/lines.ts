import { createInterface, type Interface } from 'node:readline'
import type { Io } from '../command.ts'

/** What comes instead of a line whose time is over. */
export const LATE = Symbol('late')

type Heard = string | typeof LATE | undefined

/** No timer waits longer; who has more time is waited for again. */
const LONGEST_MS = 2 ** 31 - 1

/** Answers as they are typed or piped in, one line each; they may come before they are asked for. */
export class Lines {
  /** Somebody sits at a terminal: screens can be cleared and one can wait for a key. */
  readonly terminal: boolean
  /** Ctrl-C, rather than the end of the input. */
  interrupted = false
  /** What the Tab key may complete to. */
  offers: readonly string[] = []
  readonly #out: Io['out']
  readonly #now: Io['now']
  readonly #reader: Interface
  readonly #early: string[] = []
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

  /** The next line; nothing when there is no more. */
  next(prompt: string): Promise<string | undefined>
  /** Or `LATE`, if it has not come when the time is over: what is there already has come in time. */
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
    // What is half typed was no answer, and is none to what is asked next.
    if (!this.terminal || this.#reader.line === '') return
    for (const name of ['e', 'u']) this.#reader.write('', { ctrl: true, name })
  }

  #interrupt(): void {
    this.interrupted = true
    this.#early.length = 0
    this.#reader.close()
  }

  #end(): void {
    this.#closed = true
    this.#give(undefined)
  }
}
