import type { Table } from '@undercroft/kernel'
import type { Effect, Face } from '../../content/dice.ts'
import { ownedArtifact } from '../../state/cards.ts'
import type { Source } from '../../state/sources.ts'
import type { Platformer, State } from '../../state/state.ts'
import { discardPotion } from '../14-shop-items-potions-abilities/potions.ts'
import { award } from '../18-variants/artifacts.ts'
import { resetSpecial } from './reset.ts'

/** PL-7.2: a used die leaves the Dice Pool and keeps its face. */
export function spendDie(s: State, face: Face): void {
  for (const die of s.turn.dice) {
    if (die.used || die.face !== face) continue
    die.used = true
    return
  }
}

/** Spends the dice or the card of a source. */
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

/** The Anvil serves only the next Forge, and two Forges in one Turn win the Smith's Hammer. */
export function countForge(s: State, dice: readonly Face[], into: Face, t: Table<Platformer>): void {
  if (s.turn.anvil) t.uses('IT11')
  s.turn.anvil = false
  s.turn.forges++
  t.tell({ what: 'forged', seat: s.active, dice, into })
  if (s.turn.forges >= 2) award(s, 'AR10', s.active, t)
}
