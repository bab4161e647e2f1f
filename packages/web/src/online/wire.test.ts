import { expect, test } from 'vitest'
import { afterPatch } from './after-patch.ts'
import { type PatchMessage, readMessage, type View } from './wire.ts'

const ask = { seat: 0, prompt: 'Roll', ticket: 3, phase: 'turn', options: [['roll']] }
const seen = { viewer: 0, view: { stake: 2 }, frames: [{ phase: 'turn' }], deciding: [], answered: [] }
const view = {
  ...{
    viewer: 0,
    seen,
    ask,
    refusals: [],
    asides: [],
    mayUndo: false,
    clocks: [],
    orders: [{ phase: '*', answer: 'ask' }],
  },
  ...{ epoch: 1, from: 0, events: [] },
} as unknown as View

function message(patch: object): PatchMessage {
  const text = JSON.stringify({ say: 'patch', table: 't', epoch: 1, from: 4, events: [{ n: 4 }], patch })
  return readMessage(text) as PatchMessage
}

test.each([
  ['nothing but events', {}, {}],
  ['a part of what is seen', { seen: { view: { stake: [5] } } }, { seen: { ...seen, view: { stake: 5 } } }],
  ['the same question anew', { ask: { ticket: [4] } }, { ask: { ...ask, ticket: 4 } }],
  ['another question', { ask: [{ seat: 0, ticket: 9 }] }, { ask: { seat: 0, ticket: 9 } }],
  ['other fields', { mayUndo: [true], asides: [[['concede']]] }, { mayUndo: true, asides: [['concede']] }],
])('a patch is put into the view before: %s', (_, patch, parts) => {
  expect(afterPatch(view, message(patch))).toEqual({ ...view, ...parts, from: 4, events: [{ n: 4 }] })
})

test('what is no longer there is left out', () => {
  const next = afterPatch(view, message({ ask: [], orders: [] }))
  expect('ask' in next || 'orders' in next).toBe(false)
  expect(next.seen).toEqual(seen)
})
