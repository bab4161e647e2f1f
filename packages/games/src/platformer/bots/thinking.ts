import type { Thinking } from '@undercroft/kernel'
import { NOWHERE, rowOf } from '../state/spaces.ts'
import { type Platformer, playerOf, type State } from '../state/state.ts'
import value from './value.json' with { type: 'json' }

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
] as const

export const thinking: Thinking<Platformer> = {
  horizon: 3,
  tables: [{}, { players: 4 }, { players: 1 }, { players: 3 }],
  turn: s => s.round * 8 + s.active,
  features: FEATURES,
  value,
  sides: s => s.players.map((_, seat) => seat),
  measure(s, seat, into) {
    const { space, hearts, gems, coins, items, potions, defeated, entered } = playerOf(s, seat)
    const row = heightOf(s, seat)
    const others = s.players.flatMap((_, other) => (other === seat ? [] : [heightOf(s, other)]))
    const count = s.players.length
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
    ])
  },
}

/** The row of a Hero, counted from 1; 0 while it is off the Map. */
function heightOf(s: State, seat: number): number {
  const { space } = playerOf(s, seat)
  return space === NOWHERE ? 0 : rowOf(space) + 1
}
