import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressAll } from './compressed.ts'

test('each text has its two small versions beside it, and nothing else has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-compressed-'))
  const text = 'export const wall = "stone"\n'.repeat(100)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), text)
  writeFileSync(join(folder, 'assets/a.js'), text)
  writeFileSync(join(folder, 'assets/tiny.js'), 'short')
  writeFileSync(join(folder, 'assets/letters.woff2'), text)
  await compressAll(folder)
  expect(readdirSync(folder).sort()).toEqual(['assets', 'index.html', 'index.html.br', 'index.html.gz'])
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'letters.woff2', 'tiny.js'])
  expect(String(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))))).toBe(text)
  expect(String(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))))).toBe(text)
  rmSync(folder, { recursive: true })
})
