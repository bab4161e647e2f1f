import { expect, test } from 'vitest'
import { loggedUrl, openLog } from './log.ts'

test('a log keeps secrets to itself, however deep they stand', () => {
  let line = ''
  const log = openLog('info', { write: text => (line = text) })
  const secret = 'top-secret'
  log.info({ token: secret, request: { headers: { cookie: secret, authorization: secret }, secret }, table: 'x' }, 'm')
  expect(line).not.toContain(secret)
  expect(JSON.parse(line)).toMatchObject({ table: 'x', token: '[kept]', msg: 'm' })
})

test('an address is logged without what is not for logs', () => {
  expect(loggedUrl(`/join/abc/${'a'.repeat(20)}.${'b'.repeat(43)}?word=x`)).toBe('/join/abc/[kept]')
})
