// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '../open.ts'
import type { Happening } from '../records.ts'
import { exampleTable } from '../testing/examples.ts'
import { SqliteConnection } from './database.ts'
import { Journal, type Line } from './journal.ts'
import { JournalWriter } from './writer.ts'

const folder = mkdtempSync(join(tmpdir(), 'undercroft-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

const rolled: Happening = { kind: 'answered', seat: 0, choice: 'roll', draws: [3], by: 'person' }

let files = 0

/** A file with two tables, as a server leaves it that was stopped. */
async function fileWithTables(): Promise<{ file: string; one: string; two: string }> {
  const file = join(folder, `${++files}.db`)
  const store = await openStore({ file })
  const [one, two] = [exampleTable(), exampleTable()]
  await store.tables.add(one)
  await store.tables.add(two)
  await store.close()
  return { file, one: one.id, two: two.id }
}

function line(table: string, seq: number, request: string | null = null, columns: Line[6] = {}): Line {
  return [table, seq, rolled, request === null ? null : 'ada', request, 5, columns]
}

function take(journal: Journal, ...lines: Line[]): (string | undefined)[] {
  const refused = journal.take(JSON.stringify(lines))
  return lines.map((_, i) => refused.get(i)?.kind)
}

async function logOf(
  file: string,
  table: string,
): Promise<{ seqs: number[]; seq: number; waiting: readonly number[] }> {
  const store = await openStore({ file })
  const log = await store.tables.log(table, 0)
  const record = await store.tables.get(table)
  await store.close()
  return { seqs: log.map(entry => entry.seq), seq: record?.seq ?? 0, waiting: record?.waiting ?? [] }
}

test('what was written down and not filed is filed at the next start, also when half of it was', async () => {
  const { file, one, two } = await fileWithTables()
  const killed = new SqliteConnection(file, 'write')
  const journal = new Journal(killed)
  expect(take(journal, line(one, 1, 'r-1', { waiting: '[1]' }), line(two, 1))).toEqual([undefined, undefined])
  expect(take(journal, line(one, 2, 'r-2', { waiting: '[0]' }))).toEqual([undefined])
  journal.file([one]) // its first row stays in the journal for the other table's sake
  killed.close()
  expect(await logOf(file, one)).toEqual({ seqs: [1, 2], seq: 2, waiting: [0] })
  expect(await logOf(file, two)).toMatchObject({ seqs: [1], seq: 1 })
})

test('of two lines for one place the first stands; a request is taken once, at whatever table', async () => {
  const { file, one, two } = await fileWithTables()
  const connection = new SqliteConnection(file, 'write')
  const journal = new Journal(connection)
  expect(take(journal, line(one, 1, 'r-1'), line(one, 1, 'r-2'), line(two, 1, 'r-1'), line('none', 1))).toEqual([
    undefined,
    'late',
    'repeated',
    'missing',
  ])
  expect(take(journal, line(two, 2), line(two, 1, 'r-1'))).toEqual(['late', 'repeated'])
  journal.fileAll()
  expect(journal.isEmpty).toBe(true)
  expect(take(journal, line(one, 2, 'r-1'), line(one, 2))).toEqual(['repeated', undefined])
  connection.close()
  expect(await logOf(file, one)).toMatchObject({ seqs: [1, 2] })
  expect(await logOf(file, two)).toMatchObject({ seqs: [] })
})

test('a batch that cannot be written leaves nothing behind, and can be written again', async () => {
  const { file, one } = await fileWithTables()
  const connection = new SqliteConnection(file, 'write')
  const journal = new Journal(connection)
  connection.exec(
    `create temp trigger full before insert on journal begin select raise(abort, 'the disk is full'); end`,
  )
  expect(() => take(journal, line(one, 1, 'r-1'))).toThrow('the disk is full')
  expect(journal.isEmpty).toBe(true)
  connection.exec('drop trigger full')
  expect(take(journal, line(one, 1, 'r-1'))).toEqual([undefined])
  connection.close()
  expect(await logOf(file, one)).toMatchObject({ seqs: [1] })
})

test('a table is due when enough of it has come together, or when some of it waits too long', async () => {
  const { file, one } = await fileWithTables()
  const connection = new SqliteConnection(file, 'write')
  const journal = new Journal(connection)
  take(journal, line(one, 1))
  expect(journal.isDue(900)).toBe(false)
  expect(journal.isDue(1100)).toBe(true)
  for (let seq = 2; seq <= 100; seq++) take(journal, line(one, seq))
  expect(journal.isDue(900)).toBe(true)
  expect(journal.fileNext()).toBe(one)
  expect(journal.isEmpty).toBe(true)
  connection.close()
})

test('who waits for all to be filed is answered also when somebody else had it filed', async () => {
  const { file, one, two } = await fileWithTables()
  const writer = new JournalWriter(file)
  const rounds = 100
  for (let seq = 1; seq <= rounds; seq++) {
    await Promise.all([writer.append(line(one, seq)), writer.append(line(two, seq))])
    const held = () => Promise.resolve()
    await Promise.all([writer.file(), writer.exclusively([{ table: one }, { table: two }], held)])
  }
  await writer.close()
  expect((await logOf(file, one)).seqs).toHaveLength(rounds)
})
