// @module-tag slow
import { expect, test } from 'vitest'
import { Client } from './client.ts'
import { fuzz } from './fuzz.ts'
import { testServer } from './server.ts'

test('whatever comes in is refused or taken, and nothing breaks', async () => {
  const server = await testServer()
  const { answers, closed, oversized, leaked } = await fuzz(server.base, 4000, 'fuzz')
  const seen = [...answers.keys()]
  expect(seen.filter(code => /^5|internal|unavailable/.test(code))).toEqual([])
  expect(seen).toContain('malformed')
  expect(seen).toContain('missing')
  expect(seen).toContain('forbidden')
  expect(oversized).toBeGreaterThan(0)
  expect(closed).toBe(oversized)
  expect(leaked).toBe(0)
  expect(server.logged.filter(line => line.includes('"level":50'))).toEqual([])
  expect((await new Client(server.base).get('/readyz')).status).toBe(200)
  await server.close()
})
