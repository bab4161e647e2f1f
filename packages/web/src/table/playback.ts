import type { Seen, Shape } from '@undercroft/kernel'
import type { Line, Snapshot, Speed } from './protocol.ts'

/** What is on the table while something is being shown. */
export interface Stage {
  readonly seen: Seen<Shape>
  /** The lines of the beat that is being shown, as far as it has got; empty when all is quiet. */
  readonly showing: readonly Line[]
  /** Lines with a lower number stand in the log. */
  readonly told: number
  /** Whether questions are held back until it has been shown. */
  readonly busy: boolean
}

/** Milliseconds of one move on the board. */
export const PACE: { readonly [S in Speed]: number } = { instant: 0, fast: 140, normal: 240, slow: 460 }

/** How long each kind of event stands before the next one comes, in moves. */
const TUMBLE = 0.62
function holdFor(line: Line, speed: Speed, still: boolean): number {
  if (speed === 'instant') return 0
  const pace = PACE[speed]
  const { what } = line.event
  if (what === 'chose' || what === 'answered' || what === 'withdrew') return pace
  if (what === 'rolled') return (still ? 0 : tumbleFor(speed)) + pace * 2
  return pace * 4
}

/** A die tumbles for 400 to 700 ms. */
export function tumbleFor(speed: Speed): number {
  return speed === 'instant' ? 0 : Math.round(Math.min(700, Math.max(400, PACE[speed] / TUMBLE + 150)))
}

/** Shows snapshots one after the other, each line in its time. */
export class Playback {
  readonly #changed: (stage: Stage, at: Snapshot) => void
  readonly #speed: () => Speed
  readonly #still: () => boolean
  #queue: {
    readonly lines: readonly Line[]
    readonly seen: Seen<Shape>
    readonly of: Snapshot
    readonly last: boolean
  }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #line = 0

  constructor(changed: (stage: Stage, at: Snapshot) => void, speed: () => Speed, still: () => boolean) {
    this.#changed = changed
    this.#speed = speed
    this.#still = still
  }

  get idle(): boolean {
    return this.#queue.length === 0
  }

  add(snapshot: Snapshot): void {
    if (snapshot.beats.length === 0) {
      this.stop()
      this.#rest(snapshot)
      return
    }
    const idle = this.idle
    for (const [i, beat] of snapshot.beats.entries()) {
      this.#queue.push({ ...beat, of: snapshot, last: i === snapshot.beats.length - 1 })
    }
    if (idle) this.#start()
  }

  /** Everything that waits has been shown. */
  skip(): void {
    const last = this.#queue.at(-1)
    if (last === undefined) return
    this.stop()
    this.#rest(last.of)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.#line = 0
  }

  #start(): void {
    this.#line = 0
    this.#next()
  }

  #next(): void {
    const beat = this.#queue[0]
    if (beat === undefined) return
    const line = beat.lines[this.#line]
    if (line === undefined) {
      this.#queue.shift()
      if (this.idle) this.#rest(beat.of)
      else this.#start()
      return
    }
    this.#line++
    // The last thing that happened does not keep anybody waiting: the next question comes with it.
    const final = this.#queue.length === 1 && this.#line === beat.lines.length && line.event.what !== 'rolled'
    const showing = beat.lines.slice(0, this.#line)
    this.#changed({ seen: beat.seen, showing, told: line.n + 1, busy: !(final && beat.last) }, beat.of)
    const hold = holdFor(line, this.#speed(), this.#still())
    if (hold === 0) this.#next()
    else this.#timer = setTimeout(() => this.#next(), hold)
  }

  #rest(of: Snapshot): void {
    this.#changed({ seen: of.seen, showing: [], told: of.lines.length, busy: false }, of)
  }
}
