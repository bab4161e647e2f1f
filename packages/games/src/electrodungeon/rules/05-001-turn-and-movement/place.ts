import { agenda, type Decision, type Offers, type Step, type Together } from '@undercroft/kernel'
import { DOOR_AT, DOORS, HUB, NONE, ROOMS, ROOMS_AT, type RoomId } from '../../content/board.ts'
import { EXPLORERS } from '../../state/choices.ts'
import {
  attempt,
  builtIn,
  END,
  enter,
  FOLLOW,
  HOLD,
  MOVE_ALONE,
  perceive,
  STAY_OUT,
  unlock,
} from '../../state/ready-choices.ts'
import {
  doorAt,
  type ElectroDungeon,
  type ExplorerId,
  type Explorers,
  explorerAt,
  type FrameOf,
  has,
  roomAt,
  type State,
  seatOf,
  withExplorer,
  withoutExplorer,
} from '../../state/state.ts'
import { rollWon, scoreRoll } from '../04-score-rolls/rolls.ts'
import { leaveGroup } from '../05-020-groups/groups.ts'
import { enterRoom } from '../05-050-running-in-headfirst/entering.ts'
import { offerAttacks, strike } from '../05-070-fights/attack.ts'
import { look, openDoor } from '../07-encountering-a-room/rooms.ts'
import { playOwn } from '../10-reward-cards/explorer-cards.ts'
import type { Rule } from '../rulebook.ts'
import { brokenByLock, offerFree } from './free-actions.ts'
import { handOverAndLook, spendTurn, takeAndLook } from './moving.ts'
import { brokenByAction } from './place-actions.ts'

type O = Offers<ElectroDungeon>

/** ED-5.9: at most one place action; then the turn is over. */
export const place: Decision<ElectroDungeon, FrameOf<'place'>> = {
  offer(s, o) {
    const { leader, action } = s.turn
    o.ask(seatOf(leader), action === 'used' ? 'End your turn' : 'Act where you are, or end your turn')
    if (action !== 'used' || o.explaining) {
      offerRooms(s, o)
      offerDoors(s, o)
      offerAttacks(s, leader, o, brokenByAction(s))
    }
    o.otherwise().may(END)
    if (o.explaining) {
      const broken = brokenByAction(s) ?? 'ED-5.9'
      o.refuse(MOVE_ALONE, broken).refuse(HOLD, broken)
    }
    offerFree(s, leader, 'place', o)
  },
  on: {
    /** ED-5.28: one member rolls, with its own See. */
    perceive({ s, choice: [, room, explorer] }) {
      s.turn.action = 'perceived'
      s.turn.room = room
      explorerAt(s, explorer).tried = room
      agenda(s, scoreRoll(explorer, 'see'), { phase: 'perceives', explorer, room })
    },
    enter({ s, choice: [, room], t }) {
      const others = followers(s)
      s.turn.action = 'used'
      if (others === 0) enterRoom(s, room, 1 << s.turn.leader, t)
      else s.frames.push({ phase: 'follow', room })
    },
    /** ED-6.1, ED-6.2: the key is used up. */
    unlock({ s, choice: [, door], t }) {
      explorerAt(s, s.turn.leader).keys--
      s.keysUsed++
      openDoor(s, s.turn.leader, door, t)
    },
    attempt({ s, choice: [, door] }) {
      s.turn.action = 'used'
      s.frames.push({ phase: 'joining', door, builtIn: false })
    },
    builtIn({ s, choice: [, door] }) {
      s.turn.action = 'used'
      s.frames.push({ phase: 'joining', door, builtIn: true })
    },
    attack({ s, choice: [, victim], t }) {
      spendTurn(s)
      strike(s, s.turn.leader, victim, t)
    },
    end({ s }) {
      s.turn.stage = 'over'
    },
    give: ({ s, choice: [, item, to], t }) => handOverAndLook(s, s.turn.leader, to, item, t),
    pickUp: ({ s, choice: [, item], t }) => takeAndLook(s, item, t),
    play: ({ s, choice: [, card, target], t }) => playOwn(s, s.turn.leader, card, target, t),
  },
}

function followers(s: State): Explorers {
  return withoutExplorer(s.turn.members, s.turn.leader)
}

