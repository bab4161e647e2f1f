import type { Broken, Facts, Shape } from './game.ts'
import type { Ask } from './offers.ts'
import { offers, type Play } from './play.ts'
import type { Seat } from './seats.ts'
import { sameData } from './words.ts'

/**
 * Gives the rules that this answer breaks, with their facts, and nothing if it is legal. A match judges asides itself.
 */
export function brokenIn<T extends Shape>(play: Play<T>, seat: Seat, choice: T['choice']): readonly Broken<T>[] {
  const ask = play.asks.find(each => each.seat === seat)
  const { asking } = play
  if (ask === undefined || asking === undefined) return [{ rule: play.game.outOfTurn }]
  if (offers(ask, choice)) return []
  const { phase, frame } = asking
  if (ask.form === choice[0] && phase.check !== undefined) {
    const broken = phase.check({ s: play.state, f: frame, seat, choice })
    return broken.map(each => (each.facts === undefined ? withFacts(play, seat, choice, each.rule) : each))
  }
  const explained = play.explain().find(each => each.seat === seat)
  return [withFacts(play, seat, choice, ruleAgainst(play, explained, choice))]
}

function withFacts<T extends Shape>(play: Play<T>, seat: Seat, choice: T['choice'], rule: T['rule']): Broken<T> {
  const facts = factsOf(play, seat, choice, rule)
  return facts === undefined ? { rule } : { rule, facts }
}

/** Gives the facts that made a rule forbid a choice. */
export function factsOf<T extends Shape>(
  { game, state, asking }: Play<T>,
  seat: Seat,
  choice: T['choice'],
  rule: T['rule'],
): Facts | undefined {
  return asking && game.facts?.({ s: state, f: asking.frame, seat, choice, rule })
}

/**
 * Gives the rule against a choice that an ask does not offer: the refusal that names the choice, else the rule that
 * `meant` gives, else `outOfStep`.
 */
export function ruleAgainst<T extends Shape>(
  { game, state, asking }: Play<T>,
  explained: Ask<T> | undefined,
  choice: T['choice'],
): T['rule'] {
  const named = explained?.refused.find(each => sameData(each.choice, choice))?.rule
  if (named !== undefined || explained === undefined || asking === undefined) return named ?? game.outOfStep
  return game.meant?.({ s: state, f: asking.frame, seat: explained.seat, choice }) ?? game.outOfStep
}
