import pg from 'pg'
import { LocalNews } from '../local-news.ts'
import type { News, NewsItem } from '../store.ts'

const CHANNEL = 'undercroft'
/** News of the same table within this time go as one. */
const GATHER_MS = 2
const RECONNECT_MS = 500
/** PostgreSQL carries less than 8000 bytes in one notice. */
const MOST_BYTES = 7000
const NOBODY = '-'

/** News between nodes by LISTEN and NOTIFY, on a connection of their own that is made anew when it breaks. */
export class PostgresNews implements News {
  readonly #url: string
  readonly #failed: (error: Error) => void
  readonly #local = new LocalNews()
  /** What is to be told, by what it is about: the last that was said of it. */
  readonly #gathered = new Map<string, string>()
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
    await client.query('set synchronous_commit = off') // news that a crash loses are found by their numbers
    await client.query(`listen ${CHANNEL}`)
    this.#client = client
  }

  tell(news: NewsItem): void {
    if (news.about === 'here') {
      const { table, node, persons, spectators } = news
      this.#gathered.set(`here ${table} ${node}`, `${persons.join() || NOBODY} ${spectators.join() || NOBODY}`)
    } else if ('persons' in news) {
      this.#gathered.set(`${news.about} ${news.table}`, news.persons.join())
    } else {
      const what = `${news.about} ${news.table}`
      this.#gathered.set(what, String(Math.max(news.n, Number(this.#gathered.get(what) ?? 0))))
    }
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
    let payload = ''
    const post = (): void => {
      if (payload !== '') this.#client?.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(this.#failed)
      payload = ''
    }
    for (const [what, said] of this.#gathered) {
      const line = `${what} ${said}\n`
      if (payload.length + line.length > MOST_BYTES) post()
      payload += line
    }
    post()
    this.#gathered.clear()
  }

  #hear(payload: string): void {
    for (const line of payload.split('\n')) {
      const [about, table, third = '', fourth = '', fifth = ''] = line.split(' ')
      if (table === undefined) continue
      if (about === 'table' || about === 'chat' || about === 'gallery')
        this.#local.tell({ about, table, n: Number(third) })
      if (about === 'bans' || about === 'cup') this.#local.tell({ about, table, persons: [] })
      if (about === 'matched' || about === 'friends') this.#local.tell({ about, table, persons: third.split(',') })
      if (about !== 'here') continue
      this.#local.tell({ about, table, node: third, persons: named(fourth), spectators: named(fifth) })
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

function named(text: string): string[] {
  return text === NOBODY || text === '' ? [] : text.split(',')
}
