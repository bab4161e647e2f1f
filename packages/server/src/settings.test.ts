import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIMITS, USUAL_LIMITS } from './guard/limits.ts'
import { RETENTION } from './retention/records.ts'
import { readSettings } from './settings.ts'

test.each([undefined, null, {}, { limits: {} }])('%o leaves everything as usual', data =>
  expect(readSettings(data)).toEqual({ ok: true, value: { limits: USUAL_LIMITS, retention: {} } }),
)

test('what is set is so, and all else as usual', () => {
  const read = readSettings({ limits: { newGuests: { burst: 1000 }, socketsOfAddress: 2000 } })
  const newGuests = { burst: 1000, perSecond: USUAL_LIMITS.newGuests.perSecond }
  const limits = { ...USUAL_LIMITS, newGuests, socketsOfAddress: 2000 }
  expect(read).toEqual({ ok: true, value: { limits, retention: {} } })
  expect(readSettings({ retention: { chat: 30 } })).toMatchObject({ ok: true, value: { retention: { chat: 30 } } })
})

test.each([
  [{ limit: {} }, /^there is no setting limit: did you mean limits\?/],
  [{ limits: { newGuest: { burst: 9 } } }, /^there is no setting limits\.newGuest: did you mean newGuests\?/],
  [{ limits: { chat: { bursts: 9 } } }, /^there is no setting limits\.chat\.bursts: did you mean burst\?/],
  [{ retention: { guest: 9 } }, /^there is no setting retention\.guest: did you mean guests\?/],
  [{ retention: { chat: 0 } }, /^retention\.chat: /],
  [{ limits: { sockets: 'many' } }, /^limits\.sockets: .*number/],
  [{ limits: { sockets: 1.5 } }, /^limits\.sockets: /],
  [{ limits: { socketsOfOne: -1 } }, /^limits\.socketsOfOne: /],
  [{ limits: { chat: 7 } }, /^limits\.chat: /],
  [{ limits: { chat: { burst: 0 } } }, /^limits\.chat\.burst: /],
  [[], /^the whole: /],
])('%j is refused by the name of the field', (data, message) =>
  expect(readSettings(data)).toEqual({ ok: false, error: expect.stringMatching(message) }),
)

test('the documentation has every limit, with what is usual', () => {
  const rows = Object.entries(LIMITS.shape).map(([name, { description }]) => {
    const usual = USUAL_LIMITS[name as keyof typeof USUAL_LIMITS]
    const value = typeof usual === 'number' ? `${usual}` : `${usual.burst}, then ${usual.perSecond} per second`
    return `| \`${name}\` | ${value} | ${description} |`
  })
  const docs = readFileSync(new URL('../../../docs/server.md', import.meta.url), 'utf8')
  const section = docs.split('\n## ').find(each => each.startsWith('Limits\n'))
  expect(section?.split('\n').filter(line => line.startsWith('| `'))).toEqual(rows)
})

test('the documentation says what may be kept for a time', () => {
  const rows = Object.entries(RETENTION.shape).map(([name, { description }]) => `| \`${name}\` | ${description} |`)
  const docs = readFileSync(new URL('../../../docs/server.md', import.meta.url), 'utf8')
  const section = docs.split('\n## ').find(each => each.startsWith('How long things are kept\n'))
  expect(section?.split('\n').filter(line => line.startsWith('| `'))).toEqual(rows)
})
