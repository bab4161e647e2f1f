import { expect, test } from 'vitest'
import { Buckets } from './buckets.ts'
import { readCookie, sessionCookie } from './cookies.ts'
import { isOurs } from './origin.ts'
import { freshToken, opens, readToken } from './tokens.ts'

test('a token opens what was kept of it, and nothing else does', () => {
  const { text, hash } = freshToken()
  const read = readToken(text)
  expect(read).toBeDefined()
  expect(hash).not.toContain(read?.secret)
  expect(opens(read?.secret ?? '', hash)).toBe(true)
  expect(opens(`${read?.secret}x`, hash)).toBe(false)
  expect(opens('', '')).toBe(false)
})

test.each(['', '.', 'a.b', `${'a'.repeat(20)}.${'b'.repeat(44)}`, `${'a'.repeat(20)}.${'b'.repeat(42)}é`])(
  '"%s" is no token',
  text => expect(readToken(text)).toBeUndefined(),
)

test('the cookie is kept from scripts, from other sites, and with https from the open line', () => {
  expect(sessionCookie('t', false)).toBe('undercroft=t; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax')
  expect(sessionCookie('t', true)).toMatch(/^__Host-undercroft=t; .*; Secure$/)
})

test.each([
  ['undercroft=abc', 'abc'],
  ['a=1; undercroft=abc; b=2', 'abc'],
  ['undercroftx=abc', undefined],
  ['', undefined],
  [undefined, undefined],
])('the cookie in "%s" is %s', (header, value) => expect(readCookie(header, 'undercroft')).toBe(value))

test.each([
  [{ origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }, true],
  [{ origin: 'https://127.0.0.1:8080', host: '127.0.0.1:8080' }, true],
  [{ origin: 'http://127.0.0.1:8081', host: '127.0.0.1:8080' }, false],
  [{ origin: 'null', host: '127.0.0.1:8080' }, false],
  [{ origin: 'https://front.example', host: '127.0.0.1:8080' }, true],
  [{ host: '127.0.0.1:8080' }, true],
  [{ host: '127.0.0.1:8080', 'sec-fetch-site': 'cross-site' }, false],
  [{ host: '127.0.0.1:8080', 'sec-fetch-site': 'same-origin' }, true],
])('%o comes from us: %s', (headers, ours) => expect(isOurs(headers, ['https://front.example'])).toBe(ours))

test('a bucket lets a burst pass, and then as much as flows in', () => {
  const buckets = new Buckets({ burst: 2, perSecond: 1 })
  expect([0, 0, 0, 500, 1000, 1000].map(now => buckets.take('a', now))).toEqual([true, true, false, false, true, false])
  expect(buckets.take('b', 1000)).toBe(true)
  expect([99_000, 99_000, 99_000].map(now => buckets.take('a', now))).toEqual([true, true, false])
})

test('a flood of names does not fill the memory', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 0 })
  for (let i = 0; i < 120_000; i++) buckets.take(`name ${i}`, 0)
  expect(buckets.take('name 119999', 0)).toBe(false)
})
