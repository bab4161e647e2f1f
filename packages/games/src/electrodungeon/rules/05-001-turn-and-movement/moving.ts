import type { Decision, Offers, Table } from '@undercroft/kernel'
import { acrossFrom, CONNECTED, HUB, PLACE_NAMES, type Place, roomPlace, stepsFrom } from '../../content/board.ts'
import { HOLD, KEEP, MOVE_ALONE, REROLL, STOP, step } from '../../state/ready-choices.ts'
import { type ElectroDungeon, explorerAt, type FrameOf, has, type State, seatOf } from '../../state/state.ts'
import { leaveBehind } from '../05-020-groups/groups.ts'
import { offerGroups } from '../05-020-groups/inviting.ts'
import { offerAttacks, strike } from '../05-070-fights/attack.ts'
import { spendTurn } from '../05-070-fights/fights.ts'
import { handOverAndLook, takeAndLook } from '../06-keys-fragments-escape/escape.ts'
import { takeAll } from '../06-keys-fragments-escape/items.ts'
import { offerPassages, passages } from '../07-encountering-a-room/passages.ts'
import { playOwn } from '../10-reward-cards/explorer-cards.ts'
import { offerFree } from './free-actions.ts'
import { refuseActions } from './place-actions.ts'
import { startMoving } from './turn.ts'

type T = Table<ElectroDungeon>
type O = Offers<ElectroDungeon>

/** ED-5.1: the choice before the Move action. */
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
    /** ED-5.6: the Explorer stays where it is. */
    hold({ s }) {
      s.turn.steps = 0
      s.turn.stage = 'stopped'
    },
    /** ED-5.71: an attack replaces the Move action. */
    attack({ s, choice: [, victim], t }) {
      spendTurn(s)
      strike(s, s.turn.leader, victim, t)
    },
    give: ({ s, choice: [, item, to], t }) => handOverAndLook(s, s.turn.leader, to, item, t),
    pickUp: ({ s, choice: [, item], t }) => takeAndLook(s, item, t),
    play: ({ s, choice: [, card, target], t }) => playOwn(s, s.turn.leader, card, target, t),
  },
}

/** ED-5.3: the leader keeps the Move die, or rolls it again. */
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

/** ED-5.7: the Explorers move step by step. */
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
    /** ED-7.28: they walk through a cleared room. */
    through({ s, choice: [, room, take], t }) {
      const from = explorerAt(s, s.turn.leader).place
      const to = acrossFrom(room, from)
      walk(s, to, t)
      t.tell({ what: 'through', explorers: s.turn.members, room, from, to, points: s.turn.points })
      // ED-6.15: the leader takes what lies in the room in passing.
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

/**
 * ED-1.8, ED-5.23: moves all members together, past anybody. They leave those of their group who stay behind (ED-5.27).
 */
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
