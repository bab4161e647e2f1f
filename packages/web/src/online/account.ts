import { type Game, narrate, type Seen, type Shape, throwIn, type Viewer } from '@undercroft/kernel'
import { beatsOf } from '../table/host/beats.ts'
import type { Beat, Line } from '../table/protocol.ts'
import { type Eyes, forgetSights, keepSight, keepTexts, keptSights, keptTexts } from './sights.ts'
import type { View } from './wire.ts'

/** More events than this at once are not animated: a person who was away wants to see the position. */
const MOST_SHOWN = 40

/**
 * What the page has seen and heard of one table through one viewer's eyes. The server says only what is new; positions
 * that have been seen are kept here, for the timeline and to say each choice as it stood on its button.
 */
export class Account {
  readonly viewer: Viewer
  readonly #table: string
  #epoch: number | undefined
  #lines: readonly Line[] = []
  #seen: Seen<Shape> | undefined
  readonly #positions = new Map<number, Seen<Shape>>()

  constructor(table: string, viewer: Viewer) {
    this.#table = table
    this.viewer = viewer
  }

  get lines(): readonly Line[] {
    return this.#lines
  }

  /** How many answers have been taken, as far as this viewer has heard. */
  get steps(): number {
    return this.#lines.at(-1)?.step ?? 0
  }

  /** The earliest position that has been seen. */
  get from(): number {
    return Math.min(...this.#positions.keys(), this.steps)
  }

  /** The epoch and event number from which the server should continue. */
  get heard(): { epoch?: number; from?: number } {
    return this.#epoch === undefined ? {} : { epoch: this.#epoch, from: this.#lines.length }
  }

  /** Takes a view; undefined if events are missing, and then the client must ask for the whole view. */
  take(game: Game, names: readonly string[], view: View): readonly Beat[] | undefined {
    if (view.from > this.#lines.length || (view.from > 0 && view.epoch !== this.#epoch)) return undefined
    const first = this.#epoch === undefined
    const undone = !first && view.epoch !== this.#epoch
    const eyes: Eyes = { table: this.#table, viewer: this.viewer, epoch: view.epoch }
    const said = first ? keptTexts(eyes) : []
    if (first) for (const [step, seen] of keptSights(eyes)) this.#positions.set(step, seen)
    this.#epoch = view.epoch
    const kept = this.#lines.slice(0, view.from)
    // Quiet answers leave gaps in the count. The next event was chosen in the last position that was seen.
    const last = undone ? undefined : this.#seen
    const next = view.events[0]?.step
    const fresh = view.events.map(({ n, because, step, event }): Line => {
      const at = this.#positions.get(Math.max(0, step - 1)) ?? (step === next ? last : undefined)
      const before = said[n]
      return { n, because, step, event, text: typeof before === 'string' ? before : narrate(game, event, names, at) }
    })
    this.#lines = [...kept, ...fresh]
    for (const step of this.#positions.keys()) if (step > this.steps) this.#positions.delete(step)
    this.#positions.set(this.steps, view.seen)
    keepSight(eyes, this.steps, view.seen)
    keepTexts(
      eyes,
      this.#lines.map(line => line.text),
    )
    const before = this.#seen
    this.#seen = view.seen
    if (first || undone || before === undefined || fresh.length > MOST_SHOWN) return []
    // The server shows positions between answers, not between dice: all dice are thrown over the position before the answer.
    const beforeDice = fresh.flatMap(line => throwIn(line.event)?.faces.map(() => before) ?? [])
    return beatsOf(fresh, beforeDice, view.seen)
  }

  /** The seen position nearest to a step, in the direction of travel. */
  position(step: number, coming: number): { step: number; seen: Seen<Shape> } | undefined {
    const known = [...this.#positions.keys()].sort((a, b) => a - b)
    const near = step > coming ? known.find(each => each >= step) : (known.findLast(each => each <= step) ?? known[0])
    const seen = near === undefined ? undefined : this.#positions.get(near)
    return near === undefined || seen === undefined ? undefined : { step: near, seen }
  }

  /** The game is over, and its record says everything. */
  forget(): void {
    forgetSights(this.#table)
  }
}
