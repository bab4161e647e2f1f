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
  #posting: Promise<void> | undefined
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
    this.#sending ??= setTimeout(() => void this.#send(), GATHER_MS)
  }

  listen(listener: (news: NewsItem | undefined) => void): () => void {
    return this.#local.listen(listener)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#connecting)
    await this.#send()
    await this.#client?.end().catch(() => undefined)
  }

  /** One notice at a time is on its way; what is told meanwhile gathers and goes with the next. */
  #send(): Promise<void> {
    clearTimeout(this.#sending)
    this.#sending = undefined
    this.#posting ??= this.#post().finally(() => {
      this.#posting = undefined
    })
    return this.#posting
  }

  /** A notice that cannot be sent is lost: the others find what it was about by number. */
  async #post(): Promise<void> {
    while (this.#gathered.size > 0) {
      for (const notice of this.#notices()) {
        await this.#client?.query('select pg_notify($1, $2)', [CHANNEL, notice]).catch(this.#failed)
      }
    }
  }

  /** All that was gathered, in as few notices as carry it. */
  #notices(): string[] {
    const notices: string[] = []
    let notice = ''
    for (const [what, said] of this.#gathered) {
      const line = `${what} ${said}\n`
      if (notice !== '' && notice.length + line.length > MOST_BYTES) {
        notices.push(notice)
        notice = ''
      }
      notice += line
    }
    this.#gathered.clear()
    return [...notices, notice]
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
