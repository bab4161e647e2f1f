import { type Heard, patchText, type Shape, type Viewer } from '@undercroft/kernel'
import type { Problem } from '../problem.ts'
import type { ServerMessage, TableCard, View } from './messages.ts'
import { changesText, type Sights, wholeText } from './view-text.ts'

/** What the host's decision means to whoever was shown out. */
export const SHOWN_OUT: Problem = { code: 'shown-out', message: 'the host of this table has shown you out' }

/** Somebody who looks at a table through one viewer's eyes. */
export interface Watcher {
  viewer: Viewer
  readonly person: string | undefined
  readonly wants: Wants
  /** Whether this watcher has muted a person. */
  mutes(person: string): boolean
  /** Sends a message; `request` is the watcher's own request, which the message acknowledges. */
  send(text: string, request?: string): void
}

/** How a client wants to be shown a table. */
interface Wants {
  /** After the first view: whole views, only their fields that changed, or only what changed within them. */
  readonly as: 'views' | 'changes' | 'patches'
  /** Whether to be told what may not be done, and why. */
  readonly refusals: boolean
}

/** The watcher and the request that caused a message. */
export interface Asker {
  readonly person?: string | undefined
  readonly request?: string | undefined
}

/** What to show of a table: everything, or only what a client that was here before has not heard. */
export interface Look {
  readonly viewer: Viewer
  readonly refusals: boolean
  readonly epoch?: number | undefined
  readonly from?: number | undefined
}

/** The last view that a group was shown, from which the next changes are computed. */
interface Shown {
  readonly sights: Sights
  readonly epoch: number
  readonly heard: number
}

/** Watchers who are shown the same, of which a message is written once. */
interface Group extends Pick<Look, 'viewer' | 'refusals'> {
  readonly watchers: Watcher[]
  shown: Shown | undefined
}

/**
 * Sends each watcher what is new to its viewer. A watcher for whom nothing is new gets no message, since the message itself
 * would give a quiet action away.
 */
export class Showing {
  readonly watchers = new Set<Watcher>()
  readonly #groups: Group[] = []
  readonly #events = new EventsText()
  /** The seated people who are watching, at any node. */
  #here: readonly string[] = []
  #card: TableCard | undefined

  add(watcher: Watcher, card: TableCard, view: View | undefined): void {
    const group = this.#join(watcher)
    this.#card = card
    watcher.send(cardText(card))
    if (view === undefined) return
    const before = group.shown
    const news = new News(card.id, view, before, this.#events.of(view.events))
    watcher.send(news.whole())
    // Nobody received these changes, so the next watcher of the same group gets the whole view.
    const isKnown = before === undefined || (news.after.heard === before.heard && news.patch === '')
    group.shown = isKnown ? news.after : undefined
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
    const at = this.#groups.findIndex(({ watchers }) => watchers.includes(watcher))
    const watchers = this.#groups[at]?.watchers
    watchers?.splice(watchers.indexOf(watcher), 1)
    if (watchers?.length === 0) this.#groups.splice(at, 1)
  }

  /** Turns a watcher who has lost their seat into a spectator. */
  demote(isTheirs: (watcher: Watcher) => boolean): void {
    for (const watcher of [...this.watchers]) {
      if (watcher.viewer === 'spectator' || isTheirs(watcher)) continue
      this.remove(watcher)
      watcher.viewer = 'spectator'
      this.#join(watcher).shown = undefined // the next view is a whole one
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

  /** Forgets what was shown: the next views are whole ones. */
  forget(): void {
    for (const group of this.#groups) group.shown = undefined
  }

  show(card: TableCard, viewOf: ((look: Look) => View) | undefined, by: Asker = {}): void {
    if (card !== this.#card) {
      const text = cardText(card)
      for (const watcher of this.watchers) watcher.send(text)
    }
    this.#card = card
    if (viewOf === undefined) return
    for (const group of this.#groups) {
      const news = this.#news(card.id, group, viewOf)
      if (news.isNone) continue
      for (const watcher of group.watchers) {
        const request = watcher.person === by.person ? by.request : undefined
        watcher.send(news.as(watcher.wants.as, request), request)
      }
    }
  }

  #news(table: string, group: Group, viewOf: (look: Look) => View): News {
    const { viewer, refusals, shown } = group
    const view = viewOf({ viewer, refusals, epoch: shown?.epoch, from: shown?.heard })
    const news = new News(table, view, shown, this.#events.of(view.events))
    group.shown = news.after
    return news
  }

  #join(watcher: Watcher): Group {
    const { viewer, wants } = watcher
    this.watchers.add(watcher)
    const known = this.#groups.find(group => group.viewer === viewer && group.refusals === wants.refusals)
    const group: Group = known ?? { viewer, refusals: wants.refusals, watchers: [], shown: undefined }
    if (known === undefined) this.#groups.push(group)
    group.watchers.push(watcher)
    return group
  }
}

/** The message for one group. It is serialised once for each form; only the acknowledged request differs between watchers. */
class News {
  readonly after: Shown
  /** What makes this view of the last one; undefined if the last view is unknown. */
  readonly patch: string | undefined
  readonly isNone: boolean
  readonly #before: Sights | undefined
  readonly #table: string
  readonly #events: string
  #whole: string | undefined
  #changes: string | undefined

  constructor(table: string, view: View, before: Shown | undefined, eventsText: string) {
    const { epoch, from, events, ...sights } = view
    this.after = { sights, epoch, heard: from + events.length }
    this.#before = before?.epoch === epoch ? before.sights : undefined
    this.patch = this.#before && patchText(this.#before, sights)
    this.isNone = this.patch === '' && events.length === 0
    this.#table = table
    this.#events = `"epoch":${epoch},"from":${from},"events":${eventsText}`
  }

  /** The message in the form that a watcher wants, where that is possible. */
  as(form: Wants['as'], request?: string): string {
    if (form === 'views' || this.#before === undefined || this.patch === undefined) return this.whole(request)
    if (form === 'patches') {
      return `${this.#head('patch', request)}${this.#events},"patch":${this.patch === '' ? '{}' : this.patch}}`
    }
    this.#changes ??= changesText(this.#before, this.after.sights)
    return `${this.#head('changes', request)}${this.#events},"changed":{${this.#changes}}}`
  }

  /** The whole view, for clients that keep none. */
  whole(request?: string): string {
    this.#whole ??= `"view":{${this.#events},${wholeText(this.after.sights)}}}`
    return `${this.#head('view', request)}${this.#whole}`
  }

  #head(say: 'view' | 'changes' | 'patch', request: string | undefined): string {
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
