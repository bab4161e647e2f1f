import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from '../open.ts'
import { exampleTable } from '../testing/examples.ts'
import { storeSuite } from '../testing/suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'undercroft-sqlite-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a store in a file', () => {
  const file = join(folder, 'deep/er/tables.db')
  storeSuite(() => ({ file }))
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
