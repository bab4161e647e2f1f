import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '../open.ts'

const PAGE = 4096
const folder = mkdtempSync(join(tmpdir(), 'undercroft-sound-'))
afterAll(() => rmSync(folder, { recursive: true }))

const modes = (file: string): string[] =>
  ['', '-wal', '-shm'].map(end => (statSync(`${file}${end}`).mode & 0o777).toString(8))

test('the file and those beside it are their owner’s alone, also one of before', async () => {
  const file = join(folder, 'private.db')
  const store = await openStore({ file })
  expect(modes(file)).toEqual(['600', '600', '600'])
  await store.close()
  chmodSync(file, 0o644)
  const again = await openStore({ file })
  expect(modes(file)).toEqual(['600', '600', '600'])
  await again.close()
})

test('a file that is no database is not opened', async () => {
  const file = join(folder, 'text.db')
  writeFileSync(file, 'This is a letter, and no database at all. '.repeat(100))
  await expect(openStore({ file })).rejects.toThrow(`${file} is damaged (file is not a database)`)
})

test('a database in which a page is lost is not opened', async () => {
  const file = join(folder, 'damaged.db')
  const store = await openStore({ file })
  await store.close()
  const pages = readFileSync(file)
  writeFileSync(file, pages.fill(0xff, pages.length - PAGE))
  await expect(openStore({ file })).rejects.toThrow(/damaged\.db is damaged \(.+\): put it aside and restore a backup$/)
})
