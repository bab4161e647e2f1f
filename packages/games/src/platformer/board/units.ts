import type { OpenAsk } from '@undercroft/kernel'
import { type Effect, type Face, SYMBOLS } from '../content/dice.ts'
import { sourcesFor } from '../rules/07-symbols/symbols.ts'
import { type SourceId, sourceOf } from '../state/sources.ts'
import type { Platformer } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { type Hand, sourceOfHand } from './hand.ts'
import { boostOffered } from './uses.ts'

const EFFECTS: { readonly [verb in 'move' | 'claw']: Effect } = { move: 'foot', claw: 'claw' }

/**
 * Lists the sources that are offered for a verb, the cheapest first, and each as often as there are dice for it. Cards
 * are left out: the player picks them up.
 */
export function unitsFor(ask: OpenAsk<Platformer>, view: View, verb: 'move' | 'claw'): SourceId[] {
  if (!ask.options.some(choice => choice[0] === verb)) return []
  const left = new Map<Face, number>(
    SYMBOLS.map(face => [face, view.turn.dice.filter(die => !die.used && die.face === face).length]),
  )
  const units: SourceId[] = []
  for (const source of sourcesFor(view, EFFECTS[verb])) {
    const { kind, dice } = sourceOf(source)
    if (kind === 'special') units.push(source)
    const [face] = dice
    if (face === undefined || (kind !== 'die' && kind !== 'forge')) continue
    for (let many = left.get(face) ?? 0; many >= dice.length; many -= dice.length) {
      units.push(source)
      left.set(face, many - dice.length)
    }
  }
  return units
}

/** The hand as a single source for this verb, if that is offered with the Gems in hand. */
export function oneUnit(ask: OpenAsk<Platformer>, view: View, hand: Hand, verb: 'move' | 'claw'): SourceId[] {
  const source = sourceOfHand(hand, view)
  const boost = boostOffered(ask, verb, source, 1 + hand.raises)
  return source === undefined || boost === undefined ? [] : [source]
}
