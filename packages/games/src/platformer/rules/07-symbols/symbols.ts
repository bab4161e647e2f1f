import { type Effect, type Face, SYMBOLS } from '../../content/dice.ts'
import { hasItem, heroCard, isHero, ownedArtifact } from '../../state/cards.ts'
import { type Boost, gemCost, type Source } from '../../state/sources.ts'
import type { View } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

type PlayerView = View['players'][number]

/** PL-7.1: how many unused Action dice show each Symbol, in the order of SYMBOLS. */
export type Pool = readonly number[]

export function poolOf({ dice }: Pick<View['turn'], 'dice'>): number[] {
  const pool = [0, 0, 0, 0, 0]
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i] as View['turn']['dice'][number]
    if (!die.used) (pool[SYMBOLS.indexOf(die.face)] as number)++
  }
  return pool
}

export const inPool = (pool: Pool, face: Face): number => pool[SYMBOLS.indexOf(face)] ?? 0

/** PL-7.8, PL-7.9: a face gives an effect if it shows it, or is a star that the Hero card uses so. */
export function gives(player: PlayerView, face: Face | 'blank', effect: Effect): boolean {
  if (face === effect) return true
  return face === 'star' && (heroCard(player).star[0] === effect || heroCard(player).star[1] === effect)
}

function faceBroken(player: PlayerView, face: Face | 'blank', effect: Effect): Rule | undefined {
  if (gives(player, face, effect)) return undefined
  return face === 'star' ? 'PL-7.8' : 'PL-7.1'
}

/** The rule against using a source of the Active player for an effect; section 20 lists what serves what. */
export function sourceBroken(w: View, pool: Pool, source: Source, effect: Effect): Rule | undefined {
  const player = w.players[w.active] as PlayerView
  const { kind, dice } = source
  switch (kind) {
    case 'die': {
      const [face] = dice as readonly [Face]
      return inPool(pool, face) === 0 ? 'PL-7.1' : faceBroken(player, face, effect)
    }
    case 'special':
      if (player.tokens.includes('shackle')) return 'PL-1.7'
      return faceBroken(player, player.special, effect)
    case 'forge': {
      const [face] = dice as readonly [Face]
      if (inPool(pool, face) < 2) return 'PL-7.10'
      return face === effect ? 'PL-7.11' : undefined
    }
    case 'anvil': {
      const [one, other] = dice as readonly [Face, Face]
      if (!w.turn.anvil || inPool(pool, one) === 0 || inPool(pool, other) === 0) return 'PL-7.10'
      return one === effect || other === effect ? 'PL-7.11' : undefined
    }
    case 'hammer': {
      const [face] = dice as readonly [Face]
      const hammer = ownedArtifact(w, w.active, 'AR10')
      if (hammer?.ready !== true) return hammer === undefined ? 'PL-14.10' : 'PL-14.6'
      if (inPool(pool, face) === 0) return 'PL-7.1'
      return face === effect ? 'PL-14.7' : undefined
    }
    case 'wild':
      if (!player.potions.includes('PO5')) return 'PL-14.10'
      return effect === 'coin' ? 'PL-1.7' : undefined
  }
}

/** What makes enhancing cheaper, as far as it is left. */
export interface Discounts {
  /** Prism: the next Symbol that is enhanced. */
  prism: boolean
  /** Facet: one Symbol, if it is asked for. */
  facet: boolean
}

export function discountsOf(w: View): Discounts {
  const player = w.players[w.active] as PlayerView
  return { prism: w.turn.prism, facet: isHero(player, 'HE6') && player.ready }
}

/** PL-8.2, PL-1.10: the Gems that a boost takes. */
export function boostCost({ times, facet }: Boost, prism: boolean): number {
  if (times === 1) return 0
  return Math.max(0, gemCost(times) - (facet ? 1 : 0) - (prism ? 1 : 0))
}

/** The rule against enhancing one Symbol so with so many Gems. */
export function boostBroken(boost: Boost, gems: number, { prism, facet }: Discounts): Rule | undefined {
  if (boost.facet && !facet) return 'PL-14.9'
  return boostCost(boost, prism) > gems ? 'PL-8.2' : undefined
}

/** PL-8.6: Coax lets each claw go 1 Space further. */
export const clawSteps = (w: View, times: number): number =>
  times + (isHero(w.players[w.active] as PlayerView, 'HE1') ? 1 : 0)

/** PL-8.6: the Lucky Purse adds 1 Coin. PL-1.3: the pool may have fewer. */
export const coinsGiven = (w: View, times: number): number =>
  times + (hasItem(w.players[w.active] as PlayerView, 'IT05') ? 1 : 0)
