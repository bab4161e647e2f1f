import type { TableLook } from '@undercroft/games/board'
import { type Seen, type Shape, throwIn } from '@undercroft/kernel'
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

/** What a game's look says of how it is shown. */
export type Shows = Pick<TableLook<Shape>, 'ownDice' | 'holds'>

/** How long an event stands before the next one comes. */
export function holdFor(line: Line, next: Line | undefined, speed: Speed, { ownDice, holds }: Shows): number {
  if (speed === 'instant') return 0
  const pace = PACE[speed]
  const { what } = line.event
  const thrown = throwIn(line.event) !== undefined
  if (thrown && ownDice === true) return 0
  const moves = holds?.(line.event, next?.event)
  if (moves !== undefined) return pace * moves
  if (what === 'chose' || what === 'answered') return pace
  return thrown ? pace * 2 : pace * 4
}

/** A die tumbles for 400 to 700 ms. */
export function tumbleFor(speed: Speed): number {
  return speed === 'instant' ? 0 : Math.min(700, 350 + PACE[speed])
}

/** Whoever answers sooner than this after a show meant to end the show, not to answer the question that it led to. */
const TOO_SOON = 200

/** Shows snapshots one after the other, each line in its time. */
export class Playback {
  readonly #changed: (stage: Stage, at: Snapshot) => void
  readonly #speed: () => Speed
  readonly #still: () => boolean
  readonly #look: (of: Snapshot) => Shows
  #queue: {
    readonly lines: readonly Line[]
    readonly seen: Seen<Shape>
    readonly of: Snapshot
    readonly last: boolean
  }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #line = 0
  #busySince: number | undefined
  #busyUntil = Number.NEGATIVE_INFINITY

  constructor(
    changed: (stage: Stage, at: Snapshot) => void,
    speed: () => Speed,
    still: () => boolean,
    look: (of: Snapshot) => Shows = () => ({}),
  ) {
    this.#changed = changed
    this.#speed = speed
    this.#still = still
    this.#look = look
  }

  get idle(): boolean {
    return this.#queue.length === 0
  }

  /** Whether a click that comes now was meant to end the show. */
  get hasJustEnded(): boolean {
    return performance.now() < this.#busyUntil + TOO_SOON
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

  /** Ends the show: everything that waits counts as shown. */
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
    const showing = beat.lines.slice(0, this.#line)
    const look = this.#look(beat.of)
    const thrown = throwIn(line.event) !== undefined && look.ownDice !== true
    const tumble = thrown && !this.#still() ? tumbleFor(this.#speed()) : 0
    // What a die shows is not said before it lies still.
    if (tumble > 0) this.#show({ seen: beat.seen, showing, told: line.n, busy: true }, beat.of)
    this.#after(tumble, () => {
      // The last thing that happened does not keep anybody waiting: the next question comes with it.
      const final = this.#queue.length === 1 && this.#line === beat.lines.length && beat.last
      this.#show({ seen: beat.seen, showing, told: line.n + 1, busy: !final }, beat.of)
      const next = beat.lines[this.#line] ?? this.#queue[1]?.lines[0]
      this.#after(holdFor(line, next, this.#speed(), look), () => this.#next())
    })
  }

  #after(time: number, act: () => void): void {
    if (time === 0) act()
    else this.#timer = setTimeout(act, time)
  }

  #show(stage: Stage, of: Snapshot): void {
    const now = performance.now()
    if (stage.busy) this.#busySince ??= now
    else if (this.#busySince !== undefined) {
      // What takes no time, as at instant speed, nobody could have meant to end, however long it took to draw.
      if (now - this.#busySince > 50 && this.#speed() !== 'instant') this.#busyUntil = now
      this.#busySince = undefined
    }
    this.#changed(stage, of)
  }

  #rest(of: Snapshot): void {
    this.#show({ seen: of.seen, showing: [], told: of.lines.length, busy: false }, of)
  }
}
