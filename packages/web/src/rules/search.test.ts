import { allOutAssault } from '@undercroft/games/all-out-assault'
import { anyGame, rulebook } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import { TABLE } from '../words/meanings.ts'
import { leafOf } from './leaf.ts'
import { hits, searchContent, searchRules, searchTerms } from './search.ts'

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

const game = anyGame(allOutAssault)

test.each([
  ['', 'short'],
  ['nowhere', 'short'],
  ['almanac', 'almanac'],
  ['AA-4.3', 'rules'],
  ['chapter-2', 'rules'],
  ['term-held', 'glossary'],
  ['content-tile.injury', 'almanac'],
])('"%s" stands on the leaf "%s"', (at, leaf) => {
  expect(leafOf(game, at)).toBe(leaf)
})

test('words are found by their other forms, in the order of the alphabet, and content by what is printed on it', () => {
  expect(searchTerms(game, 'fallen').map(({ word }) => word)).toEqual(['falls'])
  const all = searchTerms(game, '').map(({ word }) => word.toLowerCase())
  expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect([...searchContent(game, 'attacks injury').keys()]).toEqual(['Stat'])
})

test.each([
  ['/table/x7-y', true],
  ['/t/abc', true],
  ['/learn/masmorra/fight', true],
  ['/learn/masmorra', false],
  ['//evil.example/table/x', false],
  ['https://evil.example/t/x', false],
])('back to "%s": %s', (address, isTable) => {
  expect(TABLE.test(address)).toBe(isTable)
})
