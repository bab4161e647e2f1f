// @module-tag slow
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openStore } from '../open.ts'
import { exampleTable } from '../testing/examples.ts'
import { oldDatabase } from '../testing/old.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { storeSuite } from '../testing/suite.ts'
import { postgresDatabase } from './open.ts'

let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop(), 30_000)

async function freshDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.url.replace(/postgres$/, name)
}

describe('a store on a database server', () => {
  storeSuite(() => ({ databaseUrl: server.url, file: '' }))
})

test('nodes that start at once bring the database up to date together', async () => {
  const databaseUrl = await freshDatabase('together')
  const stores = await Promise.all([1, 2, 3].map(() => openStore({ databaseUrl, file: '' })))
  await Promise.all(stores.map(store => store.ping()))
  await Promise.all(stores.map(store => store.close()))
})

test('a database of before is read as it was, with three days of patience', async () => {
  const databaseUrl = await freshDatabase('older')
  const table = await oldDatabase(postgresDatabase(databaseUrl))
  const store = await openStore({ databaseUrl, file: '' })
  expect(await store.tables.get(table.id)).toEqual({ ...table, patience: 259_200, gone: [] })
  await store.close()
})

test('of two nodes one wins, and the other hears of it', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => openStore({ databaseUrl: server.url, file: '' })))
  if (one === undefined || two === undefined) throw new Error('no store')
  const { id } = exampleTable()
  await one.tables.add(exampleTable({ id }))
  const heard = new Promise(done => two.news.listen(news => news?.table === id && done(news)))
  const entry = { happening: { kind: 'undone', seat: 0 }, at: 1 } as const
  const results = await Promise.all([one.tables.append(id, 0, entry), two.tables.append(id, 0, entry)])
  expect(results.map(result => result.kind).sort()).toEqual(['late', 'taken'])
  one.news.tell({ about: 'table', table: id, n: 1 })
  expect(await heard).toEqual({ about: 'table', table: id, n: 1 })
  await one.close()
  await two.close()
})

test('moves that come together are written together, and each stands or falls by itself', async () => {
  const store = await openStore({ databaseUrl: server.url, file: '' })
  const { tables } = store
  const made = Array.from({ length: 40 }, () => exampleTable({ deadline: 5 }))
  for (const table of made) await tables.add(table)
  const move = { happening: { kind: 'undone', seat: 0 }, at: 1 } as const
  const asked = (id: string) => ({ ...move, person: 'ada', request: `together-${id}` })
  const [one, two] = made
  if (one === undefined || two === undefined) throw new Error('no tables')
  await tables.append(one.id, 0, asked(one.id))
  await tables.append(two.id, 0, move)
  const change = { waiting: [1], deadline: undefined }
  const first = await Promise.all(made.map(({ id }) => tables.append(id, 0, asked(id), change)))
  const taken = (seq: number) => made.slice(2).map(() => ({ kind: 'taken', seq }))
  expect(first).toEqual([{ kind: 'repeated', table: one.id, seq: 1 }, { kind: 'late' }, ...taken(1)])
  const nowhere = tables.append('nowhere', 0, move).catch(() => 'failed')
  const second = await Promise.all([nowhere, ...made.slice(2).map(({ id }) => tables.append(id, 1, move))])
  expect(second).toEqual(['failed', ...taken(2)])
  for (const table of [one, two]) expect(await tables.get(table.id)).toEqual({ ...table, seq: 1 })
  for (const table of made.slice(2)) expect(await tables.get(table.id)).toEqual({ ...table, ...change, seq: 2 })
  await store.close()
})

test('a store goes on when the database server was down, and says that news may be missing', async () => {
  const errors: Error[] = []
  const store = await openStore({ databaseUrl: server.url, file: '' }, error => errors.push(error))
  const table = exampleTable()
  await store.tables.add(table)
  const missed = new Promise(done => store.news.listen(news => news === undefined && done(true)))
  await server.kill()
  await vi.waitFor(() => expect(store.ping()).rejects.toThrow(), 240_000) // what it had started lives a moment longer
  await server.start()
  expect(await missed).toBe(true)
  expect(await store.tables.get(table.id)).toEqual(table)
  expect(errors.length).toBeGreaterThan(0)
  await store.close()
})
