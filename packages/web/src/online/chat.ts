import { keepData, recallData } from '@undercroft/games/drawing'
import { anything, call, sentence } from './api.ts'
import { type ChatLine, isChatLine, isObject, type Problem } from './wire.ts'

/** What is said at one table. */
export interface ChatState {
  readonly lines: readonly ChatLine[]
  /** Lines up to this number have been read. */
  readonly read: number
  readonly problem: string | undefined
  /** People one does not hear, by name. */
  readonly muted: ReadonlyMap<string, string>
}

const MUTED = 'undercroft muted'

/** The page's end of a table's chat. The server leaves out whom one has muted; the page leaves out what was there before. */
export class Chat {
  readonly #table: string
  readonly #send: (message: object) => void
  readonly #listeners = new Set<() => void>()
  #state: ChatState = { lines: [], read: 0, problem: undefined, muted: readMuted() }

  constructor(table: string, send: (message: object) => void) {
    this.#table = table
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

  hear(lines: readonly ChatLine[]): void {
    const last = this.#state.lines.at(-1)?.n ?? 0
    const fresh = lines.filter(line => line.n > last)
    if (fresh.length > 0) this.#set({ lines: [...this.#state.lines, ...fresh] })
  }

  refused({ message }: Problem): void {
    this.#set({ problem: sentence(message) })
  }

  markRead(): void {
    const last = this.#state.lines.at(-1)?.n ?? 0
    if (this.#state.read !== last) this.#set({ read: last })
  }

  /** What was said while the line was down. */
  async catchUp(): Promise<void> {
    const first = this.#state.lines.length === 0
    const after = this.#state.lines.at(-1)?.n ?? 0
    const found = await call('GET', `/api/tables/${this.#table}/chat?after=${after}`, areLines)
    if (!found.ok) return
    this.hear(found.value.lines)
    if (first) this.markRead() // what was there before one came is not news
  }

  async mute({ person, name }: Pick<ChatLine, 'person' | 'name'>, on: boolean): Promise<void> {
    const done = await call('POST', '/api/me/mutes', anything, { person, on })
    if (!done.ok) return this.refused(done.error)
    const muted = new Map(this.#state.muted)
    if (on) muted.set(person, name)
    else muted.delete(person)
    saveMuted(muted)
    this.#set({ muted })
  }

  #set(change: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

export function unreadOf({ lines, read, muted }: ChatState, me: string | undefined): number {
  return lines.filter(line => line.n > read && line.person !== me && !muted.has(line.person)).length
}

function readMuted(): ReadonlyMap<string, string> {
  const given = recallData(MUTED)
  return new Map(isObject(given) ? Object.entries(given).map(([id, name]) => [id, String(name)]) : [])
}

function saveMuted(muted: ReadonlyMap<string, string>): void {
  keepData(MUTED, Object.fromEntries(muted)) // the server knows it too
}

function areLines(body: unknown): body is { lines: readonly ChatLine[] } {
  return isObject(body) && Array.isArray(body.lines) && body.lines.every(isChatLine)
}
