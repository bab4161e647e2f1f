import { ok, type Result } from '@undercroft/kernel'
import type { Identity } from '../guard/identity.ts'
import { type Problem, problem } from '../problem.ts'
import type { Person } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { flat, type TableService } from '../tables/tables.ts'
import { now } from '../time.ts'
import type { Call } from './store.ts'

/** Nodes note every half minute who is connected. */
const HERE_MS = 75_000
const CALLS_SHOWN = 20

export interface FriendsOptions {
  readonly store: Store
  readonly tables: TableService
  readonly identity: Identity
  readonly friendsOfOne: number
}

export interface FriendList {
  readonly friends: readonly { readonly person: string; readonly name: string; readonly here: boolean }[]
  /** Those who ask to be friends. */
  readonly asking: readonly { readonly person: string; readonly name: string }[]
  readonly calls: readonly Call[]
  /** I do not show my friends when I am here. */
  readonly hidden: boolean
}

/** Friends are two who both wanted it: by a link that one gave the other, or because one asked and the other agreed. */
export class FriendService {
  readonly #options: FriendsOptions
  readonly #store: Store

  constructor(options: FriendsOptions) {
    this.#options = options
    this.#store = options.store
  }

  async list({ id, settings }: Person): Promise<FriendList> {
    const { friends } = this.#store
    const [mine, asking, calls] = await Promise.all([
      friends.of(id),
      friends.asking(id),
      friends.calls(id, CALLS_SHOWN),
    ])
    const since = now() - HERE_MS
    return {
      friends: mine.map(({ person, name, seenAt = 0 }) => ({ person, name, here: seenAt > since })),
      asking: asking.map(({ person, name }) => ({ person, name })),
      calls,
      hidden: settings.hidden === true,
    }
  }

  /** What a link holds that makes its finder a friend: good once, for a week. */
  link(person: string): Promise<string> {
    return this.#options.identity.friendToken(person)
  }

  async comeByLink(person: string, token: string): Promise<Result<true, Problem>> {
    const giver = await this.#options.identity.useFriendToken(token, person)
    if (giver === undefined) return problem('forbidden', 'this link has been used, is too old, or is your own', 'token')
    if (await this.#store.blocks.areApart(person, giver))
      return problem('forbidden', 'this link is not for you', 'token')
    return this.#befriend(person, giver)
  }

  /** Asks somebody whom one has met at a table; or agrees, if they have asked. */
  async ask(person: string, other: string): Promise<Result<true, Problem>> {
    const { friends, people, news, blocks } = this.#store
    if (person === other) return problem('conflict', 'that is you')
    if (await blocks.areApart(person, other)) return problem('forbidden', 'you cannot ask this person')
    if (await friends.areFriends(person, other)) return ok(true)
    if (await friends.hasAsked(other, person)) return this.#befriend(person, other)
    const isThere = (await people.get(other)) !== undefined && (await friends.haveMet(person, other))
    if (!isThere) return problem('forbidden', 'one asks somebody with whom one has sat at a table, or sends a link')
    await friends.ask(person, other, now())
    news.tell({ about: 'friends', table: other, persons: [other] })
    return ok(true)
  }

  async part(person: string, other: string): Promise<void> {
    await this.#store.friends.part(person, other)
    this.#tell(person, other)
  }

  /** Calls a friend to a table, who may then look at it. */
  async call(person: string, friend: string, table: string): Promise<Result<true, Problem>> {
    const { friends, tables, news } = this.#store
    if (!(await friends.areFriends(person, friend))) return problem('forbidden', 'that is no friend of yours')
    const invited = await this.#options.tables.invite(person, table, undefined)
    if (!invited.ok) return invited
    return flat(
      await this.#options.tables.look(table, person, async ({ record }) => {
        if (record.status === 'over') return problem('conflict', 'this game is over')
        await tables.admit(table, friend)
        await friends.call(friend, person, table, now())
        news.tell({ about: 'friends', table: friend, persons: [friend] })
        return ok(true as const)
      }),
    )
  }

  async hide({ id, settings }: Person, on: boolean): Promise<void> {
    await this.#store.people.change(id, { settings: { ...settings, hidden: on } })
    const mine = await this.#store.friends.of(id)
    for (const { person } of mine) this.#store.news.tell({ about: 'friends', table: person, persons: [person] })
  }

  async #befriend(a: string, b: string): Promise<Result<true, Problem>> {
    const { friends } = this.#store
    const most = this.#options.friendsOfOne
    if ((await friends.count(a)) >= most || (await friends.count(b)) >= most) {
      return problem('too-many', `nobody has more than ${most} friends here`)
    }
    await friends.befriend(a, b, now())
    this.#tell(a, b)
    return ok(true)
  }

  #tell(a: string, b: string): void {
    for (const person of [a, b]) this.#store.news.tell({ about: 'friends', table: person, persons: [person] })
  }
}
