import type { Heard, Shape, Viewer } from '@undercroft/kernel'
import type { Problem } from '../problem.ts'
import type { ServerMessage, TableCard, View } from './messages.ts'
import { changesText, textOf, type ViewText, wholeText } from './view-text.ts'

/** What the host's decision means to whoever was shown out. */
export const SHOWN_OUT: Problem = { code: 'shown-out', message: 'the host of this table has shown you out' }

/** Somebody who looks at a table through one viewer's eyes. */
export interface Watcher {
  viewer: Viewer
  readonly person: string | undefined
  /** Whether the client keeps its last view, so that the server may send only changes. */
  readonly keeps: boolean
  /** Whether this watcher has muted a person. */
  mutes(person: string): boolean
  /** Sends a message; `request` is the watcher's own request, which the message acknowledges. */
  send(text: string, request?: string): void
}

/** The watcher and the request that caused a message. */
export interface Asker {
  readonly person?: string | undefined
  readonly request?: string | undefined
}

/** The last view of a viewer, from which the next changes are computed. */
interface Shown {
  readonly text: ViewText
  readonly epoch: number
  readonly heard: number
}

/**
 * Sends each watcher what is new to its viewer. A watcher for whom nothing is new gets no message, since the message itself
 * would give a quiet action away. The message of a viewer is written once, however many watchers share the viewer.
 */
export class Showing {
  readonly watchers = new Set<Watcher>()
  readonly #shown = new Map<Viewer, Shown>()
  readonly #events = new EventsText()
  /** The seated people who are watching, at any node. */
  #here: readonly string[] = []
  #card: TableCard | undefined

  add(watcher: Watcher, card: TableCard, view: View | undefined): void {
    this.watchers.add(watcher)
    this.#card = card
    watcher.send(cardText(card))
    if (view === undefined) return
    const before = this.#shown.get(view.viewer)
    const news = new News(card.id, view, before, this.#events.of(view.events))
    watcher.send(news.whole())
    // Nobody received these changes, so the next watcher of the same viewer gets the whole view.
    if (before === undefined || (news.after.heard === before.heard && news.changes === ''))
      this.#shown.set(view.viewer, news.after)
    else this.#shown.delete(view.viewer)
    watcher.send(hereText(card.id, this.#here))
  }

  /** Tells every watcher who is present, if that has changed. */
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

  /** Turns a watcher who has lost their seat into a spectator. */
  demote(isTheirs: (watcher: Watcher) => boolean): void {
    for (const watcher of [...this.watchers]) {
      if (watcher.viewer === 'spectator' || isTheirs(watcher)) continue
      this.remove(watcher)
      watcher.viewer = 'spectator'
      this.watchers.add(watcher)
      this.#shown.delete('spectator') // the next view is a whole one
    }
  }

  /** Those whom the host has shown out see nothing any more, and are told so. */
  showOut(table: string, persons: readonly string[]): void {
    for (const watcher of [...this.watchers]) {
      if (watcher.person === undefined || !persons.includes(watcher.person)) continue
      this.remove(watcher)
      watcher.send(JSON.stringify({ say: 'refused', table, error: SHOWN_OUT }))
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
    const told = new Map<Viewer, News>()
    for (const watcher of this.watchers) {
      const { viewer } = watcher
      const news = told.get(viewer) ?? this.#news(card.id, viewer, viewOf)
      told.set(viewer, news)
      if (news.isNone) continue
      const request = watcher.person === by.person ? by.request : undefined
      watcher.send(watcher.keeps ? news.changed(request) : news.whole(request), request)
    }
  }

  #news(table: string, viewer: Viewer, viewOf: (viewer: Viewer, epoch?: number, from?: number) => View): News {
    const before = this.#shown.get(viewer)
    const view = viewOf(viewer, before?.epoch, before?.heard)
    const news = new News(table, view, before, this.#events.of(view.events))
    this.#shown.set(viewer, news.after)
    return news
  }
}

/** The message for one viewer. It is serialised once; only the acknowledged request differs between watchers. */
class News {
  readonly after: Shown
  /** The fields that changed since the last view; undefined if the last view is unknown. */
  readonly changes: string | undefined
  readonly isNone: boolean
  readonly #table: string
  readonly #events: string
  #whole: string | undefined

  constructor(table: string, view: View, before: Shown | undefined, eventsText: string) {
    const { epoch, from, events } = view
    const text = textOf(view)
    this.after = { text, epoch, heard: from + events.length }
    this.changes = before?.epoch === epoch ? changesText(before.text, text) : undefined
    this.isNone = this.changes === '' && events.length === 0
    this.#table = table
    this.#events = `"epoch":${epoch},"from":${from},"events":${eventsText}`
  }

  /** The whole view, for clients that keep none. */
  whole(request?: string): string {
    this.#whole ??= `"view":{${this.#events},${wholeText(this.after.text)}}}`
    return `${this.#head('view', request)}${this.#whole}`
  }

  /** The changes alone, where they are known. */
  changed(request?: string): string {
    if (this.changes === undefined) return this.whole(request)
    return `${this.#head('changes', request)}${this.#events},"changed":{${this.changes}}}`
  }

  #head(say: 'view' | 'changes', request: string | undefined): string {
    const asked = request === undefined ? '' : `"request":${JSON.stringify(request)},`
    return `{"say":"${say}","table":"${this.#table}",${asked}`
  }
}

/** Most events look the same to every viewer, so their text is serialised once. */
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

function cardText(card: TableCard): string {
  const message: ServerMessage = { say: 'table', table: card.id, card }
  return JSON.stringify(message)
}

function hereText(table: string, persons: readonly string[]): string {
  const message: ServerMessage = { say: 'here', table, persons }
  return JSON.stringify(message)
}
