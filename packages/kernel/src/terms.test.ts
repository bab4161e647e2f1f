import { describe, expect, it, test } from 'vitest'
import { hoard } from './examples/hoard/index.ts'
import type { Game } from './game.ts'
import { anyGame } from './game.ts'
import { makeSpeller, type Term, unexplained } from './terms.ts'

function withTerms(terms: readonly Term[], change: Partial<Game> = {}): Game {
  return { ...anyGame(hoard), terms, ...change }
}

const SPY: Term = { word: 'spy', forms: ['spies'], kind: 'Action', says: 'To look at a guard.', rules: ['HO-2.3'] }
const WARD: Term = { word: 'ward off', kind: 'Action', says: 'To stop a spy.', rules: ['HO-2.7'] }

const spell = makeSpeller(withTerms([SPY, WARD, { ...SPY, word: 'Coin', forms: ['Free Coin'] }]))

test.each([
  ['A spy comes', ['spy']],
  ['Spies come, and a spy', ['Spies']],
  ['Whoever spied on the spyglass', []],
  ['a coin', []],
  ['a Coin, a Free Coin', ['Coin']],
  ['Ward off a Ward, a ward', ['Ward off', 'Ward']],
  ['Guards and one Guard', ['Guards']],
  ['Buried Treasures', ['Buried Treasures']],
])('in "%s" %j is explained', (text, words) => {
  const pieces = spell(text)
  expect(pieces.flatMap(piece => (typeof piece === 'string' ? [] : piece.text))).toEqual(words)
  expect(pieces.map(piece => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(text)
})

test('a word of two things is explained by both, and a common one is not marked', () => {
  const [entry] = hoard.almanac ?? []
  if (entry === undefined) throw new Error('the hoard has an almanac')
  const two = makeSpeller(withTerms([{ ...SPY, common: true }], { almanac: [entry, { ...entry, id: 'other' }] }))
  const [guard, rest] = two('Guard spy')
  expect(typeof guard === 'object' && guard.of.map(({ id }) => id)).toEqual(['content-guard', 'content-other'])
  expect(rest).toBe(' spy')
})

describe('what is not explained', () => {
  it('is nothing where every word stands in the book', () => {
    expect(unexplained(withTerms([SPY]))).toEqual([])
  })

  it.each<[string, Partial<Game>, readonly Term[]]>([
    ['"wolf" stands nowhere in the rulebook', {}, [{ ...SPY, word: 'wolf', forms: [] }]],
    ['HO-9.9 is cited by a term and is no rule', {}, [{ ...SPY, rules: ['HO-9.9'] }]],
    ['"spies" is a form of two terms', {}, [SPY, { ...SPY, word: 'guard' }]],
    ['term-spy is the address of two terms', {}, [SPY, { ...SPY, word: 'Spy', forms: ['guard'] }]],
    ['card.9 has no entry in the almanac', { content: ['card.9'] }, [SPY]],
  ])('%s', (says, change, terms) => {
    expect(unexplained(withTerms(terms, change))).toEqual([says])
  })

  it('is a rule that only says what a word means, and stands behind no term', () => {
    const [section] = hoard.rulebook.sections
    const defined = section?.rules.map((rule, i) => (i === 0 ? { ...rule, definition: true as const } : rule)) ?? []
    const rulebook = { prefix: 'HO', sections: [{ title: 'One', rules: defined }] }
    expect(unexplained(withTerms([], { rulebook }))).toEqual([`${defined[0]?.id} defines a word, and no term cites it`])
  })
})
