import type { Decision, Offers, Table, Together } from '@undercroft/kernel'
import {
  acrossFrom,
  CONNECTED,
  HUB,
  PLACE_NAMES,
  type Place,
  ROOMS,
  ROOMS_AT,
  roomPlace,
  stepsFrom,
} from '../../content/board.ts'
import { BLACKOUT } from '../../content/cards.ts'
import { EXPLORERS } from '../../state/choices.ts'
import {
  ACCEPT,
  DECLINE,
  HOLD,
  KEEP,
  MOVE_ALONE,
  moveGroup,
  REROLL,
  STOP,
  step,
  through,
} from '../../state/ready-choices.ts'
import {
  type ElectroDungeon,
  type ExplorerId,
  type Explorers,
  explorerAt,
  type FrameOf,
  fightOf,
  has,
  looseAt,
  roomAt,
  type State,
  seatOf,
  withExplorer,
} from '../../state/state.ts'
import { moveScore } from '../04-score-rolls/scores.ts'
import { checkEscape, company, formGroup, leaveBehind, leaveGroup, takeAll } from '../05-020-groups/groups.ts'
import { offerAttacks, strike } from '../05-070-fights/attack.ts'
import { passages } from '../07-encountering-a-room/passages.ts'
import { playOwn } from '../10-reward-cards/explorer-cards.ts'
import type { Rule } from '../rulebook.ts'
import { handOver, offerFree, takeOne } from './free-actions.ts'
import { refuseActions } from './place-actions.ts'
import { startMoving } from './turn.ts'

type T = Table<ElectroDungeon>
type O = Offers<ElectroDungeon>

/** ED-5.1: before the Move action. */
export const before: Decision<ElectroDungeon, FrameOf<'before'>> = {
  offer(s, o) {
    const { leader } = s.turn
    o.ask(seatOf(leader), 'Move, hold, or attack').may(MOVE_ALONE)
    offerGroups(s, leader, o)
    offerAttacks(s, leader, o)
    o.otherwise().may(HOLD)
    offerFree(s, leader, 'before', o)
  },
  on: {
    moveAlone({ s }) {
      s.turn.stage = 'die'
    },
    moveGroup({ s, choice: [, who] }) {
      s.turn.invited = true
      s.frames.push({ phase: 'invited', who })
    },
    /** ED-5.6 */
    hold({ s }) {
      s.turn.steps = 0
      s.turn.stage = 'stopped'
    },
    /** ED-5.71: instead of the Move action. */
    attack({ s, choice: [, victim], t }) {
      spendTurn(s)
      strike(s, s.turn.leader, victim, t)
    },
    give: ({ s, choice: [, item, to], t }) => handOverAndLook(s, s.turn.leader, to, item, t),
    pickUp: ({ s, choice: [, item], t }) => takeAndLook(s, item, t),
    play: ({ s, choice: [, card, target], t }) => playOwn(s, s.turn.leader, card, target, t),
  },
}

/** ED-5.85: nothing but free actions is left of the turn. */
export function spendTurn(s: State): void {
  s.turn.chose = true
  s.turn.action = 'used'
  s.turn.stage = 'place'
}

export function handOverAndLook(s: State, from: ExplorerId, to: ExplorerId, item: 'key' | 'fragment', t: T): void {
  handOver(s, from, to, item, t)
  checkEscape(s, t)
}

export function takeAndLook(s: State, item: 'key' | 'fragment', t: T): void {
  takeOne(s, s.turn.leader, item, t)
  checkEscape(s, t)
}

/** ED-5.20, ED-5.21: who is on the same space, has not had its turn and is in no fight. */
function brokenByInvitation(s: State, leader: ExplorerId, guest: ExplorerId): Rule | undefined {
  const there = s.explorers[guest]
  if (guest === leader || there === undefined || there.place !== explorerAt(s, leader).place) return 'ED-5.20'
  return s.turn.invited || there.acted || fightOf(s, guest) !== undefined ? 'ED-5.21' : undefined
}

function offerGroups(s: State, leader: ExplorerId, o: O): void {
  let free = 0
  for (let guest = 0; guest < s.explorers.length; guest++) {
    const broken = brokenByInvitation(s, leader, guest)
    if (broken === undefined) free = withExplorer(free, guest)
    else if (o.explaining) o.refuse(moveGroup(1 << guest), broken)
  }
  for (let set = free; set > 0; set = (set - 1) & free) o.may(moveGroup(set))
}

