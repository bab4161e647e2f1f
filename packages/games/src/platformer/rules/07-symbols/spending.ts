import type { Table } from '@undercroft/kernel'
import type { Effect, Face } from '../../content/dice.ts'
import type { PotionId } from '../../content/potions.ts'
import { ownedArtifact } from '../../state/cards.ts'
import { type BoostId, boostOf, type Source, type SourceId, sourceOf } from '../../state/sources.ts'
import { activeOf, type Platformer, type State } from '../../state/state.ts'
import { award, loseGems } from '../01-terms-and-options/purse.ts'
import { resetSpecial } from '../12-wounds-faint-spawn/wounds.ts'
import { refillPotions } from '../14-shop-items-potions-abilities/shop.ts'
import { boostCost } from './symbols.ts'

/** PL-7.2: a used die leaves the Dice Pool and keeps its face. */
export function spendDie(s: State, face: Face): void {
  for (const die of s.turn.dice) {
    if (die.used || die.face !== face) continue
    die.used = true
    return
  }
}

/** Uses a source up for an effect. */
export function spendSource(s: State, source: Source, effect: Effect, t: Table<Platformer>): void {
  for (const face of source.dice) spendDie(s, face)
  switch (source.kind) {
    case 'die':
      return
    case 'special':
      resetSpecial(s, s.active, t) // PL-7.3
      return
    case 'forge':
    case 'anvil':
      countForge(s, source.dice, effect, t)
      return
    case 'hammer': {
      const hammer = ownedArtifact(s, s.active, 'AR10')
      if (hammer !== undefined) hammer.ready = false
      t.tell({ what: 'used', seat: s.active, card: 'AR10' })
      return
    }
    case 'wild':
      discardPotion(s, 'PO5', t)
  }
}

/** The Anvil serves the next Forge only; two Forges in a Turn win the Hammer. */
export function countForge(s: State, dice: readonly Face[], into: Face, t: Table<Platformer>): void {
  if (s.turn.anvil) t.uses('IT11')
  s.turn.anvil = false
  s.turn.forges++
  t.tell({ what: 'forged', seat: s.active, dice, into })
  if (s.turn.forges >= 2) award(s, 'AR10', s.active, t)
}

/** PL-14.8: to the bottom of the deck. */
export function discardPotion(s: State, potion: PotionId, t: Table<Platformer>): void {
  const { potions } = activeOf(s)
  potions.splice(potions.indexOf(potion), 1)
  s.potionBottom.push(potion)
  t.uses(potion)
  t.tell({ what: 'drank', seat: s.active, potion })
  refillPotions(s, t)
}

/** PL-8.7: paid before the effect. Gives the Gems discarded. */
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

/** One Symbol used for an effect, and enhanced, whatever it comes from (PL-8.4). */
export function spend(s: State, source: SourceId, boost: BoostId, effect: Effect, t: Table<Platformer>): void {
  spendSource(s, sourceOf(source), effect, t)
  countGems(s, payBoost(s, boost, t), t)
}

/** Three Gems in one Action win the Heart of Facets. */
export function countGems(s: State, gems: number, t: Table<Platformer>): void {
  if (gems >= 3) award(s, 'AR06', s.active, t)
}
