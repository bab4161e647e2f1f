import type { Offers, Together } from '@undercroft/kernel'
import { EXPLORERS } from '../../state/choices.ts'
import type { FrameOf } from '../../state/frames.ts'
import { ACCEPT, DECLINE, moveGroup } from '../../state/ready-choices.ts'
import {
  type ElectroDungeon,
  type ExplorerId,
  type Explorers,
  explorerAt,
  fightOf,
  has,
  type State,
  seatOf,
  withExplorer,
} from '../../state/state.ts'
import { moveScore } from '../04-score-rolls/scores.ts'
import type { Rule } from '../rulebook.ts'
import { company, formGroup, leaveGroup } from './groups.ts'

type O = Offers<ElectroDungeon>
/** ED-5.20, ED-5.21: a guest is on the same space, has not had its turn and is in no fight. */
function brokenByInvitation(s: State, leader: ExplorerId, guest: ExplorerId): Rule | undefined {
  const there = s.explorers[guest]
  if (guest === leader || there === undefined || there.place !== explorerAt(s, leader).place) return 'ED-5.20'
  return s.turn.invited || there.acted || fightOf(s, guest) !== undefined ? 'ED-5.21' : undefined
}

export function offerGroups(s: State, leader: ExplorerId, o: O): void {
  let free = 0
  for (let guest = 0; guest < s.explorers.length; guest++) {
    const broken = brokenByInvitation(s, leader, guest)
    if (broken === undefined) free = withExplorer(free, guest)
    else if (o.explaining) o.refuse(moveGroup(1 << guest), broken)
  }
  for (let set = free; set > 0; set = (set - 1) & free) o.may(moveGroup(set))
}

/** ED-5.21, ED-5.24: each guest accepts to be led, or declines. A member who declines leaves the group (ED-5.27). */
export const invited: Together<ElectroDungeon, FrameOf<'invited'>> = {
  offer(s, o, { who }) {
    const leader = EXPLORERS[s.turn.leader]
    for (const id of s.explorers.keys()) {
      if (has(who, id)) o.ask(seatOf(id), `Move as a group led by ${leader}`).may(ACCEPT).otherwise().may(DECLINE)
    }
  },
  all(s, t, answers, { who }) {
    const { turn } = s
    let members: Explorers = 1 << turn.leader
    const accepting = answers.map(answer => answer?.[0] === 'accept')
    t.reveal('ED-5.21', 'all', accepting)
    for (const id of s.explorers.keys()) {
      if (!has(who, id)) continue
      if (accepting[seatOf(id)]) members = withExplorer(members, id)
      else if (has(company(s, turn.leader), id)) leaveGroup(s, id, t)
    }
    if (members === 1 << turn.leader) return
    formGroup(s, members, t)
    turn.members = members
    turn.party = members
    for (const [id, explorer] of s.explorers.entries()) if (has(members, id)) explorer.acted = true
    t.tell({ what: 'grouped', leader: turn.leader, members, move: moveScore(s.explorers, members) })
    turn.stage = 'die'
  },
}