/** ED-5.21, ED-5.24: each accepts to be led, or declines; who declines a member's invitation leaves its group (ED-5.27). */
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
    t.reveal('ED-5.21', 'all')
    for (const id of s.explorers.keys()) {
      if (!has(who, id)) continue
      if (answers[seatOf(id)]?.[0] === 'accept') members = withExplorer(members, id)
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

/** ED-5.3 */
export const rolled: Decision<ElectroDungeon, FrameOf<'rolled'>> = {
  offer(s, o) {
    const { leader, die } = s.turn
    o.ask(seatOf(leader), `The Move die shows ${die}: keep it, or roll again`).otherwise().may(KEEP).may(REROLL)
  },
  on: {
    keep: ({ s }) => startMoving(s),
    reroll({ s }) {
      s.turn.stage = 'die'
    },
  },
}

/** ED-5.7: step by step. */
export const moving: Decision<ElectroDungeon, FrameOf<'moving'>> = {
  offer(s, o) {
    const { leader, points } = s.turn
    o.ask(seatOf(leader), `Move: ${points} ${points === 1 ? 'point' : 'points'} left`)
    const bound = explorerAt(s, leader).place === s.turn.mustLeave
    if (bound) o.otherwise()
    offerSteps(s, o)
    offerPassages(s, o)
    if (!bound) o.otherwise().may(STOP)
    else o.refuse(STOP, 'ED-5.80')
    if (o.explaining) o.refuse(REROLL, 'ED-5.3')
    refuseActions(s, o, false)
    offerFree(s, leader, 'moving', o)
  },
  on: {
    step({ s, choice: [, place], t }) {
      const from = explorerAt(s, s.turn.leader).place
      walk(s, place, t)
      t.tell({ what: 'stepped', explorers: s.turn.members, from, to: place, points: s.turn.points })
    },
    /** ED-7.28 */
    through({ s, choice: [, room, take], t }) {
      const from = explorerAt(s, s.turn.leader).place
      const to = acrossFrom(room, from)
      walk(s, to, t)
      t.tell({ what: 'through', explorers: s.turn.members, room, from, to, points: s.turn.points })
      // ED-6.15: in passing.
      if (take === 'take') takeAll(s, s.turn.leader, roomPlace(room), t)
    },
    /** ED-5.5: the points that are left may still be of use (ED-5.61). */
    stop({ s }) {
      s.turn.stage = 'stopped'
    },
    give: ({ s, choice: [, item, to], t }) => handOverAndLook(s, s.turn.leader, to, item, t),
    pickUp: ({ s, choice: [, item], t }) => takeAndLook(s, item, t),
    play: ({ s, choice: [, card, target], t }) => playOwn(s, s.turn.leader, card, target, t),
  },
}

/** ED-1.8, ED-5.23: all who move together, past anybody; who goes elsewhere alone leaves its group (ED-5.27). */
function walk(s: State, to: Place, t: T): void {
  const { turn } = s
  leaveBehind(s, turn.members, t)
  for (const [id, explorer] of s.explorers.entries()) if (has(turn.members, id)) explorer.place = to
  turn.points--
  turn.steps++
}

function offerSteps(s: State, o: O): void {
  const here = explorerAt(s, s.turn.leader).place
  const next = CONNECTED[here] ?? []
  for (let i = 0; i < next.length; i++) o.may(step(next[i] as Place))
  if (!o.explaining) return
  const steps = stepsFrom(here, passages(s))
  for (const place of PLACE_NAMES.keys()) {
    if (next.includes(place)) continue
    const far = (steps[place] ?? 0) > s.turn.points ? 'ED-5.2' : 'ED-1.6'
    o.refuse(step(place), place > HUB ? 'ED-5.8' : far)
  }
}

/** ED-7.28: from one opening of a cleared room to the other, unless it is dark (MR-07). */
function offerPassages(s: State, o: O): void {
  const here = explorerAt(s, s.turn.leader).place
  const near = ROOMS_AT[here] ?? []
  for (let i = 0; i < near.length; i++) {
    const room = near[i] as number
    const broken = roomAt(s, room).card !== 'none' ? 'ED-5.8' : s.mofEffect === BLACKOUT ? 'ED-10.11' : undefined
    const items = looseAt(s, roomPlace(room)) !== undefined
    o.try(through(room, false), broken)
    if (items || o.explaining) o.try(through(room, true), broken ?? (items ? undefined : 'ED-6.15'))
  }
  if (!o.explaining) return
  for (const room of ROOMS.keys()) if (!near.includes(room)) o.refuse(through(room, false), 'ED-7.28')
}
