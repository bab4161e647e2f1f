import { FastDice, Match, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { platformer as game } from '../index.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import { optionsOf } from '../testing/reading.ts'

const OPTIONS = optionsOf({ players: 2, artifacts: true })
const seen = new Match(game, OPTIONS, new FastDice(3)).see(0)

/** Shows the position with the first Hero on a Space that has this sign. */
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

describe('the position as text', () => {
  const show = (position: object, players = 2): string =>
    game.text?.(see(at(game, { position, options: { players } }).match.play, 'spectator'), ['Ann', 'Bo']) ?? ''

  it('shows the tower, who is where, and what they have', () => {
    const text = show({
      open: 2,
      gone: 1,
      floors: 'c2y6',
      laddered: 'c3y6',
      walls: 'c1y5/c2y5',
      gems: 'c4y5',
      enemies: { ent1: 'c5y5' },
      P1: { at: 'c1y5', items: ['IT01 exhausted'], gems: 2 },
      pool: 'foot',
      rolled: 'foot coin',
    })
    expect(text).toContain(': 1 | . : . : * : E : . : . : . : y5')
    expect(text).toContain('+   +===+###+   +   +   +   +   +')
    expect(text).toContain('Level 1: removed')
    expect(text).toContain('Boss Level: face down')
    expect(text).toContain(
      '1 Ann, Sweety (Coax), on c1y5: 4 of 4 Hearts, 0 Coins, 2 Gems, Special die blank; Boots of Haste (exhausted)',
    )
    expect(text).toContain('Ent 1 on c5y5: Damage 1, Health 2.')
    expect(text).toContain('Dice: foot (coin); Enemy die: none')
  })

  it('shows the Event of solo', () => {
    expect(show({ open: 1, events: 'EV04', eventsLeft: 3 }, 1)).toContain(
      'Event: Market Day. Shop cards cost 1 Coin less',
    )
  })
})
