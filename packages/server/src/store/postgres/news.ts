import pg from 'pg'
import { LocalNews } from '../local-news.ts'
import type { News, NewsItem } from '../store.ts'

const CHANNEL = 'undercroft'
/** News of the same table within this time go as one. */
const GATHER_MS = 2
const RECONNECT_MS = 500
/** PostgreSQL carries less than 8000 bytes in one notice. */
const MOST_ITEMS = 200

/** News between nodes by LISTEN and NOTIFY, on a connection of their own that is made anew when it breaks. */
export class PostgresNews implements News {
  readonly #url: string
  readonly #failed: (error: Error) => void
  readonly #local = new LocalNews()
  readonly #gathered = new Map<string, number>()
  #client: pg.Client | undefined
  #sending: NodeJS.Timeout | undefined
  #connecting: NodeJS.Timeout | undefined
  #stopped = false

  constructor(url: string, failed: (error: Error) => void) {
    this.#url = url
    this.#failed = failed
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true, connectionTimeoutMillis: 5000 })
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    client.on('error', error => this.#lost(client, error))
    client.on('end', () => this.#lost(client, undefined))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    this.#client = client
  }

  tell({ about, table, n }: NewsItem): void {
    const what = `${about} ${table}`
    this.#gathered.set(what, Math.max(n, this.#gathered.get(what) ?? 0))
    this.#sending ??= setTimeout(() => this.#send(), GATHER_MS)
  }

  listen(listener: (news: NewsItem | undefined) => void): () => void {
    return this.#local.listen(listener)
  }

  async stop(): Promise<void> {
    this.#send()
    this.#stopped = true
    clearTimeout(this.#connecting)
    await this.#client?.end().catch(() => undefined)
  }

  /** A notice that cannot be sent is lost: the others find what it was about by number. */
  #send(): void {
    clearTimeout(this.#sending)
    this.#sending = undefined
    const items = [...this.#gathered].map(([what, n]) => `${what} ${n}`)
    this.#gathered.clear()
    for (let i = 0; i < items.length; i += MOST_ITEMS) {
      const payload = items.slice(i, i + MOST_ITEMS).join('\n')
      this.#client?.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(this.#failed)
    }
  }

  #hear(payload: string): void {
    for (const line of payload.split('\n')) {
      const [about, table, n] = line.split(' ')
      if ((about === 'table' || about === 'chat') && table !== undefined)
        this.#local.tell({ about, table, n: Number(n) })
    }
  }

  #lost(client: pg.Client, error: Error | undefined): void {
    if (this.#stopped || (this.#client !== client && this.#client !== undefined)) return
    this.#client = undefined
    client.removeAllListeners()
    client.on('error', () => undefined)
    if (error !== undefined) this.#failed(error)
    this.#connectLater()
  }

  #connectLater(): void {
    clearTimeout(this.#connecting)
    this.#connecting = setTimeout(() => {
      this.start().then(
        () => this.#local.tell(undefined),
        () => this.#stopped || this.#connectLater(),
      )
    }, RECONNECT_MS)
  }
}
