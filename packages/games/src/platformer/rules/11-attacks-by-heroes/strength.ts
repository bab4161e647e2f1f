import type { EnemyKind } from '../../content/enemies.ts'
import { hasItem, inForce } from '../../state/cards.ts'
import { contentOf } from '../../state/content.ts'
import { type BlowId, blowBoost, boostOf, SHARD_BLOW } from '../../state/sources.ts'
import type { View } from '../../state/view.ts'
import { bossHealth } from '../16-the-boss-turn/health.ts'

/** PL-11.3: the Wounds that one Attack must deal. PL-16.4: a Boss has its own number. */
export function healthOf(w: Pick<View, 'levels' | 'options'>, kind: EnemyKind): number {
  const { tier, health } = contentOf(w).enemies[kind]
  return tier === 'Boss' ? bossHealth(w) : health
}

/** PL-11.2, PL-8.6: the bonus that is added once to an Attack with this number of sword Symbols. */
export function attackBonus(w: View, swords: number, shard: boolean): number {
  const player = w.players[w.active]
  const daggers = swords >= 2 && player !== undefined && hasItem(player, 'IT09') ? 1 : 0
  return w.turn.bonus + daggers + (shard ? 1 : 0) - (inForce(w, 'EV05') ? 1 : 0)
}

/** The Wounds of an Attack made up of these blows. */
export function woundsOf(w: View, blows: readonly BlowId[]): number {
  const swords = blows.filter(blow => blow !== SHARD_BLOW)
  const sum = swords.reduce((total, blow) => total + boostOf(blowBoost(blow)).times, 0)
  return Math.max(0, sum + attackBonus(w, swords.length, swords.length < blows.length))
}
