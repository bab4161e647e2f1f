import { agenda, type Decision, type Step, type Table } from '@undercroft/kernel'
import { ROOMS, type RoomId, roomPlace } from '../../content/board.ts'
import { TRAP_KIT } from '../../content/cards.ts'
import { LEAVE, OPEN } from '../../state/ready-choices.ts'
import {
  type ElectroDungeon,
  type Explorers,
  explorerAt,
  type Frame,
  type FrameOf,
  has,
  inOrder,
  roomAt,
  type State,
  seatOf,
  sizeOf,
  whoIsIn,
} from '../../state/state.ts'
import { rollWon, scoreRoll } from '../04-score-rolls/rolls.ts'
import { offerFree } from '../05-001-turn-and-movement/free-actions.ts'
import { brokenByAction } from '../05-001-turn-and-movement/place-actions.ts'
import { leaveGroup, put, relocate } from '../05-020-groups/groups.ts'
import { claimRoom } from '../06-keys-fragments-escape/items.ts'
import { startCombat } from '../07-encountering-a-room/beasts.ts'
import { burst, claimBox } from '../07-encountering-a-room/boxes.ts'
import { clearRoom, showRoom } from '../07-encountering-a-room/rooms.ts'
import { loseLive } from '../09-death/live.ts'
import { playOwn } from '../10-reward-cards/explorer-cards.ts'
import type { Rule } from '../rulebook.ts'

type T = Table<ElectroDungeon>

/**
 * ED-5.50 to ED-5.53: Explorers enter a room: they join a combat, or are aware if any of them is (ED-5.52), or go in
 * blind. It costs no movement (ED-5.51).
 */
export function enterRoom(s: State, room: RoomId, who: Explorers, t: T): void {
  const there = roomAt(s, room)
  const from = explorerAt(s, s.turn.leader).place
  const aware = there.faceUp || s.explorers.some((each, id) => has(who, id) && each.perceived & (1 << room))
  put(s, who, roomPlace(room), t)
  s.turn.members = who
  s.turn.stage = 'over'
  if (there.combat || aware) {
    // ED-5.67, ED-5.53
    t.tell({ what: 'entered', explorers: who, room, how: there.combat ? 'joined' : 'aware' })
    return
  }
  t.tell({ what: 'entered', explorers: who, room, how: 'blind' })
  if (there.card === 'beast') meetBeast(s, room, who, from, t)
  else if (there.card === 'empty') findNothing(s, room, t)
  else findBox(s, room, who, t)
}

/** ED-5.54, ED-5.66: each of them rolls, with the bonus as on entering; the card is face up from now on (ED-5.55). */
function meetBeast(s: State, room: RoomId, who: Explorers, from: number, t: T): void {
  showRoom(room, 'beast', t)
  roomAt(s, room).faceUp = true
  const bonus = sizeOf(who) - 1
  const faced = inOrder(s, who).flatMap((explorer): Frame[] => [
    scoreRoll(explorer, 'move', bonus),
    { phase: 'facesBeast', explorer, room, from },
  ])
  agenda(s, ...faced, { phase: 'beastFaced', room, who, from })
}

export const facesBeast: Step<ElectroDungeon, FrameOf<'facesBeast'>> = {
  run(s, t, { explorer, room, from }) {
    if (rollWon(s)) relocate(s, 1 << explorer, from, t)
    else loseLive(s, explorer, 1, 'ED-5.54')
    s.turn.left |= 1 << room
  },
}

/**
 * ED-5.32, ED-5.55, ED-5.66, ED-5.68: whoever failed and lives is in combat, with all inside. A leader who dodged may
 * go on.
 */
export const beastFaced: Step<ElectroDungeon, FrameOf<'beastFaced'>> = {
  run(s, t, { room, who, from }) {
    const inside = whoIsIn(s.explorers, roomPlace(room))
    const back = who & whoIsIn(s.explorers, from)
    if (back !== who && inside !== 0) startCombat(s, room, t)
    const leads = has(back, s.turn.leader)
    for (const id of s.explorers.keys()) {
      if (has(who, id) && has(back, id) !== leads) leaveGroup(s, id, t)
    }
    if (!leads) return
    s.turn.members = back
    goOn(s)
  },
}

/** ED-5.61, ED-5.62: the turn goes on with the points that are left, and free actions. */
function goOn(s: State): void {
  s.turn.steps = 0
  s.turn.stage = s.turn.points > 0 ? 'moving' : 'place'
}

/** ED-5.60, ED-5.65: the room is empty: the key goes to the leader, and all must leave. */
function findNothing(s: State, room: RoomId, t: T): void {
  const { leader } = s.turn
  showRoom(room, 'empty', t)
  claimRoom(s, leader, room, t)
  clearRoom(s, room, leader, t)
  goOn(s)
  s.frames.push({ phase: 'leaveRoom', room, explorer: leader })
}

/** ED-5.56: everybody learns that there is a box, and nothing more. */
function findBox(s: State, room: RoomId, who: Explorers, t: T): void {
  t.reveal('ED-5.56', 'all', 'box')
  roomAt(s, room).box = true
  t.tell({ what: 'box', room })
  goOn(s)
  s.frames.push({ phase: 'box', room, who })
}

export const box: Decision<ElectroDungeon, FrameOf<'box'>> = {
  offer(s, o, { room }) {
    const { leader } = s.turn
    o.ask(seatOf(leader), `There is a box in room ${ROOMS[room]}: open it, or leave`).otherwise().may(LEAVE).may(OPEN)
    offerFree(s, leader, 'box', o)
    if (o.explaining) o.refuse(['interact'], 'ED-5.56')
  },
  on: {
    /** ED-5.57: they leave by any exit. */
    leave({ s, f: { room, who } }) {
      s.frames.push({ phase: 'exit', explorer: s.turn.leader, room, who })
    },
    /** ED-5.58, ED-5.59; with a Trap Kit it is safe (ER-16). */
    open({ s, f: { room }, t }) {
      const { leader } = s.turn
      const trapped = roomAt(s, room).card === 'trapped'
      showRoom(room, trapped ? 'trapped' : 'boost', t)
      s.frames.push({ phase: 'leaveRoom', room, explorer: leader })
      if (!trapped) {
        claimBox(s, leader, room, t)
      } else if (explorerAt(s, leader).effect === TRAP_KIT) {
        t.tell({ what: 'dismantled', room, explorer: leader })
        claimBox(s, leader, room, t)
      } else {
        burst(s, leader, room, t)
        loseLive(s, leader, 2, 'ED-5.58')
      }
    },
    play({ s, f, choice: [, card, target], t }) {
      s.frames.push(f)
      playOwn(s, s.turn.leader, card, target, t)
    },
  },
}

/** ED-5.50: the rule that forbids to enter a room; entering is allowed after perceiving the same room (ED-5.9). */
export function brokenByEntering(s: State, room: RoomId): Rule | undefined {
  const { action, left } = s.turn
  const barred = action === 'perceived' && s.turn.room === room ? undefined : brokenByAction(s)
  if (barred !== undefined) return barred
  if (left & (1 << room)) return 'ED-5.63'
  return roomAt(s, room).card === 'none' ? 'ED-7.27' : undefined
}
