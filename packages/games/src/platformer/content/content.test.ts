import { describe, expect, it } from 'vitest'
import { isLadder } from '../rules/03-map-and-spaces/printed.ts'
import { layLevel } from '../rules/04-adjacency/lay-level.ts'
import { type Terrain, terrainOf } from '../rules/04-adjacency/terrain.ts'
import type { Level } from '../state/levels.ts'
import { COLUMNS, LEVEL_SPACES, type Space } from '../state/spaces.ts'
import { ARTIFACT_IDS } from './artifacts.ts'
import { ATTACK_IDS, TOKENS } from './bosses.ts'
import { BOX } from './box.ts'
import { CARD_KINDS, cardsOf, ENEMIES, TIERS } from './enemies.ts'
import { EVENT_IDS } from './events.ts'
import { HERO_IDS } from './heroes.ts'
import { HOUSE, potionDeck } from './house.ts'
import { ITEM_IDS } from './items.ts'
import { TILE_IDS, TILES, type TileId } from './tiles.ts'

describe('the box (PL-1.2)', () => {
  it.each([
    ['tiles', TILE_IDS, 32],
    ['Heroes', HERO_IDS, 6],
    ['Items', ITEM_IDS, 15],
    ['Potions', potionDeck(HOUSE.of(undefined)), 15],
    ['Enemy cards', CARD_KINDS, 6],
    ['Boss Attack cards', ATTACK_IDS, 11],
    ['Artifacts', ARTIFACT_IDS, 10],
    ['Events', EVENT_IDS, 12],
  ] as const)('has so many %s', (_, all, number) => expect(all).toHaveLength(number))

  it('has 28 Enemy tokens and 20 Boss tokens', () => {
    expect((CARD_KINDS.length + 1) * BOX.enemyTokens).toBe(28)
    expect(TOKENS.length * BOX.bossTokens).toBe(20)
  })

  it('has two Enemy cards of each tier (PL-2.4)', () => {
    for (const tier of TIERS) expect(cardsOf(tier)).toHaveLength(2)
    expect(ENEMIES.snake.tier).toBe('Summon')
  })
})

const count = (spaces: string, signs: string): number => [...spaces].filter(sign => signs.includes(sign)).length
const normal = TILE_IDS.filter(id => !TILES[id].boss)
const bosses = TILE_IDS.filter(id => TILES[id].boss)

describe('tiles', () => {
  it.each(normal)('%s has what every tile has (PL-22.5)', id => {
    const { spaces, set } = TILES[id]
    expect([count(spaces, 'e'), count(spaces, 'gG'), count(spaces, 'cC')]).toEqual([2, 2, 2])
    expect([1, 2]).toContain(count(spaces, 't'))
    expect(count(spaces, 'HGC')).toBeGreaterThan(0)
    expect(count(spaces, 'p')).toBe(set === 'void' ? 2 : 0)
  })

  it('have a Shop on 8 of 12 of each set (PL-22.5)', () => {
    for (const set of ['forest', 'void']) {
      expect(normal.filter(id => TILES[id].set === set && TILES[id].spaces.includes('s'))).toHaveLength(8)
    }
  })

  it.each(bosses)('%s has what every Boss tile has (PL-22.6)', id => {
    const { spaces, floors } = TILES[id]
    const found = ['B', '*', 'e', 's', 'gG', 'cC', 't'].map(signs => count(spaces, signs))
    expect(found).toEqual([1, 2, 2, 1, 2, 1, 1])
    expect(floors.slice(0, 4)).toBe('^^^^')
  })
})

/**
 * PL-22.7: a Hero can climb from every Space on which it can rest, by Moves of one or two steps with a fall after each,
 * without touching a Trap.
 */
function climbs(map: Terrain): boolean {
  const rests = (space: Space): boolean => map.solid[space] === 1 || isLadder(map, space)
  const safe = (space: Space): boolean => map.signs[space] !== 't'
  const land = (space: Space): Space | undefined => {
    let to = space
    while (map.solid[to] !== 1) {
      to -= COLUMNS
      if (!safe(to)) return undefined
    }
    return to
  }
  const steps = (space: Space): Space[] => {
    const around = [0, 1, 2, 3].map(way => map.next[4 * space + way] ?? -1)
    const level = Math.floor(space / LEVEL_SPACES)
    const hops = map.signs[space] === 'p' ? map.portals.filter(to => Math.floor(to / LEVEL_SPACES) === level) : []
    return [...around, ...hops].filter(to => to >= 0 && safe(to))
  }
  const reached = (space: Space): Space[] => {
    const once = steps(space)
    const ends = [...once, ...once.flatMap(steps)]
    const landed = ends.map(land).filter(to => to !== undefined)
    return [...ends.filter(rests), ...landed]
  }
  const goal = (space: Space): boolean => space >= map.end - COLUMNS
  const starts = Array.from({ length: LEVEL_SPACES }, (_, i) => map.start + i).filter(
    space => rests(space) && safe(space),
  )
  return starts.every(start => {
    const seen = new Set([start])
    for (const space of seen) {
      if (goal(space) || steps(space).some(goal) || steps(space).flatMap(steps).some(goal)) return true
      for (const to of reached(space)) seen.add(to)
    }
    return false
  })
}

it('any tile above any other can be climbed (PL-22.7)', () => {
  const stuck: string[] = []
  for (const low of normal) {
    for (const high of normal) {
      const levels: Level[] = [layLevel(low, low, false), layLevel(high, high, false)]
      if (!climbs(terrainOf(Object.freeze(levels)))) stuck.push(`${low} under ${high}`)
    }
  }
  expect(stuck).toEqual([])
})

it('a Wall printed by either tile counts at the seam (PL-4.5)', () => {
  const walled = (left: TileId, right: TileId): string => layLevel(left, right, false).walls
  expect(walled('F01', 'F05').charAt(2 * COLUMNS + 3)).toBe('|')
  expect(walled('F03', 'F01').charAt(COLUMNS + 3)).toBe('|')
  expect(walled('F01', 'F02').charAt(3 * COLUMNS + 3)).toBe(':')
})
