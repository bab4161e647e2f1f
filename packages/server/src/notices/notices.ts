import type { Game } from '@undercroft/kernel'
import type { NoticeAddress, TableRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { now } from '../time.ts'
import { type Posting, post } from './post.ts'
import type { Vapid } from './vapid.ts'

const POLL_MS = 5000
const LEASE_MS = 60_000
const MOST_AT_ONCE = 50
/** Who was here a moment ago sees it on the screen. */
const LATELY_MS = 60_000

export interface NoticesOptions {
  readonly store: Store
  readonly findGame: (id: string) => Game | undefined
  readonly vapid: Vapid
  readonly node: string
  /** Where the page is, for links. */
  readonly origin: string
  readonly failed: (error: unknown) => void
  readonly send?: (posting: Posting) => Promise<number>
  readonly pollMs?: number
}

/** Tells people who are away that it is their turn. */
export class Notices {
  readonly #options: NoticesOptions
  readonly #send: (posting: Posting) => Promise<number>
  readonly #polling: NodeJS.Timeout
  #polled: Promise<void> | undefined

  constructor(options: NoticesOptions) {
    this.#options = options
    this.#send = options.send ?? post
    this.#polling = setInterval(() => {
      this.#polled ??= this.#poll()
        .catch(() => undefined) // the store is away: it is asked again
        .finally(() => {
          this.#polled = undefined
        })
    }, options.pollMs ?? POLL_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#polling)
    await this.#polled
  }

  async #poll(): Promise<void> {
    const { store, node } = this.#options
    const present = now()
    for (const id of await store.tables.noticesDue(present, MOST_AT_ONCE)) {
      if (!(await store.leases.claim(`notice ${id}`, node, present, present + LEASE_MS))) continue
      const table = await store.tables.get(id)
      // First written down, then told: better no notice than the same one again and again.
      await store.tables.noticed(id, present)
      await store.leases.release(`notice ${id}`, node)
      if (table?.status === 'playing') await this.#tell(table, present)
    }
  }

  async #tell(table: TableRecord, now: number): Promise<void> {
    const { store } = this.#options
    const asked = table.waiting.flatMap(seat => {
      const sitting = table.seats[seat]
      return sitting?.kind === 'person' ? [sitting.person] : []
    })
    for (const person of new Set(asked)) {
      const seenAt = await store.people.seenAt(person)
      if (seenAt !== undefined && now - seenAt < LATELY_MS) continue
      for (const address of await store.people.notices(person)) await this.#deliver(address, table)
    }
  }

  async #deliver(address: NoticeAddress, table: TableRecord): Promise<void> {
    const { store, failed } = this.#options
    try {
      const status = await this.#send(this.#posting(address, table))
      if (status === 404 || status === 410) await store.people.removeNotice(address.id, address.person)
    } catch (error) {
      failed(error)
    }
  }

  #posting({ kind, target }: NoticeAddress, { id, game }: TableRecord): Posting {
    const { findGame, vapid, origin } = this.#options
    const to = JSON.parse(target) as { url: string; endpoint: string }
    if (kind === 'push') {
      // Without content: the page asks for the news itself, and the push service learns nothing.
      const headers = {
        ttl: '86400',
        urgency: 'normal',
        topic: 'turn',
        authorization: vapid.authorization(to.endpoint),
      }
      return { url: to.endpoint, headers: { ...headers, 'content-length': '0' }, body: '' }
    }
    const content = `It is your turn at ${findGame(game)?.title ?? game}: ${origin}/t/${id}`
    return { url: to.url, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ content }) }
  }
}
