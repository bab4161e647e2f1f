import { expect, test } from 'vitest'
import { clientMessage, isAnswer } from './messages.ts'

const GOOD = { do: 'answer', table: 'xPHZVS78', request: 'request-1', seat: 0, ticket: 3, choice: ['roll'] }

const VALUES: readonly unknown[] = [
  ...['', 'roll', 'a b', 'x'.repeat(41), 'x'.repeat(65), 'x'.repeat(61), 'x'.repeat(4001), 'short', 'request_2'],
  ...[0, -0, 1, -1, 31, 32, 0.5, 1e9, 1e9 + 1, 1e21, Number.NaN, true, null, undefined],
  ...[[], ['roll'], ['x'.repeat(61)], [1], ['roll', { deep: [] }], [['roll']], {}, { 0: 'roll' }],
]

test('the quick look at an answer takes what the schema takes, and nothing else', () => {
  expect(isAnswer(GOOD)).toBe(true)
  for (const field of [...Object.keys(GOOD), 'more']) {
    for (const value of VALUES) {
      const message = { ...GOOD, [field]: value }
      // What is not there and what is undefined are the same to JSON.
      if (field === 'more' && value === undefined) continue
      expect([field, value, isAnswer(message)]).toEqual([
        field,
        value,
        clientMessage.safeParse(message).success && message.do === 'answer',
      ])
    }
  }
  for (const message of [null, undefined, 'answer', 7, [], { do: 'ping' }]) expect(isAnswer(message)).toBe(false)
})
