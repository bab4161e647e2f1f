import type { Result } from '@undercroft/kernel'
import type { Finder, Seeker } from '../finding/finder.ts'
import type { Browser, Hall } from '../finding/hall.ts'
import { firstIssue } from '../http/issues.ts'
import type { TalkService } from '../order/talking.ts'
import { type Problem, problem } from '../problem.ts'
import type { Person } from '../store/records.ts'
import type { Desk } from '../tables/desk.ts'
import type { PlayService } from '../tables/playing.ts'
import type { Watcher } from '../tables/showing.ts'
import { flat, type TableService } from '../tables/tables.ts'
import { ticks } from '../time.ts'
import type { Follower, Followers } from '../tournaments/followers.ts'
import { type ClientMessage, clientMessage, isAnswer, type SocketMessage } from './messages.ts'

export interface SessionOptions {
  readonly person: Person | undefined
  readonly muted: ReadonlySet<string>
  readonly tables: TableService
  readonly playing: PlayService
  readonly talking: TalkService
  readonly finder: Finder
  readonly hall: Hall
  readonly followers: Followers
  readonly mostWatches: number
  /** Whether one more message, or line of chat, may pass. */
  readonly mayPass: (rate: 'person' | 'chat' | 'seeks') => boolean
  readonly send: (text: string) => void
  /** A choice, an undo or orders have been answered, in so many milliseconds. */
  readonly answered: (ms: number) => void
}

/** Requests that act in the sender's own seat, under the sender's name. */
type Deed = Extract<ClientMessage, { do: 'answer' | 'undo' | 'orders' }>

/** One client's conversation: what it looks at, and what it asks for. Knows no sockets. */
export class Session {
  readonly #options: SessionOptions
  readonly #watching = new Map<string, { desk: Desk; watcher: Watcher }>()
  #closed = false
  #seeker: Seeker | undefined
  #follower: Follower | undefined
  readonly #browsing = new Map<string, Browser>()
  /** The last request that was acknowledged by a view. */
  #acknowledged: string | undefined
  muted: ReadonlySet<string>

  constructor(options: SessionOptions) {
    this.#options = options
    this.muted = options.muted
  }

  /** Everything that comes in: text of any kind. */
  hear(text: string): Promise<void> {
    const read = this.#options.mayPass('person') ? readJson(text) : TOO_MUCH
    return isAnswer(read) ? this.#play(read) : this.#hearMore(read)
  }