function offerRooms(s: State, o: O): void {
  const { leader, members } = s.turn
  const here = explorerAt(s, leader).place
  const near = here > HUB ? [] : (ROOMS_AT[here] ?? [])
  for (let i = 0; i < near.length; i++) {
    const room = near[i] as RoomId
    for (let id = 0; id < s.explorers.length; id++) {
      if (has(members, id)) o.try(perceive(room, id), brokenByPerceiving(s, id, room))
    }
    o.try(enter(room), brokenByEntering(s, room))
  }
  if (!o.explaining) return
  for (const room of ROOMS.keys()) {
    if (near.includes(room)) continue
    o.refuse(perceive(room, leader), 'ED-5.40')
    o.refuse(enter(room), 'ED-5.50')
  }
}

/** ED-5.45 to ED-5.47 */
function brokenByPerceiving(s: State, id: ExplorerId, room: RoomId): Rule | undefined {
  const barred = brokenByAction(s)
  if (barred !== undefined) return barred
  const { perceived, triedBefore } = explorerAt(s, id)
  if (roomAt(s, room).card === 'none' || perceived & (1 << room)) return 'ED-5.47'
  return triedBefore === room ? 'ED-5.46' : undefined
}

/** ED-5.50: also after perceiving that same room (ED-5.9). */
function brokenByEntering(s: State, room: RoomId): Rule | undefined {
  const { action, left } = s.turn
  const barred = action === 'perceived' && s.turn.room === room ? undefined : brokenByAction(s)
  if (barred !== undefined) return barred
  if (left & (1 << room)) return 'ED-5.63'
  return roomAt(s, room).card === 'none' ? 'ED-7.27' : undefined
}

function offerDoors(s: State, o: O): void {
  const { leader } = s.turn
  const own = explorerAt(s, leader)
  const here = own.place > HUB ? NONE : (DOOR_AT[own.place] ?? NONE)
  const barred = brokenByAction(s)
  if (here !== NONE) {
    const { locked, card, done, ownFailed } = doorAt(s, here)
    if (locked || o.explaining) {
      o.try(unlock(here), barred ?? brokenByLock(s, leader) ?? (own.keys > 0 ? undefined : 'ED-8.2'))
    }
    const closed = locked ? 'ED-8.2' : card === 'lock' ? 'ED-8.13' : done ? 'ED-8.15' : undefined
    o.try(attempt(here), barred ?? closed)
    if (ownFailed || o.explaining) o.try(builtIn(here), barred ?? closed ?? (ownFailed ? undefined : 'ED-14.6'))
  }
  if (!o.explaining) return
  for (const door of DOORS.keys()) {
    if (door === here) continue
    o.refuse(unlock(door), 'ED-8.3')
    o.refuse(attempt(door), 'ED-8.4')
  }
}

/** ED-5.40 to ED-5.44 */
export const perceives: Step<ElectroDungeon, FrameOf<'perceives'>> = {
  run(s, t, { explorer, room }) {
    if (rollWon(s)) look(s, explorer, room, t)
    else t.tell({ what: 'perceived', explorer, room, success: false })
  },
}

/** ED-5.30: who stays out leaves the group. */
export const follow: Together<ElectroDungeon, FrameOf<'follow'>> = {
  offer(s, o, { room }) {
    const others = followers(s)
    for (const id of s.explorers.keys()) {
      if (!has(others, id)) continue
      o.ask(seatOf(id), `${EXPLORERS[s.turn.leader]} enters room ${ROOMS[room]}: follow, or stay out`)
      o.may(FOLLOW).otherwise().may(STAY_OUT)
    }
  },
  all(s, t, answers, { room }) {
    const { turn } = s
    let who: Explorers = 1 << turn.leader
    t.reveal('ED-5.30', 'all')
    for (const id of s.explorers.keys()) {
      if (!has(followers(s), id)) continue
      if (answers[seatOf(id)]?.[0] === 'follow') who = withExplorer(who, id)
      else {
        leaveGroup(s, id, t)
        turn.members = withoutExplorer(turn.members, id)
      }
    }
    enterRoom(s, room, who, t)
  },
}
