import { expect, test } from 'vitest'
import { newForm, observe, schemaOf } from './observed.ts'

const schema = (...examples: unknown[]) => {
  const form = newForm()
  for (const example of examples) observe(form, example)
  return schemaOf(form)
}

test.each([
  [[1, 2], { type: 'integer' }],
  [[1, 2.5], { type: 'number' }],
  [[1, null], { type: ['integer', 'null'] }],
  [['a', 'b', 'a'], { type: 'string', enum: ['a', 'b'] }],
  [[[1, 'x'], []], { type: 'array', items: { type: ['integer', 'string'] } }],
  [[[]], { type: 'array', items: {} }],
])('%j are of one form', (examples, wanted) => expect(schema(...examples)).toEqual(wanted))

test('a field that is always there is required; one that JSON leaves out is not there', () => {
  expect(schema({ a: 1, b: true }, { a: 2 }, { a: 3, b: undefined })).toEqual({
    type: 'object',
    properties: { a: { type: 'integer' }, b: { type: 'boolean' } },
    required: ['a'],
  })
})

test('many texts are no list of names, and many fields a table by keys', () => {
  const many = Array.from({ length: 100 }, (_, i) => `key ${i}`)
  expect(schema(...many)).toEqual({ type: 'string' })
  const table = Object.fromEntries(many.map((name, i) => [name, { n: i }]))
  expect(schema(table)).toEqual({
    type: 'object',
    additionalProperties: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
  })
})
