import { expect, test } from 'vitest'
import { Buckets } from '../guard/buckets.ts'
import { OperatorDoor, readKeys } from './keys.ts'

const LONG = 'abcdefghij-klmnopqrst'

test.each([
  [undefined, []],
  ['  ', []],
  [LONG, [{ name: 'operator', key: LONG }]],
  [
    `ada=${LONG} bob=${LONG}2`,
    [
      { name: 'ada', key: LONG },
      { name: 'bob', key: `${LONG}2` },
    ],
  ],
])('keys are read from %s', (text, keys) => expect(readKeys(text)).toEqual({ ok: true, value: keys }))

test.each([
  ['short', /too short/],
  [`a/b=${LONG}`, /an operator's name/],
  [`${LONG}!`, /has characters besides/],
  [`${LONG} ${LONG}`, /the same name/],
])('%s is no key', (text, says) => {
  const read = readKeys(text)
  expect(read.ok ? '' : read.error).toMatch(says)
})

test('a key opens by its owner’s name; after some wrong ones nothing does, from that address', () => {
  const door = new OperatorDoor([{ name: 'ada', key: LONG }], new Buckets({ burst: 2, perSecond: 0 }))
  const enter = (key: string, address = 'here') => {
    const entered = door.enter(`Bearer ${key}`, address)
    return entered.ok ? entered.value : entered.error.code
  }
  expect([enter(LONG), enter('no'), enter(LONG), enter(`${LONG}x`)]).toEqual(['ada', 'unknown', 'ada', 'unknown'])
  expect([enter(LONG), enter('no'), enter(LONG, 'there')]).toEqual(['too-many', 'too-many', 'ada'])
  expect(door.enter(undefined, 'elsewhere').ok).toBe(false)
})
