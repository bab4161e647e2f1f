import { expect, test } from 'vitest'
import { accepted, isEncoded } from './encodings.ts'

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['GZIP;Q=1', ['gzip']],
  ['br;q=0.1, gzip;q=0.9', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['gzip;q=0, *', ['br']],
  ['br;q=much', []],
])('%j takes %j', (header, names) => expect(accepted(header).map(({ name }) => name)).toEqual(names))

test('what is compressed has no address of its own', () => {
  expect(['/a.js.br', '/a.js.gz', '/a.js', '/broken'].map(isEncoded)).toEqual([true, true, false, false])
})
