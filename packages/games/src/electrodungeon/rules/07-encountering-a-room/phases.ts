import { agenda, type Decision, type Step, type Table } from '@undercroft/kernel'
import { HIT } from '../../content/beasts.ts'
import { ROOMS, type RoomId, roomOf, roomPlace } from '../../content/board.ts'
import { SMOKE_PELLET, TRAP_KIT } from '../../content/cards.ts'
import { FIGHT, FLEE, INTERACT } from '../../state/ready-choices.ts'
import { type ElectroDungeon, explorerAt, type FrameOf, roomAt, type State, seatOf } from '../../state/state.ts'
import { rollWon, scoreRoll } from '../04-score-rolls/rolls.ts'
import { offerFree } from '../05-001-turn-and-movement/free-actions.ts'
import { handOverAndLook, takeAndLook } from '../05-001-turn-and-movement/moving.ts'
import { leaveGroup } from '../05-020-groups/groups.ts'
import { burst } from '../05-050-running-in-headfirst/entering.ts'
import { loseLive } from '../09-death/live.ts'
import { playOwn } from '../10-reward-cards/explorer-cards.ts'
import { claimBox, claimRoom, clearRoom, showRoom, startCombat, woundBeast } from './rooms.ts'

type T = Table<ElectroDungeon>

/** ED-5.90: interact or flee. */
export const room: Decision<ElectroDungeon, FrameOf<'room'>> = {
  offer(s, o) {
    const { leader, fled } = s.turn
    const where = ROOMS[roomOf(explorerAt(s, leader).place)]
    o.ask(seatOf(leader), `You are in room ${where}: interact with it, or flee`).otherwise().may(INTERACT)
    o.try(FLEE, fled ? 'ED-5.93' : undefined)
    offerFree(s, leader, 'room', o)
  },
  on: {
    interact: ({ s, t }) => interact(s, t),
    flee: ({ s, t }) => flee(s, t),
    give: ({ s, choice: [, item, to], t }) => handOverAndLook(s, s.turn.leader, to, item, t),
    pickUp: ({ s, choice: [, item], t }) => takeAndLook(s, item, t),
    play: ({ s, choice: [, card, target], t }) => playOwn(s, s.turn.leader, card, target, t),
  },
}

/** ED-5.94, ED-7.3: fight or flee; after a failed flight one must fight. */
export const combat: Decision<ElectroDungeon, FrameOf<'combat'>> = {
  offer(s, o) {
    const { leader, fled } = s.turn
    o.ask(seatOf(leader), 'Fight the beast, or flee').otherwise().may(FIGHT)
    o.try(FLEE, fled ? 'ED-5.93' : undefined)
    offerFree(s, leader, 'combat', o)
  },
  on: {
    /** ED-7.7, ED-7.8: one Fight roll, and the turn is over. */
    fight({ s }) {
      const { leader } = s.turn
      s.turn.stage = 'over'
      const where = roomOf(explorerAt(s, leader).place)
      agenda(s, scoreRoll(leader, 'fight'), { phase: 'hitsBeast', explorer: leader, room: where })
    },
    flee: ({ s, t }) => flee(s, t),
    give: ({ s, choice: [, item, to], t }) => handOverAndLook(s, s.turn.leader, to, item, t),
    play: ({ s, choice: [, card, target], t }) => playOwn(s, s.turn.leader, card, target, t),
  },
}

/** ED-7.1 to ED-7.4: the card is taken, and what it does begins to show. */
function interact(s: State, t: T): void {
  const { leader } = s.turn
  const where = roomOf(explorerAt(s, leader).place)
  const { card } = roomAt(s, where)
  if (card === 'none') return
  showRoom(where, card, t)
  if (card === 'beast') {
    startCombat(s, where, t)
    s.turn.stage = 'start'
  } else if (card === 'trapped' && explorerAt(s, leader).effect !== TRAP_KIT) {
    // ED-7.21: a See roll to dismantle it.
    agenda(s, scoreRoll(leader, 'see'), { phase: 'dismantles', explorer: leader, room: where })
  } else {
    if (card === 'trapped') t.tell({ what: 'dismantled', room: where, explorer: leader })
    peaceful(s, where, () => {
      if (card !== 'empty') {
        claimBox(s, leader, where, t)
        return
      }
      // ED-7.24
      claimRoom(s, leader, where, t)
      clearRoom(s, where, leader, t)
    })
  }
}

/** ED-7.26: a room cleared without combat does not use up the turn: one leaves, and takes the Move action. */
function peaceful(s: State, where: RoomId, clear: () => void): void {
  s.turn.stage = 'before'
  s.frames.push({ phase: 'leaveRoom', room: where, explorer: s.turn.leader })
  clear()
}

/** ED-7.21 to ED-7.23, ED-7.25: the acting Explorer alone rolls, is hurt and claims. */
export const dismantles: Step<ElectroDungeon, FrameOf<'dismantles'>> = {
  run(s, t, { explorer, room: where }) {
    const success = rollWon(s)
    if (success) t.tell({ what: 'dismantled', room: where, explorer })
    peaceful(s, where, () => (success ? claimBox : burst)(s, explorer, where, t))
    if (!success) agenda(s, scoreRoll(explorer, 'move'), { phase: 'dodgesTrap', explorer })
  },
}

/** ED-7.22 */
export const dodgesTrap: Step<ElectroDungeon, FrameOf<'dodgesTrap'>> = {
  run(s, _, { explorer }) {
    if (!rollWon(s)) loseLive(s, explorer, 1, 'ED-7.22')
  },
}

/** ED-5.91, ED-5.93: one attempt a turn. */
function flee(s: State, t: T): void {
  const { leader } = s.turn
  s.turn.fled = true
  const where = roomOf(explorerAt(s, leader).place)
  if (explorerAt(s, leader).effect === SMOKE_PELLET) getOut(s, where, t)
  else agenda(s, scoreRoll(leader, 'move'), { phase: 'fleesRoom', explorer: leader, room: where })
}

/** ED-5.95: the rest of the turn is as usual. */
function getOut(s: State, where: RoomId, t: T): void {
  const { leader } = s.turn
  leaveGroup(s, leader, t)
  s.turn.stage = 'before'
  s.frames.push({ phase: 'exit', explorer: leader, room: where, who: 1 << leader })
}

/** ED-5.91, ED-5.92 */
export const fleesRoom: Step<ElectroDungeon, FrameOf<'fleesRoom'>> = {
  run(s, t, { explorer, room: where }) {
    const success = rollWon(s)
    t.tell({ what: 'fled', explorer, from: roomPlace(where), success })
    if (success) getOut(s, where, t)
    else if (!roomAt(s, where).combat) interact(s, t)
  },
}

/** ED-7.7, ED-7.16 */
export const hitsBeast: Step<ElectroDungeon, FrameOf<'hitsBeast'>> = {
  run(s, t, { explorer, room: where }) {
    if (rollWon(s)) woundBeast(s, explorer, where, HIT, t)
    else t.tell({ what: 'beastMissed', room: where, explorer })
  },
}
