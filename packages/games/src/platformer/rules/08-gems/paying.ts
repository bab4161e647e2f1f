import type { Table } from '@undercroft/kernel'
import type { Effect } from '../../content/dice.ts'
import { type BoostId, boostOf, type SourceId, sourceOf } from '../../state/sources.ts'
import { activeOf, type Platformer, type State } from '../../state/state.ts'
import { loseGems } from '../01-terms-and-options/purse.ts'
import { spendSource } from '../07-symbols/spending.ts'
import { award } from '../18-variants/artifacts.ts'
import { boostCost } from './boosts.ts'

/** PL-8.7: Gems are paid before the effect. Returns how many were discarded. */
export function payBoost(s: State, id: BoostId, t: Table<Platformer>): number {
  const boost = boostOf(id)
  if (boost.times === 1) return 0
  const cost = boostCost(boost, s.turn.prism)
  s.turn.prism = false
  if (boost.facet) {
    activeOf(s).ready = false
    t.uses('HE6')
    t.tell({ what: 'used', seat: s.active, card: 'HE6' })
  }
  loseGems(s, s.active, cost, 'enhance', t)
  return cost
}

/** Uses one Symbol for an effect and pays for its boost, whatever its source (PL-8.4). */
export function spend(s: State, source: SourceId, boost: BoostId, effect: Effect, t: Table<Platformer>): void {
  spendSource(s, sourceOf(source), effect, t)
  countGems(s, payBoost(s, boost, t), t)
}

/** Three Gems in one Action win the Heart of Facets. */
export function countGems(s: State, gems: number, t: Table<Platformer>): void {
  if (gems >= 3) award(s, 'AR06', s.active, t)
}
