import { agenda, type Decision, type Step, type Table } from '@undercroft/kernel'
import { ROOMS, type RoomId, roomOf, roomPlace } from '../../content/board.ts'
import { SMOKE_PELLET } from '../../content/cards.ts'
import type { FrameOf } from '../../state/frames.ts'
import { FLEE, INTERACT } from '../../state/ready-choices.ts'
import { type ElectroDungeon, explorerAt, roomAt, type State, seatOf } from '../../state/state.ts'
import { rollWon, scoreRoll } from '../04-score-rolls/rolls.ts'
import { offerFree } from '../05-001-turn-and-movement/free-actions.ts'
import { leaveGroup } from '../05-020-groups/groups.ts'
import { handOverAndLook, takeAndLook } from '../06-keys-fragments-escape/escape.ts'
import { interact } from '../07-encountering-a-room/interacting.ts'
import { playOwn } from '../10-reward-cards/explorer-cards.ts'

type T = Table<ElectroDungeon>
/** ED-5.90: an Explorer whose turn begins in a room interacts with it, or flees. */
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

/** ED-5.91, ED-5.93: a Move roll decides the flight; there is one attempt a turn. */
export function flee(s: State, t: T): void {
  const { leader } = s.turn
  s.turn.fled = true
  const where = roomOf(explorerAt(s, leader).place)
  if (explorerAt(s, leader).effect === SMOKE_PELLET) getOut(s, where, t)
  else agenda(s, scoreRoll(leader, 'move'), { phase: 'fleesRoom', explorer: leader, room: where })
}

/** ED-5.95: after a successful flight the rest of the turn is as usual. */
function getOut(s: State, where: RoomId, t: T): void {
  const { leader } = s.turn
  leaveGroup(s, leader, t)
  s.turn.stage = 'before'
  s.frames.push({ phase: 'exit', explorer: leader, room: where, who: 1 << leader })
}

/** ED-5.91, ED-5.92: whoever fails to flee must interact. */
export const fleesRoom: Step<ElectroDungeon, FrameOf<'fleesRoom'>> = {
  run(s, t, { explorer, room: where }) {
    const success = rollWon(s)
    t.tell({ what: 'fled', explorer, from: roomPlace(where), success })
    if (success) getOut(s, where, t)
    else if (!roomAt(s, where).combat) interact(s, t)
  },
}
