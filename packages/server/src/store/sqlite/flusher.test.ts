import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Flusher } from './flusher.ts'

const folder = mkdtempSync(join(tmpdir(), 'undercroft-flusher-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('who comes while it flushes shares the next flush, and not the one that runs', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, 'text')
  const flusher = new Flusher(file)
  const first = flusher.flush()
  const [second, third] = [flusher.flush(), flusher.flush()]
  expect(second).not.toBe(first)
  expect(third).toBe(second)
  await first
  const fourth = flusher.flush()
  expect(fourth).not.toBe(second) // the second has begun
  await Promise.all([second, third, fourth])
  await flusher.flush()
  await flusher.close()
})

test('a flush that fails is told to those who wait for it', async () => {
  const flusher = new Flusher(devNull) // which cannot be flushed
  await expect(flusher.flush()).rejects.toThrow()
  await flusher.close()
})
