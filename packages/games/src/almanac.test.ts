import { findRule, makeSpeller, unexplained } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { loadGames } from './index.ts'

const catalogue = await loadGames()

describe.each(catalogue)('the almanac of $id', game => {
  const almanac = game.almanac ?? []

  it('explains every piece of content and every term', () => {
    expect(unexplained(game)).toEqual([])
  })

  it('says each term in a sentence or two, and the whole game on a page', () => {
    const { terms = [], brief } = game
    expect(terms.length).toBeGreaterThan(20)
    for (const { word, says } of terms) expect([word, says.length > 12 && says.length <= 180]).toEqual([word, true])
    const page = [brief?.goal, ...(brief?.turn ?? []), brief?.thing, brief?.end].join(' ')
    expect(page.split(' ').length).toBeGreaterThan(80)
    expect(page.split(' ').length).toBeLessThan(230) // somebody reads so many in a minute
    expect(page).not.toMatch(new RegExp(`${game.rulebook.prefix}-\\d`))
  })

  it('finds its words in its own rules', () => {
    const spell = makeSpeller(game)
    const rules = game.rulebook.sections.flatMap(section => section.rules)
    const plain = rules.filter(({ says }) => spell(says).every(piece => typeof piece === 'string'))
    expect(plain.length).toBeLessThan(rules.length / 4)
  })

  it('has each thing once, with something printed on it', () => {
    expect(new Set(almanac.map(({ id }) => id)).size).toBe(almanac.length)
    const named = almanac.map(({ name, kind }) => `${kind}: ${name}`)
    expect(named.filter((each, i) => named.indexOf(each) < i)).toEqual([])
    for (const { id, says } of almanac) expect([id, says.join('').trim()]).not.toEqual([id, ''])
  })

  it('says numbers and no code', () => {
    for (const { id, name, says } of almanac) {
      expect([id, ...[name, ...says].filter(line => /undefined|NaN|\[object/.test(line))]).toEqual([id])
    }
  })

  it('cites rules that exist', () => {
    const cited = almanac.flatMap(({ rules = [] }) => rules)
    expect(cited.filter(rule => findRule(game.rulebook, rule) === undefined)).toEqual([])
  })
})
