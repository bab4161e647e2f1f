import type { Table } from '@undercroft/kernel'
import { NONE, type Place } from '../../content/board.ts'
import {
  type ElectroDungeon,
  type ExplorerId,
  explorerAt,
  type Fight,
  fightAt,
  fightOf,
  type State,
  sizeOf,
  withExplorer,
  withoutExplorer,
} from '../../state/state.ts'
import { leaveGroup } from '../05-020-groups/groups.ts'
import type { Rule } from '../rulebook.ts'

type T = Table<ElectroDungeon>
/** ED-5.84: an Explorer leaves its fight, which ends with fewer than two fighters. */
export function leaveFight(s: State, id: ExplorerId, t: T): void {
  const fight = fightOf(s, id)
  if (fight === undefined) return
  fight.fighters = withoutExplorer(fight.fighters, id)
  fight.betrayers = withoutExplorer(fight.betrayers, id)
  fight.resting = withoutExplorer(fight.resting, id)
  if (sizeOf(fight.fighters) < 2) endFight(s, fight.place, 'ED-5.84', t)
  else endIfAllRest(s, fight, t)
}

/** ED-5.83: a fight ends when all have stood down, also because the others are gone. */
export function endIfAllRest(s: State, { place, fighters, resting }: Fight, t: T): void {
  if (resting === fighters) endFight(s, place, 'ED-5.83', t)
}

function endFight(s: State, place: Place, by: Rule, t: T): void {
  s.fights = s.fights.filter(fight => fight.place !== place)
  t.tell({ what: 'fightOver', place, by })
}

/** ED-5.75, ED-5.81, ED-5.82: both join the fight on their space; whoever attacks its own group betrays it. */
export function joinFight(s: State, attacker: ExplorerId, victim: ExplorerId, t: T): void {
  const { place, group } = explorerAt(s, attacker)
  const betrayal = group !== NONE && group === explorerAt(s, victim).group
  let fight = fightAt(s.fights, place)
  if (fight === undefined) {
    fight = { place, fighters: 0, betrayers: 0, resting: 0 }
    s.fights.push(fight)
  }
  fight.fighters = withExplorer(withExplorer(fight.fighters, attacker), victim)
  fight.resting = withoutExplorer(fight.resting, attacker)
  if (betrayal) fight.betrayers = withExplorer(fight.betrayers, attacker)
  t.tell({ what: 'attacked', attacker, victim, place, betrayal })
  leaveGroup(s, attacker, t)
  leaveGroup(s, victim, t)
  for (const id of [attacker, victim]) {
    if (id !== s.turn.leader) s.turn.members = withoutExplorer(s.turn.members, id)
  }
}

/** ED-5.85: nothing but free actions is left of the turn. */
export function spendTurn(s: State): void {
  s.turn.chose = true
  s.turn.action = 'used'
  s.turn.stage = 'place'
}
