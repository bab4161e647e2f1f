import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Patch, patched, patchText } from './patch.ts'

function patch(before: unknown, after: unknown): Patch | undefined {
  const text = patchText(before, after)
  return text === '' ? undefined : JSON.parse(text)
}

test.each([
  ['nothing', { a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, undefined],
  ['a part', { a: 1, b: { c: 1, d: 2 } }, { a: 1, b: { c: 3, d: 2 } }, { b: { c: [3] } }],
  ['a part that comes', { a: 1 }, { a: 1, b: { c: [] } }, { b: [{ c: [] }] }],
  ['a part that goes', { a: 1, b: 2 }, { a: 1 }, { b: [] }],
  ['a part that is undefined', { a: 1, b: 2 }, { a: 1, b: undefined }, { b: [] }],
  ['a part that was undefined', { a: undefined }, {}, undefined],
  ['a list that grows', { a: [1, 2, 3, 4] }, { a: [1, 2, 3, 4, 5] }, { a: { 4: [5] } }],
  ['a list that shrinks', [1, 2, 3, 4, 5], [1, 2, 3], { length: [3] }],
  ['another list', { a: [1, 2, 3] }, { a: [4, 5, 6] }, { a: [[4, 5, 6]] }],
  ['things in a list', [{ a: 1, b: 1 }], [{ a: 2, b: 1 }], { 0: { a: [2] } }],
  ['a list instead of a thing', { a: { 0: 1 } }, { a: [1] }, { a: [[1]] }],
  ['the whole', 1, 'one', ['one']],
])('a patch says what has changed: %s', (_, before, after, wanted) => {
  expect(patch(before, after)).toEqual(wanted)
})

test('a patch makes the one of the other, for all plain data', () => {
  const { data } = fc.letrec<{ data: unknown }>(tie => ({
    data: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(0, 1, 'a', true, undefined),
      fc.array(tie('data'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'length', '0', 'it\'s "'), tie('data'), { maxKeys: 4 }),
    ),
  }))
  const json = (value: unknown): unknown => JSON.parse(JSON.stringify({ value })).value
  fc.assert(
    fc.property(data, data, (before, after) => {
      const change = patch(before, after)
      const known = json(before)
      const next = change === undefined ? known : patched(known, change)
      expect(json(next)).toEqual(json(after))
      expect(known).toEqual(json(before)) // what was there stays as it was
    }),
    { numRuns: 2000 },
  )
})
