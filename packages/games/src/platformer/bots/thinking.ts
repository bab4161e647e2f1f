import type { Thinking } from '@undercroft/kernel'
import type { ItemId } from '../content/items.ts'
import { isBossLevel, terrainOf } from '../rules/04-adjacency/terrain.ts'
import { healthOf } from '../rules/11-attacks-by-heroes/strength.ts'
import { bossSpace } from '../rules/16-the-boss-turn/ranges.ts'
import { NOWHERE, rowOf } from '../state/spaces.ts'
import { type Platformer, type Player, playerOf, type State } from '../state/state.ts'
import { says } from '../words/says.ts'
import { detour } from './climb.ts'
import value from './value.json' with { type: 'json' }
import { mostWounds, walkDistances } from './victory.ts'

const FEATURES = [
  'row',
  'rows ahead of the best other',
  'on the Boss Level',
  'off the Map',
  'hearts',
  'last heart',
  'gems',
  'gems on the Boss Level',
  'coins',
  'items',
  'potions',
  'Enemies defeated',
  "turns until it is one's own",
  'rounds played alone',
  'detour on the way up',
  'blow that it can deal',
  'cards for a blow',
  'cards for a blow on the Boss Level',
  'steps to the Boss',
] as const

/** Swords of a usual roll, those that are forged among them. */
const USUAL_SWORDS = 2

/** Steps to the Boss beyond which it is out of reach anyway. */
const FARTHEST = 8

const STRENGTHENING: readonly ItemId[] = ['IT02', 'IT09', 'IT12']

export const thinking: Thinking<Platformer> = {
  horizon: 3,
  tables: [{}, { players: 4 }, { players: 1 }, { players: 3 }],
  turn: s => s.round * 8 + s.active,
  features: FEATURES,
  says,
  value,
  sides: s => s.players.map((_, seat) => seat),
  measure(s, seat, into) {
    const { space, hearts, gems, coins, items, potions, defeated, entered } = playerOf(s, seat)
    const row = heightOf(s, seat)
    const others = s.players.flatMap((_, other) => (other === seat ? [] : [heightOf(s, other)]))
    const count = s.players.length
    const map = terrainOf(s.levels)
    const above = entered && space !== NOWHERE && isBossLevel(map, space)
    const boss = bossSpace(s)
    const cards = cardsForBlow(playerOf(s, seat))
    const blow = Math.min(1, mostWounds(USUAL_SWORDS, gems) / healthOf(s, s.boss))
    into.set([
      row,
      others.length === 0 ? 0 : row - Math.max(...others),
      entered ? 1 : 0,
      space === NOWHERE ? 1 : 0,
      hearts,
      hearts <= 1 ? 1 : 0,
      gems,
      entered ? gems : 0,
      coins,
      items.length,
      potions.length,
      defeated,
      (seat - s.active + count) % count,
      count === 1 ? s.round : 0,
      space === NOWHERE || isBossLevel(map, space) ? 0 : detour(map, space),
      blow,
      cards,
      above ? cards : 0,
      above && boss !== NOWHERE ? Math.min(FARTHEST, walkDistances(map, boss)[space] ?? FARTHEST) : 0,
    ])
  },
}

/** The row of a Hero, counted from 1; 0 while it is off the Map. */
function heightOf(s: State, seat: number): number {
  const { space } = playerOf(s, seat)
  return space === NOWHERE ? 0 : rowOf(space) + 1
}

/** The cards that strengthen an Attack on the Boss, by about what each adds. */
function cardsForBlow({ items, potions }: Player): number {
  let count = 0
  for (const { card } of items) count += card === 'IT15' ? 2 : STRENGTHENING.includes(card) ? 1 : 0
  for (const potion of potions) count += potion === 'PO2' || potion === 'PO5' ? 1 : 0
  return count
}
