import type { Observed } from '@undercroft/kernel'
import { columnOf, rowOf } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'

/** What the lab looks at: where Heroes and Enemies stand, and the cards of each player. */
export const observed: Observed<Platformer> = {
  spots({ players, enemies }) {
    const spaces = [...players, ...enemies].map(({ space }) => space).filter(space => space >= 0)
    return spaces.map(space => ({ board: 'Map', x: columnOf(space), y: -rowOf(space) }))
  },
  holdings: ({ players, artifacts }) =>
    players.map(({ items, potions }, seat) => [
      ...items.map(({ card }) => card),
      ...potions,
      ...artifacts.flatMap(({ owner, card }) => (owner === seat ? [card] : [])),
    ]),
}
