import type { Problem } from '../problem.ts'
import type { NewsItem, Store } from '../store/store.ts'
import { now } from '../time.ts'
import type { Ban } from './records.ts'

const READ_MS = 15_000

export interface BanListOptions {
  readonly store: Store
  /** They are not as they were. */
  readonly changed: () => void
  readonly failed: (error: unknown) => void
}

/** The bans that hold, in memory: everything that comes in is held against them. */
export class BanList {
  readonly #options: BanListOptions
  readonly #reading: NodeJS.Timeout
  readonly #deaf: () => void
  #bans: ReadonlyMap<string, Ban> = new Map()

  constructor(options: BanListOptions) {
    this.#options = options
    this.#reading = setInterval(() => this.#readAgain(), READ_MS).unref()
    this.#deaf = options.store.news.listen((news: NewsItem | undefined) => {
      if (news === undefined || news.about === 'bans') this.#readAgain()
    })
  }

  async read(): Promise<void> {
    const bans = await this.#options.store.admin.bans(now())
    const before = [...this.#bans.values()].map(({ id }) => id).sort()
    this.#bans = new Map(bans.map(ban => [nameOf(ban), ban])) // of several the one that ends last
    const after = [...this.#bans.values()].map(({ id }) => id).sort()
    if (before.join() !== after.join()) this.#options.changed()
  }

  /** What holds against this person, or this address. */
  of(person: string | undefined, address: string): Ban | undefined {
    if (this.#bans.size === 0) return undefined
    const ban = this.#bans.get(`person ${person}`) ?? this.#bans.get(`address ${address}`)
    return ban !== undefined && ban.endsAt > now() ? ban : undefined
  }

  stop(): void {
    clearInterval(this.#reading)
    this.#deaf()
  }

  #readAgain(): void {
    this.read().catch(this.#options.failed)
  }
}

export function bannedProblem({ endsAt, why }: Ban): Problem {
  const until = new Date(endsAt).toISOString().slice(0, 16).replace('T', ' ')
  return { code: 'banned', message: `you may not play here until ${until} UTC: ${why}` }
}

function nameOf({ person, address }: Ban): string {
  return person === undefined ? `address ${address}` : `person ${person}`
}
