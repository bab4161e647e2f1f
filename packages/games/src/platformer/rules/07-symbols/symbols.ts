import { type Effect, type Face, SYMBOLS } from '../../content/dice.ts'
import { ownedArtifact } from '../../state/cards.ts'
import { type Housed, heroCard } from '../../state/content.ts'
import {
  dieSource,
  forgeSource,
  SOURCES,
  type Source,
  type SourceId,
  SPECIAL_SOURCE,
  sourceOf,
} from '../../state/sources.ts'
import type { PlayerView, View } from '../../state/view.ts'
import type { Rule } from '../rulebook.ts'

/**
 * All sources from the cheapest on: a die that shows the Symbol, a star, the Special die, Forges, and what cards allow.
 */
const PREFERENCE: readonly SourceId[] = [
  ...SYMBOLS.map(dieSource).filter(source => sourceOf(source).name !== 'star'),
  dieSource('star'),
  SPECIAL_SOURCE,
  ...SYMBOLS.map(forgeSource),
  ...SOURCES.map((_, source) => source).filter(source => ['anvil', 'hammer', 'wild'].includes(sourceOf(source).kind)),
]

/** Every source that could give an effect now, the cheapest first. */
export function sourcesFor(w: View, effect: Effect): SourceId[] {
  const pool = poolOf(w.turn)
  return PREFERENCE.filter(source => sourceBroken(w, pool, sourceOf(source), effect) === undefined)
}

/** PL-7.1: the number of unused Action dice that show each Symbol, in the order of SYMBOLS. */
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

/**
 * PL-7.8, PL-7.9: a face gives an effect if it shows that Symbol, or if it is a star that the Hero card uses as that
 * Symbol.
 */
export function gives(w: Housed, player: PlayerView, face: Face | 'blank', effect: Effect): boolean {
  if (face === effect) return true
  if (face !== 'star') return false
  const { star } = heroCard(w, player)
  return star.includes(effect)
}

function faceBroken(w: Housed, player: PlayerView, face: Face | 'blank', effect: Effect): Rule | undefined {
  if (gives(w, player, face, effect)) return undefined
  return face === 'star' ? 'PL-7.8' : 'PL-7.1'
}

/**
 * The rule that forbids the Active player to use a source for an effect. Section 20 lists which source gives which
 * effect.
 */
export function sourceBroken(w: View, pool: Pool, source: Source, effect: Effect): Rule | undefined {
  const player = w.players[w.active] as PlayerView
  const { kind, dice } = source
  switch (kind) {
    case 'die': {
      const [face] = dice as readonly [Face]
      return inPool(pool, face) === 0 ? 'PL-7.1' : faceBroken(w, player, face, effect)
    }
    case 'special':
      if (player.tokens.includes('shackle')) return 'PL-1.7'
      return faceBroken(w, player, player.special, effect)
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
