import { findRule, unwritten } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { loadGames } from './index.ts'

const catalogue = await loadGames()

describe.each(catalogue)('the almanac of $id', game => {
  const almanac = game.almanac ?? []

  it('has every piece of content', () => {
    expect(unwritten(game)).toEqual([])
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
