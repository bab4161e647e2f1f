import { FastDice, Match } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { platformer as game } from '../index.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import type { Platformer } from '../state/state.ts'

const OPTIONS = { ...defaults(), players: 2, artifacts: true }
const seen = new Match(game, OPTIONS, new FastDice(3)).see(0)

function defaults(): Platformer['options'] {
  const pairs = Object.entries(game.options).map(([name, { otherwise }]) => [name, otherwise])
  return Object.fromEntries(pairs) as Platformer['options']
}

/** The position with the first Hero on a Space that is printed so. */
function show(sign?: string): string {
  const space = sign === undefined ? -1 : terrainOf(seen.view.levels).signs.indexOf(sign as never)
  const players = seen.view.players.map((player, seat) => (seat === 0 ? { ...player, space } : player))
  return game.text?.({ ...seen, view: { ...seen.view, players } }, ['Ann', 'Ben']) ?? ''
}

describe('the tower in a terminal', () => {
  it.each([
    ['a Ladder', 'H', 'H1'],
    ['a Shop', 's', 's1'],
    ['a Trap', 't', 't1'],
  ])('shows %s under who stands on it', (_, sign, shown) => {
    expect(show(sign)).toContain(`:${shown} `)
  })

  it('names its columns and rows, and what the signs mean', () => {
    const lines = show().split('\n')
    expect(lines.some(line => line.startsWith(' c1  c2  c3 '))).toBe(true)
    expect(lines.some(line => line.endsWith(' y1'))).toBe(true)
    expect(lines.some(line => line.includes('H Ladder, t Trap, s Shop'))).toBe(true)
  })
})

describe('what is in force is named, so that it can be looked up', () => {
  const names = new Set(game.almanac?.map(({ name }) => name))
  const named = (line: string) => [...names].filter(name => line.includes(name))

  it('has the Boss, the Heroes, the Shop with prices and the Artifacts', () => {
    const lines = show().split('\n')
    const line = (begins: RegExp) => lines.find(each => begins.test(each)) ?? ''
    expect(named(line(/^The Boss above: /)).length).toBe(1)
    expect(line(/^Shop, with prices: /)).toMatch(/[a-z] \d, .*[a-z] \d$/)
    const shop = line(/^Shop/).slice('Shop, with prices: '.length).split(', ')
    expect(shop.map(card => names.has(card.replace(/ \d+$/, '')))).toEqual(Array.from({ length: 6 }, () => true))
    expect(line(/^In the middle: /)).toMatch(/\(.+\)/)
    expect(named(line(/^1 Ann, /)).length).toBeGreaterThan(0)
  })
})
