import { rulebook } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import { hits, searchRules } from './search.ts'

const book = rulebook({
  prefix: 'X',
  sections: [
    { title: 'Moving', rules: [{ id: 'X-1.1', from: 'seed', says: 'A pawn moves (once).' }] },
    { title: 'Dice', rules: [{ id: 'X-2.1', from: 'house', says: 'A die has six sides.' }] },
  ],
})

test.each([
  ['', ['X-1.1', 'X-2.1']],
  ['pawn', ['X-1.1']],
  ['MOVING pawn', ['X-1.1']],
  ['x-2', ['X-2.1']],
  ['pawn die', []],
])('a search for "%s" finds %j', (query, ids) => {
  const found = searchRules(book, query).flatMap(section => section.rules.map(rule => rule.id))
  expect(found).toEqual(ids)
})

test.each([
  ['', ['A pawn moves (once).']],
  ['pawn', ['A ', 'pawn', ' moves (once).']],
  ['(once', ['A pawn moves ', '(once', ').']],
])('"%s" cuts the text at every hit', (query, parts) => {
  expect(hits('A pawn moves (once).', query)).toEqual(parts)
})
