import { expect, expectTypeOf, it } from 'vitest'
import { findRule, type RuleOf, rulebook, ruleIds } from './rulebook.ts'

const book = rulebook({
  prefix: 'AB',
  sections: [
    { title: 'One', rules: [{ id: 'AB-1.1', from: 'seed', says: 'First.' }] },
    {
      title: 'Two',
      rules: [
        { id: 'AB-2.1', from: ['seed', 'ruling'], says: 'Second.' },
        { id: 'AB-2.2', from: 'house', says: 'Third.', definition: true },
      ],
    },
  ],
})

it('lists the ids of its rules in order, and as a type', () => {
  expect(ruleIds(book)).toEqual(['AB-1.1', 'AB-2.1', 'AB-2.2'])
  expectTypeOf<RuleOf<typeof book>>().toEqualTypeOf<'AB-1.1' | 'AB-2.1' | 'AB-2.2'>()
})

it('finds a rule by its id', () => {
  expect(findRule(book, 'AB-2.2')).toMatchObject({ says: 'Third.', definition: true })
  expect(findRule(book, 'AB-2.3')).toBe(undefined)
})
