import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import { boostCost, gemsFor } from '../rules/08-gems/boosts.ts'
import { draggable } from '../rules/09-movement/drags.ts'
import { enemiesAround } from '../rules/09-movement/provoked.ts'
import { healthOf, woundsOf } from '../rules/11-attacks-by-heroes/strength.ts'
import type { Choice } from '../state/choices.ts'
import { enemyOn } from '../state/figures.ts'
import { blowBoost, blowSource, boostOf, SHARD_BLOW } from '../state/sources.ts'
import { NOWHERE } from '../state/spaces.ts'
import type { View } from '../state/view.ts'
import { theEnemy } from '../words/places.ts'
import { SAFE } from './danger.ts'
import { type Asked, type Deed, type Placed, sayGems } from './deed.ts'
import { blowsRaised, type Hand, isEmpty, saySources, strikesOf } from './hand.ts'
import { oneUnit, unitsFor } from './units.ts'
import { boostOffered } from './uses.ts'

type Attack = Extract<Choice, readonly ['attack', ...unknown[]]>

/**
 * PL-20.1: the ready-made Attacks. With dice in hand, the one Attack with exactly these, even if it fails (PL-11.4).
 */
export function attacks(ask: Asked, view: View, hand: Hand): Placed[] {
  if (isEmpty(hand)) {
    return ask.options.flatMap((choice): Placed[] =>
      choice[0] === 'attack' ? [[choice[1], strikeOf(view, choice)]] : [],
    )
  }
  const sources = strikesOf(hand, view, ask.seat)
  const here = view.players[ask.seat]?.space ?? NOWHERE
  if (sources === undefined || here === NOWHERE) return []
  return enemiesAround(terrainOf(view.levels), view.enemies, here).flatMap(({ space, kind }): Placed[] => {
    const shards =
      kind === 'ikee' && view.players[ask.seat]?.tokens.includes('shard') === true ? [false, true] : [false]
    return shards.map(shard => [
      space,
      strikeOf(view, ['attack', space, blowsRaised(view, sources, hand.raises, shard)]),
    ])
  })
}

/** An Attack as a deed, with what it deals. */
function strikeOf(view: View, choice: Attack): Deed {
  const [, space, blows] = choice
  const parts = blows.filter(blow => blow !== SHARD_BLOW)
  const sources = parts.map(blowSource)
  const boosts = parts.map(blowBoost)
  const kind = enemyOn(view.enemies, space)?.kind
  const strike = { wounds: woundsOf(view, blows), health: kind === undefined ? 0 : healthOf(view, kind) }
  const gems = gemsFor(view, blows)
  const name = kind === undefined ? 'it' : theEnemy(kind)
  const shard = parts.length < blows.length ? ' and a Crown Shard' : ''
  const with_ = `${saySources(sources, boosts)}${shard}${sayGems(gems)}`
  const text = `Strike ${name} with ${with_}: ${strike.wounds} of ${strike.health}`
  return { kind: 'attack', plan: [choice], text, sources, boosts, gems, strike, danger: SAFE }
}

/** PL-9.21: any Enemy that can be moved at all. */
export function claws(ask: Asked, view: View, hand: Hand): Placed[] {
  const [source] = isEmpty(hand) ? unitsFor(ask, view, 'claw') : oneUnit(ask, view, hand, 'claw')
  if (source === undefined) return []
  const boost = boostOffered(ask, 'claw', source, 1 + (isEmpty(hand) ? 0 : hand.raises)) ?? 0
  const gems = boostCost(boostOf(boost), view.turn.prism)
  return draggable(view).map((space): Placed => {
    const kind = enemyOn(view.enemies, space)?.kind
    const name = kind === undefined ? 'it' : theEnemy(kind)
    const plan: readonly Choice[] = [
      ['claw', source, boost],
      ['enemy', space],
    ]
    const text = `Drag ${name} with ${saySources([source], [boost])}${sayGems(gems)}`
    return [space, { kind: 'claw', plan, text, sources: [source], boosts: [boost], gems, danger: SAFE }]
  })
}
