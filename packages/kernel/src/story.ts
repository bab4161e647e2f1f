import type { EventId, Outcome, Secret, Shape } from './game.ts'
import { includes, type Seat, type Viewer } from './seats.ts'

/** What the kernel itself tells: choices by how they are shown, open dice, and the end. */
export type KernelEvent<T extends Shape> =
  | { readonly what: 'chose'; readonly seat: Seat; readonly choice: T['choice']; readonly forced?: true }
  | { readonly what: 'answered'; readonly seat: Seat }
  | { readonly what: 'withdrew'; readonly seat: Seat }
  | { readonly what: 'rolled'; readonly sides: number; readonly face: number; readonly label: string }
  | { readonly what: 'ended'; readonly outcome: Outcome<T['rule']> }

export type Told<T extends Shape> = T['event'] | KernelEvent<T>

/** An event as one viewer sees it. Numbers are counted for each viewer, so that a gap tells nothing. */
export interface Heard<T extends Shape> {
  readonly n: number
  readonly event: Told<T>
  /** The number of the event that caused it, if this viewer saw that one. */
  readonly because?: number
  /** How many answers had been taken when it was told: where the timeline looks for its position. */
  readonly step: number
}

interface Entry<T extends Shape> {
  readonly event: Told<T>
  readonly secret: Secret<Told<T>> | undefined
  readonly because: EventId | undefined
  readonly step: number
}

/** How far one viewer has listened: only what is new is gone through again. */
interface Ear<T extends Shape> {
  entries: number
  readonly heard: Heard<T>[]
  /** The viewer's number of each entry that it heard. */
  readonly numbers: (number | undefined)[]
}

/** Everything told in one match, with the faces that each viewer sees. */
export class Story<T extends Shape> {
  readonly #entries: Entry<T>[] = []
  readonly #ears = new Map<Viewer, Ear<T>>()
  #cause: EventId | undefined

  get length(): number {
    return this.#entries.length
  }

  tell(event: Told<T>, step: number, secret?: Secret<Told<T>>, because: EventId | undefined = this.#cause): EventId {
    this.#entries.push({ event, secret, because, step })
    return this.#entries.length - 1
  }

  /** As `tell`; what follows is taken to be caused by it unless it says otherwise. */
  tellCause(event: Told<T>, step: number, secret?: Secret<Told<T>>, because?: EventId): EventId {
    this.#cause = this.tell(event, step, secret, because)
    return this.#cause
  }

  /** Nothing that was told before causes what comes now. */
  newCause(): void {
    this.#cause = undefined
  }

  /** What this viewer has heard, from the viewer's event number `from` on. */
  heard(viewer: Viewer, from = 0): Heard<T>[] {
    let ear = this.#ears.get(viewer)
    if (ear === undefined) {
      ear = { entries: 0, heard: [], numbers: [] }
      this.#ears.set(viewer, ear)
    }
    for (; ear.entries < this.#entries.length; ear.entries++) this.#listen(viewer, ear)
    return ear.heard.slice(from)
  }

  /** What the next entry is to this viewer. */
  #listen(viewer: Viewer, { entries: id, heard, numbers }: Ear<T>): void {
    const { event, secret, because, step } = this.#entries[id] as Entry<T>
    const face = secret === undefined || includes(secret.to, viewer) ? event : secret.else
    if (face === undefined) return
    const cause = because === undefined ? undefined : numbers[because]
    numbers[id] = heard.length
    heard.push({ n: heard.length, event: face, step, ...(cause === undefined ? {} : { because: cause }) })
  }

  /** Undo: what is taken back was never told. */
  cut(length: number): void {
    this.#entries.length = length
    this.#cause = undefined
    this.#ears.clear()
  }
}
