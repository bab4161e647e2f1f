import type { EventId, Outcome, Secret, Shape } from './game.ts'
import { includes, type Seat, type Viewer } from './seats.ts'

/** The events that the kernel itself tells: choices by how they are shown, open dice, and the end. */
export type KernelEvent<T extends Shape> =
  | { readonly what: 'chose'; readonly seat: Seat; readonly choice: T['choice']; readonly forced?: true }
  | { readonly what: 'answered'; readonly seat: Seat }
  | { readonly what: 'rolled'; readonly sides: number; readonly face: number; readonly label: string }
  | { readonly what: 'thrown'; readonly sides: number; readonly faces: readonly number[]; readonly label: string }
  | { readonly what: 'ended'; readonly outcome: Outcome<T['rule']> }

export type Told<T extends Shape> = T['event'] | KernelEvent<T>

/** An event as one viewer sees it. Numbers are counted for each viewer, so that a gap tells nothing. */
export interface Heard<T extends Shape> {
  readonly n: number
  readonly event: Told<T>
  /** The number of the event that caused it, if this viewer saw that one. */
  readonly because?: number
  /** The number of answers that had been taken when it was told; the timeline finds its position by it. */
  readonly step: number
}

interface Entry<T extends Shape> {
  readonly event: Told<T>
  readonly secret: Secret<Told<T>> | undefined
  readonly because: EventId | undefined
  readonly step: number
}

/**
 * Keeps how far one viewer has listened, so that only new entries are read again. It holds numbers alone, because
 * stories get long.
 */
interface Ear {
  /** The entries that it heard. */
  readonly heard: EventId[]
  /** The viewer's number of each entry, or -1. */
  readonly numbers: number[]
}

/** Everything told in one match, with the faces that each viewer sees. */
export class Story<T extends Shape> {
  readonly #entries: Entry<T>[] = []
  readonly #ears = new Map<Viewer, Ear>()
  #cause: EventId | undefined

  get length(): number {
    return this.#entries.length
  }

  tell(event: Told<T>, step: number, secret?: Secret<Told<T>>, because: EventId | undefined = this.#cause): EventId {
    this.#entries.push({ event, secret, because, step })
    return this.#entries.length - 1
  }

  /** Tells an event as `tell` does. It is the cause of what follows, unless that names another cause. */
  tellCause(event: Told<T>, step: number, secret?: Secret<Told<T>>, because?: EventId): EventId {
    this.#cause = this.tell(event, step, secret, because)
    return this.#cause
  }

  /** Forgets the cause: what was told before does not cause what comes now. */
  newCause(): void {
    this.#cause = undefined
  }

  /** Gives what this viewer has heard, from the viewer's event number `from` on. */
  heard(viewer: Viewer, from = 0): Heard<T>[] {
    let ear = this.#ears.get(viewer)
    if (ear === undefined) {
      ear = { heard: [], numbers: [] }
      this.#ears.set(viewer, ear)
    }
    const { heard, numbers } = ear
    for (let id = numbers.length; id < this.#entries.length; id++) {
      const hears = this.#face(id, viewer) !== undefined
      numbers.push(hears ? heard.length : -1)
      if (hears) heard.push(id)
    }
    const said: Heard<T>[] = []
    for (let n = from; n < heard.length; n++) said.push(this.#said(heard[n] as EventId, n, viewer, numbers))
    return said
  }

  /** Gives an entry as this viewer sees it, if it is told at all. */
  #face(id: EventId, viewer: Viewer): Told<T> | undefined {
    const { event, secret } = this.#entries[id] as Entry<T>
    return secret === undefined || includes(secret.to, viewer) ? event : secret.else
  }

  #said(id: EventId, n: number, viewer: Viewer, numbers: readonly number[]): Heard<T> {
    const { because, step } = this.#entries[id] as Entry<T>
    const event = this.#face(id, viewer) as Told<T>
    const cause = because === undefined ? -1 : (numbers[because] ?? -1)
    return cause < 0 ? { n, event, step } : { n, event, step, because: cause }
  }

  /** Cuts the story for an undo, as if the rest had never been told. */
  cut(length: number): void {
    this.#entries.length = length
    this.#cause = undefined
    this.#ears.clear()
  }
}
