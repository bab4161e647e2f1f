import type { Offers } from '@undercroft/kernel'
import { enhance } from '../choices.ts'
import type { Effect } from '../content/dice.ts'
import type { Rule } from '../rulebook.ts'
import { BOOSTS, MOST_TIMES, SOURCES, type Source } from '../sources.ts'
import { activeOf, type Platformer, type State } from '../state.ts'
import { boostBroken, type Discounts, discountsOf, poolOf, sourceBroken } from '../symbols.ts'

/** PL-7.1, PL-8.1: every source that gives the effect, as often as the Gems pay for. `why` forbids the effect as such. */
export function offerSymbol(
  s: State,
  o: Offers<Platformer>,
  verb: 'move' | 'coin' | 'claw',
  effect: Effect,
  why: Rule | undefined,
): void {
  if (why !== undefined && !o.explaining) return
  const pool = poolOf(s.turn)
  const discounts = discountsOf(s)
  for (let id = 0; id < SOURCES.length; id++) {
    const broken = why === 'PL-12.9' ? why : (sourceBroken(s, pool, SOURCES[id] as Source, effect) ?? why)
    if (broken === undefined) offerBoosts(s, o, verb, id, discounts)
    else if (o.explaining) refuseBoosts(o, verb, id, broken)
  }
}

function offerBoosts(
  s: State,
  o: Offers<Platformer>,
  verb: 'move' | 'coin' | 'claw',
  source: number,
  discounts: Discounts,
): void {
  const { gems } = activeOf(s)
  for (let id = 0; id < BOOSTS.length; id++) {
    const broken = boostBroken(BOOSTS[id] as (typeof BOOSTS)[number], gems, discounts)
    if (broken === undefined) o.may(enhance(verb, source, id))
    else if (o.explaining) o.refuse(enhance(verb, source, id), broken)
    else if (!discounts.facet) return
  }
}

/** However it is enhanced; without Facet, which few have. */
function refuseBoosts(o: Offers<Platformer>, verb: 'move' | 'coin' | 'claw', source: number, broken: Rule): void {
  for (let boost = 0; boost < MOST_TIMES; boost++) o.refuse(enhance(verb, source, boost), broken)
}
