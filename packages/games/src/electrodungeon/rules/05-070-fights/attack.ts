import { agenda, type Offers, type Table } from '@undercroft/kernel'
import { isSpace } from '../../content/board.ts'
import { attack } from '../../state/ready-choices.ts'
import { type ElectroDungeon, type ExplorerId, explorerAt, fightOf, has, type State } from '../../state/state.ts'
import { contestedRoll } from '../04-score-rolls/rolls.ts'
import { scoreOf } from '../04-score-rolls/scores.ts'
import type { Rule } from '../rulebook.ts'
import { joinFight } from './fights.ts'

/** ED-5.70, ED-5.72: an Explorer can attack anybody else on its numbered space. */
export function brokenByAttack(s: State, attacker: ExplorerId, victim: ExplorerId): Rule | undefined {
  const { place } = explorerAt(s, attacker)
  if (attacker === victim || s.explorers[victim]?.place !== place) return 'ED-5.70'
  return isSpace(place) ? undefined : 'ED-5.72'
}

/** Offers every attack that is possible, unless `barred` forbids all of them. */
export function offerAttacks(s: State, attacker: ExplorerId, o: Offers<ElectroDungeon>, barred?: Rule): void {
  for (let victim = 0; victim < s.explorers.length; victim++) {
    if (victim === attacker) continue
    const broken = brokenByAttack(s, attacker, victim) ?? barred
    if (broken === undefined) o.may(attack(victim))
    else if (o.explaining) o.refuse(attack(victim), broken)
  }
}

/** ED-5.73: an attack is a Fight roll against the victim's Move roll. */
export function strike(s: State, attacker: ExplorerId, victim: ExplorerId, t: Table<ElectroDungeon>): void {
  joinFight(s, attacker, victim, t)
  agenda(s, contestedRoll(attacker, 'fight', victim, 'move'), { phase: 'strikes', attacker, victim })
}

/** ED-5.79: the opponent with the highest Fight rolls against a flight; among equals, the next one in turn order. */
export function pursuerOf(s: State, fugitive: ExplorerId): ExplorerId {
  const fighters = fightOf(s, fugitive)?.fighters ?? 0
  const at = s.order.indexOf(fugitive)
  const others = [...s.order.slice(at + 1), ...s.order.slice(0, at)].filter(id => has(fighters, id))
  let best = others[0] ?? fugitive
  for (const id of others) {
    if (scoreOf(explorerAt(s, id), 'fight') > scoreOf(explorerAt(s, best), 'fight')) best = id
  }
  return best
}
