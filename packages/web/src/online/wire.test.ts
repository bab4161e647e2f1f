import { expect, test } from 'vitest'
import { afterChanges, type ChangesMessage, readMessage, type View } from './wire.ts'

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

function message(changed: object): ChangesMessage {
  const text = JSON.stringify({ say: 'changes', table: 't', epoch: 1, from: 4, events: [{ n: 4 }], changed })
  return readMessage(text) as ChangesMessage
}

test.each([
  ['nothing but events', {}, {}],
  ['a part of what is seen', { seen: { view: { stake: 5 } } }, { seen: { ...seen, view: { stake: 5 } } }],
  ['the same question anew', { ticket: 4 }, { ask: { ...ask, ticket: 4 } }],
  ['another question', { ask: { seat: 0, ticket: 9 } }, { ask: { seat: 0, ticket: 9 } }],
  ['other fields', { mayUndo: true, asides: [['concede']] }, { mayUndo: true, asides: [['concede']] }],
])('changes are put into the view before: %s', (_, changed, parts) => {
  expect(afterChanges(view, message(changed))).toEqual({ ...view, ...parts, from: 4, events: [{ n: 4 }] })
})

test('what is no longer there is left out', () => {
  const next = afterChanges(view, message({ ask: null, orders: null }))
  expect('ask' in next || 'orders' in next).toBe(false)
  expect(next.seen).toEqual(seen)
})
