import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp, restore } from '../backup.ts'
import { openStore, type StoreOptions } from '../open.ts'
import { postgresDatabase } from '../postgres/open.ts'
import { sqliteDatabase } from '../sqlite/open.ts'
import type { NewsItem, Store } from '../store.ts'
import { added, entry, exampleTable } from './examples.ts'
import { accountsSuite } from './suite-accounts.ts'
import { analysesSuite } from './suite-analyses.ts'
import { findingSuite } from './suite-finding.ts'
import { friendsSuite } from './suite-friends.ts'
import { orderSuite } from './suite-order.ts'
import { peopleSuite } from './suite-people.ts'
import { publishedSuite } from './suite-published.ts'
import { ratingsSuite } from './suite-ratings.ts'
import { tablesSuite } from './suite-tables.ts'
import { tournamentsSuite } from './suite-tournaments.ts'

/** What every store must do, whatever it is made of. */
export function storeSuite(options: () => StoreOptions): void {
  const open = (): Promise<Store> => openStore(options())
  let store: Store
  beforeAll(async () => {
    store = await open()
  }, 30_000)
  afterAll(() => store.close())

  peopleSuite(() => store)
  tablesSuite(() => store)
  publishedSuite(() => store)
  analysesSuite(() => store)
  accountsSuite(() => store)
  ratingsSuite(() => store)
  findingSuite(() => store)
  friendsSuite(() => store)
  orderSuite(() => store)
  tournamentsSuite(() => store)

  describe('leases', () => {
    test('belong to one node until they run out or are given back', async () => {
      const work = exampleTable().id
      const { leases } = store
      expect(await leases.claim(work, 'a', 100, 200)).toBe(true)
      expect(await leases.claim(work, 'b', 150, 250)).toBe(false)
      expect(await leases.claim(work, 'a', 150, 300)).toBe(true)
      expect(await leases.claim(work, 'b', 250, 350)).toBe(false)
      expect(await leases.claim(work, 'b', 300, 400)).toBe(true)
      await leases.release(work, 'a')
      expect(await leases.claim(work, 'a', 350, 500)).toBe(false)
      await leases.release(work, 'b')
      expect(await leases.claim(work, 'a', 350, 500)).toBe(true)
    })

    test('of many who claim at once one gets it', async () => {
      const work = exampleTable().id
      const claims = await Promise.all(['a', 'b', 'c', 'd'].map(node => store.leases.claim(work, node, 1, 99)))
      expect(claims.filter(Boolean)).toHaveLength(1)
    })
  })

  test('a key is made once', async () => {
    const keys = await Promise.all(['a', 'b', 'c'].map(value => store.key('the key', () => value)))
    expect(new Set(keys).size).toBe(1)
  })

  test('news are heard by those who listen', async () => {
    const { id } = await added(store)
    const heard: (NewsItem | undefined)[] = []
    const got = new Promise<void>(done => {
      const stop = store.news.listen(news => {
        heard.push(news)
        if (news?.table !== id) return
        stop()
        done()
      })
    })
    store.news.tell({ about: 'table', table: id, n: 1 })
    await got
    expect(heard).toContainEqual({ about: 'table', table: id, n: 1 })
  })

  test('what was found out about a game goes with its table', async () => {
    const { id } = await added(store)
    await store.analyses.ask({ table: id, person: 'ada', askedAt: 1, steps: 9 })
    const { databaseUrl, file } = options()
    const rows = databaseUrl === undefined ? sqliteDatabase(file) : postgresDatabase(databaseUrl)
    await rows.deleteFrom('tables').where('id', '=', id).execute()
    await rows.destroy()
    expect(await store.analyses.get(id)).toBeUndefined()
  })

  test('a backup is read into a new database, and nothing is lost', async () => {
    const table = exampleTable()
    await store.tables.add(table)
    for (let i = 0; i < 520; i++) await store.tables.append(table.id, i, entry())
    const lines: string[] = []
    await backUp(options(), async line => void lines.push(line))
    const folder = mkdtempSync(join(tmpdir(), 'undercroft-backup-'))
    const fresh = { file: join(folder, 'restored.db') }
    expect(await restore(fresh, each(lines))).toBe(lines.length - 2)
    await expect(restore(fresh, each(lines))).rejects.toThrow('not empty')
    const again: string[] = []
    await backUp(fresh, async line => void again.push(line))
    expect([...again].sort()).toEqual([...lines].sort())
    const restored = await openStore(fresh)
    expect(await restored.tables.log(table.id, 0)).toEqual(await store.tables.log(table.id, 0))
    await restored.close()
    const cut = { file: join(folder, 'cut.db') }
    await expect(restore(cut, each(lines.slice(0, -1)))).rejects.toThrow('cut off')
    rmSync(folder, { recursive: true })
  })

  test('what was written is there when it is opened again', async () => {
    const { id } = await added(store)
    await store.tables.append(id, 0, entry())
    const again = await open()
    await again.ping()
    expect(await again.tables.log(id, 0)).toHaveLength(1)
    await again.close()
  })
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}
