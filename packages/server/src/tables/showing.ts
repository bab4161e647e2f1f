import type { Heard, Shape, Viewer } from '@undercroft/kernel'
import type { ServerMessage, TableCard, View } from './messages.ts'
import { changesText, textOf, type ViewText, wholeText } from './view-text.ts'

/** Somebody who looks at a table through one viewer's eyes. */
export interface Watcher {
  viewer: Viewer
  readonly person: string | undefined
  /** Whether it keeps what it was shown, and need only be told what has changed since. */
  readonly keeps: boolean
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
  readonly text: ViewText
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
    const before = this.#shown.get(view.viewer)
    const news = new News(card.id, view, before, this.#events.of(view.events))
    watcher.send(news.whole())
    // What nobody was told of is new to those who look through the same eyes: they are shown everything next time.
    if (before === undefined || (news.after.heard === before.heard && news.changes === ''))
      this.#shown.set(view.viewer, news.after)
    else this.#shown.delete(view.viewer)
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

/** What one viewer is told: written once, but for whose request it acknowledges. */
class News {
  readonly after: Shown
  /** What is not as it was shown before; nothing if that is not known. */
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

  /** Everything, for those who keep nothing. */
  whole(request?: string): string {
    this.#whole ??= `"view":{${this.#events},${wholeText(this.after.text)}}}`
    return `${this.#head('view', request)}${this.#whole}`
  }

  /** Only what has changed, where that can be said. */
  changed(request?: string): string {
    if (this.changes === undefined) return this.whole(request)
    return `${this.#head('changes', request)}${this.#events},"changed":{${this.changes}}}`
  }

  #head(say: 'view' | 'changes', request: string | undefined): string {
    const asked = request === undefined ? '' : `"request":${JSON.stringify(request)},`
    return `{"say":"${say}","table":"${this.#table}",${asked}`
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

function cardText(card: TableCard): string {
  const message: ServerMessage = { say: 'table', table: card.id, card }
  return JSON.stringify(message)
}

function hereText(table: string, persons: readonly string[]): string {
  const message: ServerMessage = { say: 'here', table, persons }
  return JSON.stringify(message)
}
