import type { Offers } from '@undercroft/kernel'
import type { Effect } from '../../content/dice.ts'
import { enhance } from '../../state/choices.ts'
import { isOnMap } from '../../state/figures.ts'
import {
  BOOSTS,
  type BoostId,
  boostOf,
  MOST_TIMES,
  SOURCES,
  type Source,
  type SourceId,
  sourceOf,
} from '../../state/sources.ts'
import { activeOf, type Platformer, type State } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import { boostBroken, type Discounts, discountsOf } from '../08-gems/boosts.ts'
import { clawBroken } from '../09-movement/drags.ts'
import { canStep } from '../09-movement/steps.ts'
import type { Rule } from '../rulebook.ts'
import { poolOf, sourceBroken } from './symbols.ts'

/** The verbs that use a Symbol which Gems can enhance. */
type Enhanced = 'move' | 'coin' | 'claw'

const EFFECTS = { move: 'foot', coin: 'coin', claw: 'claw' } as const satisfies Record<Enhanced, Effect>

/**
 * The rule that forbids the effect itself. PL-9.3: the Hero needs somewhere to go. PL-9.21: there must be an Enemy to
 * move.
 */
function effectBroken(s: View, verb: Enhanced): Rule | undefined {
  if (verb === 'move') return canStep(s, true) ? undefined : 'PL-9.3'
  return verb === 'claw' ? clawBroken(s) : undefined
}

/**
 * The rule that forbids using one Symbol for one effect. PL-20.4: the Hero must be on the Map; then Symbol and Gems are
 * checked, and then the Map.
 */
export function symbolBroken(s: State, verb: Enhanced, source: SourceId, boost: BoostId): Rule | undefined {
  return (
    plainBroken(s, verb, source) ??
    boostBroken(boostOf(boost), activeOf(s).gems, discountsOf(s)) ??
    effectBroken(s, verb)
  )
}

/** The rule that forbids using a source however it is enhanced. */
function plainBroken(s: State, verb: Enhanced, source: SourceId): Rule | undefined {
  if (!isOnMap(activeOf(s))) return 'PL-12.9'
  return sourceBroken(s, poolOf(s.turn), sourceOf(source), EFFECTS[verb])
}

/** PL-7.1, PL-8.1: offers every source that gives the effect, with each multiplier that the Gems pay for. */
export function offerSymbol(s: State, o: Offers<Platformer>, verb: Enhanced): void {
  if (!isOnMap(activeOf(s)) || effectBroken(s, verb) !== undefined) {
    if (o.explaining) refuseSymbol(s, o, verb)
    return
  }
  const pool = poolOf(s.turn)
  const discounts = discountsOf(s)
  for (let id = 0; id < SOURCES.length; id++) {
    if (sourceBroken(s, pool, SOURCES[id] as Source, EFFECTS[verb]) === undefined)
      offerBoosts(s, o, verb, id, discounts)
    else if (o.explaining) refuseBoosts(s, o, verb, id)
  }
}

function offerBoosts(s: State, o: Offers<Platformer>, verb: Enhanced, source: number, discounts: Discounts): void {
  const { gems } = activeOf(s)
  for (let id = 0; id < BOOSTS.length; id++) {
    const broken = boostBroken(BOOSTS[id] as (typeof BOOSTS)[number], gems, discounts)
    if (broken === undefined) o.may(enhance(verb, source, id))
    else if (o.explaining) o.refuse(enhance(verb, source, id), broken)
    else if (!discounts.facet) return
  }
}

/** Refuses a source with each multiplier. Facet is left out, as few players have it. */
function refuseBoosts(s: State, o: Offers<Platformer>, verb: Enhanced, source: number): void {
  const plain = plainBroken(s, verb, source)
  for (let boost = 0; boost < MOST_TIMES; boost++) {
    const broken = plain ?? symbolBroken(s, verb, source, boost)
    if (broken !== undefined) o.refuse(enhance(verb, source, boost), broken)
  }
}

function refuseSymbol(s: State, o: Offers<Platformer>, verb: Enhanced): void {
  for (let id = 0; id < SOURCES.length; id++) refuseBoosts(s, o, verb, id)
}
