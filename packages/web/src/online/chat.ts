import { anything, call, sentence } from './api.ts'
import { areApart } from './order/apart.ts'
import { type ChatLine, isChatLine, isObject, type Problem } from './wire.ts'

/** Among players, or in the gallery of those who only look on. */
type Talk = 'chat' | 'gallery'

export interface SaidLine extends ChatLine {
  readonly talk: Talk
}

/** What is said at one table. */
export interface ChatState {
  /** In the order in which it was said. */
  readonly lines: readonly SaidLine[]
  /** What was said until then has been read. */
  readonly readUntil: number
  readonly problem: string | undefined
  /** People one does not hear, by name. */
  readonly muted: ReadonlyMap<string, string>
}

/** The page's end of a table's chat. The server leaves out whom one has muted; the page leaves out what was there before. */
export class Chat {
  readonly #table: string
  readonly #isNamed: boolean
  readonly #send: (message: object) => void
  readonly #listeners = new Set<() => void>()
  #state: ChatState = { lines: [], readUntil: 0, problem: undefined, muted: new Map() }
  #hasGallery = false

  constructor(table: string, isNamed: boolean, send: (message: object) => void) {
    this.#table = table
    this.#isNamed = isNamed
    this.#send = send
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): ChatState => this.#state

  say(kind: ChatLine['kind'], text: string): void {
    this.#set({ problem: undefined })
    this.#send({ do: 'chat', table: this.#table, line: { kind, text } })
  }

  hear(talk: Talk, lines: readonly ChatLine[]): void {
    const last = this.#last(talk)
    const fresh = lines.filter(line => line.n > last).map(line => ({ ...line, talk }))
    if (fresh.length === 0) return
    this.#set({ lines: [...this.#state.lines, ...fresh].sort((a, b) => a.at - b.at) })
  }

  refused({ message }: Problem): void {
    this.#set({ problem: sentence(message) })
  }

  markRead(): void {
    const last = this.#state.lines.at(-1)?.at ?? 0
    if (this.#state.readUntil !== last) this.#set({ readUntil: last })
  }

  /** What was said while the line was down. */
  async catchUp(): Promise<void> {
    const first = this.#state.lines.length === 0
    if (this.#isNamed) void this.#findMuted()
    await this.#fetch('chat')
    if (this.#hasGallery) await this.#fetch('gallery')
    if (first) this.markRead() // what was there before one came is not news
  }

  /** Whether one may hear what spectators say. */
  openGallery(on: boolean): void {
    if (on && !this.#hasGallery) void this.#fetch('gallery')
    this.#hasGallery = on
  }

  async mute({ person, name }: Pick<ChatLine, 'person' | 'name'>, on: boolean): Promise<void> {
    const done = await call('POST', '/api/me/mutes', anything, { person, on })
    if (!done.ok) return this.refused(done.error)
    const muted = new Map(this.#state.muted)
    if (on) muted.set(person, name)
    else muted.delete(person)
    this.#set({ muted })
  }

  #last(talk: Talk): number {
    return this.#state.lines.findLast(line => line.talk === talk)?.n ?? 0
  }

  async #fetch(talk: Talk): Promise<void> {
    const path = `/api/tables/${this.#table}/chat?talk=${talk}&after=${this.#last(talk)}`
    const found = await call('GET', path, areLines)
    if (found.ok) this.hear(talk, found.value.lines)
  }

  async #findMuted(): Promise<void> {
    const found = await call('GET', '/api/me/apart', areApart)
    if (found.ok) this.#set({ muted: new Map(found.value.muted.map(({ person, name }) => [person, name])) })
  }

  #set(change: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

export function unreadOf({ lines, readUntil, muted }: ChatState, me: string | undefined): number {
  return lines.filter(line => line.at > readUntil && line.person !== me && !muted.has(line.person)).length
}

function areLines(body: unknown): body is { lines: readonly ChatLine[] } {
  return isObject(body) && Array.isArray(body.lines) && body.lines.every(isChatLine)
}
