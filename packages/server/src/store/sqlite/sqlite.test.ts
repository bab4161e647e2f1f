// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from '../open.ts'
import type { Store } from '../store.ts'
import { exampleTable } from '../testing/examples.ts'
import { oldDatabase } from '../testing/old.ts'
import { storeSuite } from '../testing/suite.ts'
import { sqliteDatabase } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'undercroft-sqlite-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a store in a file', () => {
  const file = join(folder, 'deep/er/tables.db')
  storeSuite(() => ({ file }))
})

test('a file of before is read as it was, with three days of patience', async () => {
  const file = join(folder, 'old.db')
  const table = await oldDatabase(sqliteDatabase(file))
  const store = await openStore({ file })
  expect(await store.tables.get(table.id)).toEqual({ ...table, patience: 259_200, gone: [] })
  await store.close()
})

test('the file is in WAL mode', async () => {
  const file = join(folder, 'wal.db')
  const store = await openStore({ file })
  const other = new DatabaseSync(file)
  expect(other.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  other.close()
  await store.close()
})

test('what is not committed yet is not read', async () => {
  const store = await openStore({ file: join(folder, 'reads.db') })
  const table = exampleTable()
  const adding = store.tables.add(table)
  expect(await store.tables.get(table.id)).toBeUndefined()
  await adding
  expect(await store.tables.get(table.id)).toEqual(table)
  await store.close()
})

test.each([
  ['a bot', { botDue: true }, (store: Store) => store.tables.botsDue(10)],
  ['a clock', { deadline: 1000 }, (store: Store) => store.tables.timesUp(1000, 10)],
  ['a notice', { noticeAt: 1000 }, (store: Store) => store.tables.noticesDue(1000, 10)],
])('%s is due as soon as it was written down, though nothing is filed yet', async (name, change, due) => {
  const store = await openStore({ file: join(folder, `${name}.db`) })
  const table = exampleTable()
  await store.tables.add(table)
  await store.tables.append(table.id, 0, { happening: { kind: 'ordered', seat: 0 }, at: Date.now() }, change)
  expect(await due(store)).toEqual([table.id])
  await store.close()
})

test('moves that are not filed yet are known to whatever else is written', async () => {
  const store = await openStore({ file: join(folder, 'needs.db') })
  const { tables } = store
  const [one, two] = [exampleTable(), exampleTable()]
  await tables.add(one)
  await tables.add(two)
  const move = { happening: { kind: 'ordered', seat: 0 }, at: Date.now() } as const
  const named = { ...move, person: 'ada', request: 'the-first-one' }
  const over = { status: 'over' } as const // what no move changes goes its way through SQL
  expect(await tables.append(one.id, 0, named)).toEqual({ kind: 'taken', seq: 1 })
  expect(await tables.append(two.id, 0, named, over)).toEqual({ kind: 'repeated', table: one.id, seq: 1 })
  await tables.append(one.id, 1, move)
  expect(await tables.append(one.id, 1, move, over)).toEqual({ kind: 'late' })
  expect(await tables.append(one.id, 2, move, over)).toEqual({ kind: 'taken', seq: 3 })
  expect(await tables.append(one.id, 2, move)).toEqual({ kind: 'late' })
  expect(await tables.append(one.id, 3, move, { botDue: true })).toEqual({ kind: 'taken', seq: 4 })
  await tables.setAside(one.id)
  expect(await tables.get(one.id)).toMatchObject({ seq: 4, status: 'over', botDue: false })
  await store.close()
})

test('closing waits for what was asked for', async () => {
  const file = join(folder, 'closing.db')
  const store = await openStore({ file })
  const table = exampleTable()
  const adding = store.tables.add(table)
  await store.close()
  await adding
  const again = await openStore({ file })
  expect(await again.tables.get(table.id)).toEqual(table)
  await again.close()
})
