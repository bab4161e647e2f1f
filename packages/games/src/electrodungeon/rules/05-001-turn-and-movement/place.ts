import { agenda, type Decision, type Offers } from '@undercroft/kernel'
import { HUB, ROOMS, ROOMS_AT, type RoomId } from '../../content/board.ts'
import { END, enter, HOLD, MOVE_ALONE, perceive } from '../../state/ready-choices.ts'
import { type ElectroDungeon, explorerAt, type FrameOf, has, type State, seatOf } from '../../state/state.ts'
import { scoreRoll } from '../04-score-rolls/rolls.ts'
import { followers } from '../05-020-groups/following.ts'
import { brokenByPerceiving } from '../05-040-perceiving-a-room/perceiving.ts'
import { brokenByEntering, enterRoom } from '../05-050-running-in-headfirst/entering.ts'
import { offerAttacks, strike } from '../05-070-fights/attack.ts'
import { spendTurn } from '../05-070-fights/fights.ts'
import { handOverAndLook, takeAndLook } from '../06-keys-fragments-escape/escape.ts'
import { offerDoors, openDoor } from '../08-side-rooms/doors.ts'
import { playOwn } from '../10-reward-cards/explorer-cards.ts'
import { offerFree } from './free-actions.ts'
import { brokenByAction } from './place-actions.ts'

type O = Offers<ElectroDungeon>

/** ED-5.9: the leader takes at most one place action; then the turn is over. */
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
