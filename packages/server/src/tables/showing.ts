import type { Heard, Shape, Viewer } from '@undercroft/kernel'
import type { ServerMessage, TableCard, View } from './messages.ts'

/** Somebody who looks at a table through one viewer's eyes. */
export interface Watcher {
  viewer: Viewer
  readonly person: string | undefined
  /** Whether this watcher does not want to hear somebody. */
  mutes(person: string): boolean
  /** `request`: this watcher's own, which is acknowledged with it. */
  send(text: string, request?: string): void
}

/** Whose request brought about what is shown. */
export interface Asker {
  readonly person?: string | undefined
  readonly request?: string | undefined
}

/** What a viewer was last shown, to say only what is new. */
interface Shown {
  readonly text: string
  readonly epoch: number
  readonly heard: number
}

/**
 * Tells those who look at a table what is new to them, and says nothing to those to whom nothing is: that a message came
 * would tell of what was done quietly. Each viewer's message is written once, however many look through its eyes.
 */
export class Showing {
  readonly watchers = new Set<Watcher>()
  readonly #shown = new Map<Viewer, Shown>()
  readonly #events = new EventsText()
  /** Those who sit at the table and look on, at whatever node. */
  #here: readonly string[] = []
  #card: TableCard | undefined

  add(watcher: Watcher, card: TableCard, view: View | undefined): void {
    this.watchers.add(watcher)
    this.#card = card
    watcher.send(cardText(card))
    if (view === undefined) return
    const { after, message } = this.#written(card.id, view)
    watcher.send(message)
    this.#shown.set(view.viewer, after)
    watcher.send(hereText(card.id, this.#here))
  }

  /** Others are here than before, or not: everybody who looks on is told. */
  showHere(table: string, persons: readonly string[]): void {
    if (persons.join() === this.#here.join()) return
    this.#here = persons
    const text = hereText(table, persons)
    for (const watcher of this.watchers) watcher.send(text)
  }

  remove(watcher: Watcher): void {
    this.watchers.delete(watcher)
    const { viewer } = watcher
    if (![...this.watchers].some(each => each.viewer === viewer)) this.#shown.delete(viewer)
  }

  /** Who has lost a seat goes on looking with the eyes of the public. */
  demote(isTheirs: (watcher: Watcher) => boolean): void {
    for (const watcher of [...this.watchers]) {
      if (watcher.viewer === 'spectator' || isTheirs(watcher)) continue
      this.remove(watcher)
      watcher.viewer = 'spectator'
      this.watchers.add(watcher)
      this.#shown.delete('spectator') // the next view is a whole one
    }
  }

  show(
    card: TableCard,
    viewOf: ((viewer: Viewer, epoch?: number, from?: number) => View) | undefined,
    by: Asker = {},
  ): void {
    if (card !== this.#card) {
      const text = cardText(card)
      for (const watcher of this.watchers) watcher.send(text)
    }
    this.#card = card
    if (viewOf === undefined) return
    const messages = new Map<Viewer, string | undefined>()
    for (const watcher of this.watchers) {
      const { viewer } = watcher
      if (!messages.has(viewer)) messages.set(viewer, this.#news(card.id, viewer, viewOf))
      const message = messages.get(viewer)
      if (message === undefined) continue
      if (by.request === undefined || watcher.person !== by.person) watcher.send(message)
      else watcher.send(withRequest(message, by.request), by.request)
    }
  }

  #news(
    id: string,
    viewer: Viewer,
    viewOf: (viewer: Viewer, epoch?: number, from?: number) => View,
  ): string | undefined {
    const before = this.#shown.get(viewer)
    const view = viewOf(viewer, before?.epoch, before?.heard)
    const { after, message } = this.#written(id, view)
    this.#shown.set(viewer, after)
    const same = before?.text === after.text && before.epoch === after.epoch && view.events.length === 0
    return same ? undefined : message
  }

  /** All of a view but its events, and the whole of it: written once, and compared with what was written last. */
  #written(table: string, view: View): { after: Shown; message: string } {
    const { events, from, epoch, viewer, seen, ask, refusals, asides, mayUndo, clocks, orders } = view
    const text = JSON.stringify({ viewer, seen, ask, refusals, asides, mayUndo, clocks, orders })
    const head = `{"say":"view","table":"${table}","view":{"epoch":${epoch},"from":${from}`
    const message = `${head},"events":${this.#events.of(events)},${text.slice(1)}}`
    return { after: { text, epoch, heard: from + events.length }, message }
  }
}

/** Most events have one face: what was written for one viewer does for the next. */
class EventsText {
  #events: readonly Heard<Shape>[] = []
  #text = '[]'

  of(events: readonly Heard<Shape>[]): string {
    if (!this.#areSame(events)) {
      this.#text = JSON.stringify(events)
      this.#events = events
    }
    return this.#text
  }

  #areSame(events: readonly Heard<Shape>[]): boolean {
    if (events.length !== this.#events.length) return false
    for (let i = 0; i < events.length; i++) {
      const [one, two] = [events[i], this.#events[i]]
      if (one?.event !== two?.event || one?.n !== two?.n) return false
      if (one?.because !== two?.because || one?.step !== two?.step) return false
    }
    return true
  }
}

function withRequest(message: string, request: string): string {
  return `${message.slice(0, -1)},"request":${JSON.stringify(request)}}`
}

function cardText(card: TableCard): string {
  const message: ServerMessage = { say: 'table', table: card.id, card }
  return JSON.stringify(message)
}

function hereText(table: string, persons: readonly string[]): string {
  const message: ServerMessage = { say: 'here', table, persons }
  return JSON.stringify(message)
}
