import type { TableLook } from '@undercroft/games/board'
import { type Seen, type Shape, throwIn } from '@undercroft/kernel'
import type { Beat, Line, Snapshot, Speed } from './protocol.ts'
import { isActOf } from './recent.ts'

/** What is on the table while something is being shown. */
export interface Stage {
  readonly seen: Seen<Shape>
  /** The lines of the beat that is being shown, as far as it has got; empty when all is quiet. */
  readonly showing: readonly Line[]
  /** Lines with a lower number stand in the log. */
  readonly told: number
  /** Whether questions are held back until it has been shown. */
  readonly busy: boolean
  /** Whether what others did since the viewer acted can be played again. */
  readonly again: boolean
}

/** A beat that waits to be shown. */
interface Waiting extends Beat {
  readonly of: Snapshot
  readonly last: boolean
}

/** What has been shown since the viewer acted, and the position that it began in. */
interface Shown {
  readonly before: Seen<Shape>
  readonly beats: readonly Waiting[]
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
  #queue: Waiting[] = []
  #shown: Shown | undefined
  #latest: Snapshot | undefined
  #isAgain = false
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
    const before = this.#latest
    this.#latest = snapshot
    if (before === undefined || isElsewhere(before, snapshot)) this.#shown = undefined
    if (snapshot.beats.length === 0) {
      this.stop()
      this.#rest(snapshot)
      return
    }
    const idle = this.idle
    const beats = snapshot.beats.map((beat, i) => ({ ...beat, of: snapshot, last: i === snapshot.beats.length - 1 }))
    this.#note(before?.seen ?? snapshot.seen, beats)
    this.#queue.push(...beats)
    if (idle) this.#start()
  }

  /** Shows once more what others did since the viewer acted; where it is the viewer's turn it is so again afterwards. */
  again(): void {
    if (this.#shown === undefined || !this.idle) return
    this.#isAgain = true
    this.#queue = [...this.#shown.beats]
    const first = this.#shown.beats.find(({ lines }) => lines.length > 0)
    const told = first?.lines[0]?.n ?? 0
    const of = this.#latest ?? this.#shown.beats[0]?.of
    if (of === undefined) return
    this.#show({ seen: this.#shown.before, showing: [], told, busy: true }, of)
    this.#after(PACE[this.#pace()] * 2, () => this.#start())
  }

  /** Keeps what can be played again: all that follows what the viewer did. */
  #note(before: Seen<Shape>, beats: readonly Waiting[]): void {
    const act = beats.findLastIndex(({ lines, of }) => lines.some(({ event }) => isActOf(of.viewer, event)))
    const later = beats.slice(act + 1)
    const begun = act < 0 ? this.#shown : undefined
    if (later.length > 0) {
      this.#shown = { before: begun?.before ?? beats[act]?.seen ?? before, beats: [...(begun?.beats ?? []), ...later] }
    } else if (act >= 0) this.#shown = undefined
  }

  /** What is played again is meant to be seen. */
  #pace(): Speed {
    const speed = this.#speed()
    return this.#isAgain && speed === 'instant' ? 'fast' : speed
  }

  /** Ends the show: everything that waits counts as shown. */
  skip(): void {
    const last = this.#queue.at(-1)
    if (last === undefined) return
    this.stop()
    this.#rest(this.#latest ?? last.of)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.#line = 0
    this.#isAgain = false
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
      if (this.idle) this.#rest(this.#latest ?? beat.of)
      else this.#start()
      return
    }
    this.#line++
    const showing = beat.lines.slice(0, this.#line)
    const look = this.#look(beat.of)
    const thrown = throwIn(line.event) !== undefined && look.ownDice !== true
    const tumble = thrown && !this.#still() ? tumbleFor(this.#pace()) : 0
    // What a die shows is not said before it lies still.
    if (tumble > 0) this.#show({ seen: beat.seen, showing, told: line.n, busy: true }, beat.of)
    this.#after(tumble, () => {
      // The last thing that happened does not keep anybody waiting: the next question comes with it.
      const final = this.#queue.length === 1 && this.#line === beat.lines.length && beat.last && !this.#isAgain
      this.#show({ seen: beat.seen, showing, told: line.n + 1, busy: !final }, beat.of)
      const next = beat.lines[this.#line] ?? this.#queue[1]?.lines[0]
      this.#after(holdFor(line, next, this.#pace(), look), () => this.#next())
    })
  }

  #after(time: number, act: () => void): void {
    if (time === 0) act()
    else this.#timer = setTimeout(act, time)
  }

  #show(stage: Omit<Stage, 'again'>, of: Snapshot): void {
    const now = performance.now()
    if (stage.busy) this.#busySince ??= now
    else if (this.#busySince !== undefined) {
      // What takes no time, as at instant speed, nobody could have meant to end, however long it took to draw.
      if (now - this.#busySince > 50 && this.#speed() !== 'instant') this.#busyUntil = now
      this.#busySince = undefined
    }
    this.#changed({ ...stage, again: this.#shown !== undefined }, this.#isAgain ? (this.#latest ?? of) : of)
  }

  #rest(of: Snapshot): void {
    this.#isAgain = false
    this.#show({ seen: of.seen, showing: [], told: of.lines.length, busy: false }, of)
  }
}

/** Whether the viewer has changed or an answer was taken back: earlier lines cannot be played again then. */
function isElsewhere(before: Snapshot, now: Snapshot): boolean {
  return before.viewer !== now.viewer || now.lines.length < before.lines.length
}