  async #hearMore(read: unknown): Promise<void> {
    if (read === TOO_MUCH) return this.#refuse({ code: 'too-many', message: 'too many messages: slow down' })
    const message = clientMessage.safeParse(read)
    if (!message.success) return this.#refuse(firstIssue(message.error))
    await this.#do(message.data)
  }

  close(): void {
    this.#closed = true
    for (const { desk, watcher } of this.#watching.values()) desk.unwatch(watcher)
    this.#watching.clear()
    this.#leave()
    for (const list of this.#browsing.keys()) this.#unbrowse(list)
    this.#unfollow()
  }

  async #do(message: ClientMessage): Promise<void> {
    switch (message.do) {
      case 'watch':
        return this.#watch(message)
      case 'unwatch':
        return this.#unwatch(message.table)
      case 'ping':
        return this.#say({ say: 'pong' })
      case 'answer':
      case 'undo':
      case 'orders':
        return this.#play(message)
      case 'chat':
        return this.#chat(message)
      case 'seek':
        return this.#seek(message)
      case 'unseek':
        return this.#unseek()
      case 'browse':
        return this.#browse(message)
      case 'unbrowse':
        return this.#unbrowse(message.list)
      case 'follow':
        return this.#follow(message.tournament)
      case 'unfollow':
        return this.#unfollow()
    }
  }

  async #watch(message: Extract<ClientMessage, { do: 'watch' }>): Promise<void> {
    const { table, seat, epoch, from, refusals = true } = message
    const { tables, person, mostWatches, send } = this.#options
    this.#unwatch(table)
    if (this.#watching.size >= mostWatches) {
      return this.#refuse({ code: 'too-many', message: `a socket shows ${mostWatches} tables at most` }, table)
    }
    const kept = message.changes === true ? 'changes' : 'views'
    const wants = { as: message.patches === true ? 'patches' : kept, refusals } as const
    const watched = await tables.look(table, person?.id, async desk => {
      const viewer = tables.viewer(desk, person?.id, seat)
      if (!viewer.ok) return viewer
      const watcher: Watcher = {
        ...{ viewer: viewer.value, person: person?.id, wants, mutes: who => this.muted.has(who) },
        send: (text, request) => {
          if (request !== undefined) this.#acknowledged = request
          send(text)
        },
      }
      this.#watching.set(table, { desk, watcher })
      await desk.watch(watcher, epoch, from)
      if (this.#closed) desk.unwatch(watcher)
      return { ok: true, value: undefined } as const
    })
    const result = flat(watched)
    if (!result.ok) this.#refuse(result.error, table)
  }

  #unwatch(table: string): void {
    const watching = this.#watching.get(table)
    watching?.desk.unwatch(watching.watcher)
    this.#watching.delete(table)
  }

  async #play(message: Deed): Promise<void> {
    const { playing, person, answered } = this.#options
    const { table, request } = message
    if (person === undefined) return this.#refuse(stranger.error, table, request)
    const began = ticks()
    const done = await carryOut(playing, person.id, message)
    answered(ticks() - began)
    if (!done.ok) return this.#refuse(done.error, table, request)
    if (done.value === 'repeated') return this.#say({ say: 'ack', table, request, repeated: true })
    if (this.#acknowledged !== request) this.#say({ say: 'ack', table, request })
  }

  async #chat({ table, line }: Extract<ClientMessage, { do: 'chat' }>): Promise<void> {
    const { talking, person, mayPass } = this.#options
    if (person === undefined) return this.#refuse(stranger.error, table)
    if (!mayPass('chat'))
      return this.#refuse({ code: 'too-many', message: 'one thing at a time: wait a little' }, table)
    const said = await talking.say(person, table, line)
    if (!said.ok) this.#refuse(said.error, table)
  }

  async #seek({ do: _, ...wish }: Extract<ClientMessage, { do: 'seek' }>): Promise<void> {
    const { finder, person, mayPass } = this.#options
    const { request } = wish
    if (person === undefined) return this.#refuse(stranger.error, undefined, request)
    if (!mayPass('seeks')) return this.#refuse({ code: 'too-many', message: 'wait a little' }, undefined, request)
    this.#leave()
    let before: number | undefined
    const seeker: Seeker = {
      ...{ person, request },
      matched: table => this.#say({ say: 'matched', request, table }),
      waiting: others => {
        if (others !== before) this.#say({ say: 'seeking', request, others })
        before = others
      },
    }
    this.#seeker = seeker
    const begun = await finder.seek(seeker, wish)
    if (!begun.ok) this.#refuse(begun.error, undefined, request)
    if (this.#closed) this.#leave()
  }

  async #unseek(): Promise<void> {
    const { finder, person } = this.#options
    this.#seeker = undefined
    if (person !== undefined) await finder.unseek(person.id)
  }

  async #browse({ do: _, ...wish }: Extract<ClientMessage, { do: 'browse' }>): Promise<void> {
    this.#unbrowse(wish.list)
    const browser: Browser = { wish, show: list => this.#say({ say: 'tables', ...list }) }
    this.#browsing.set(wish.list, browser)
    await this.#options.hall.browse(browser)
    if (this.#closed) this.#options.hall.leave(browser)
  }

  async #follow(tournament: string): Promise<void> {
    this.#unfollow()
    const follower: Follower = { tournament, show: card => this.#say({ say: 'tournament', tournament: card }) }
    this.#follower = follower
    const found = await this.#options.followers.follow(follower)
    if (!found.ok) this.#refuse(found.error)
    if (this.#closed) this.#unfollow()
  }

  #unfollow(): void {
    if (this.#follower !== undefined) this.#options.followers.leave(this.#follower)
    this.#follower = undefined
  }

  #unbrowse(list: string): void {
    const browser = this.#browsing.get(list)
    if (browser !== undefined) this.#options.hall.leave(browser)
    this.#browsing.delete(list)
  }

  #leave(): void {
    if (this.#seeker !== undefined) this.#options.finder.leave(this.#seeker)
    this.#seeker = undefined
  }

  #refuse(error: Problem, table?: string, request?: string): void {
    this.#say({
      say: 'refused',
      ...(table === undefined ? {} : { table }),
      ...(request === undefined ? {} : { request }),
      error,
    })
  }

  /** What is said to somebody wherever they are. */
  tell(message: Extract<SocketMessage, { say: 'friends' | 'refused' }>): void {
    this.#say(message)
  }

  #say(message: SocketMessage): void {
    this.#options.send(JSON.stringify(message))
  }
}

function carryOut(playing: PlayService, person: string, message: Deed): Promise<Result<'taken' | 'repeated', Problem>> {
  switch (message.do) {
    case 'answer':
      return playing.answer(person, message.table, message)
    case 'undo':
      return playing.undo(person, message.table, message.seat, message.request)
    case 'orders':
      return playing.order(person, message.table, message)
  }
}

/** Messages beyond the rate limit are dropped unread. */
const TOO_MUCH = Symbol('too much')

const stranger = problem('unknown', 'give yourself a name first')

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
