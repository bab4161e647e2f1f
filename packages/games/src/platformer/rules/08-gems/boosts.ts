import { hasItem, isHero } from '../../state/cards.ts'
import { type BlowId, type Boost, blowBoost, boostOf, SHARD_BLOW } from '../../state/sources.ts'
import type { PlayerView, View } from '../../state/view.ts'
import type { Rule } from '../rulebook.ts'

/** PL-8.1, PL-8.2: doubling takes 1 Gem, tripling 2 more, and so on. */
export const gemCost = (times: number): number => (times * (times - 1)) / 2

/**
 * The Gems that blows cost together. PL-8.3: each Symbol is counted on its own. The Prism works for the first that is
 * enhanced.
 */
export function gemsFor(w: View, blows: readonly BlowId[]): number {
  let prism = w.turn.prism
  let sum = 0
  for (const blow of blows) {
    if (blow === SHARD_BLOW) continue
    const boost = boostOf(blowBoost(blow))
    sum += boostCost(boost, prism)
    if (boost.times > 1) prism = false
  }
  return sum
}

/** PL-8.9: splits a total over n Symbols as evenly as possible, the larger parts first. */
export function evenSplit(total: number, n: number): number[] {
  return Array.from({ length: n }, (_, i) => Math.floor(total / n) + (i < total % n ? 1 : 0))
}

/** What makes enhancing cheaper and has not been used up. */
export interface Discounts {
  /** The Prism makes the next Symbol that is enhanced cheaper. */
  prism: boolean
  /** Facet makes one Symbol cheaper, if the player asks for it. */
  facet: boolean
}

export function discountsOf(w: View): Discounts {
  const player = w.players[w.active] as PlayerView
  return { prism: w.turn.prism, facet: isHero(player, 'HE6') && player.ready }
}

/** PL-8.2, PL-1.10: the Gems that a boost costs. */
export function boostCost({ times, facet }: Boost, prism: boolean): number {
  if (times === 1) return 0
  const cost = Math.max(0, gemCost(times) - (prism ? 1 : 0))
  return facet && cost > 1 ? cost - 1 : cost
}

/** Whether Facet would change nothing: it takes no last Gem off. */
export const isIdle = ({ times, facet }: Boost): boolean => facet && times === 2

/** The rule that forbids a boost to a player with this number of Gems. */
export function boostBroken(boost: Boost, gems: number, { prism, facet }: Discounts): Rule | undefined {
  if (boost.facet && !facet) return 'PL-14.9'
  if (isIdle(boost)) return 'PL-14.7'
  return boostCost(boost, prism) > gems ? 'PL-8.2' : undefined
}

/** PL-8.6: Coax lets each claw go 1 Space further. */
export const clawSteps = (w: View, times: number): number =>
  times + (isHero(w.players[w.active] as PlayerView, 'HE1') ? 1 : 0)

/** PL-8.6: the Lucky Purse adds 1 Coin. PL-1.3: the pool may have fewer. */
export const coinsGiven = (w: View, times: number): number =>
  times + (hasItem(w.players[w.active] as PlayerView, 'IT05') ? 1 : 0)
