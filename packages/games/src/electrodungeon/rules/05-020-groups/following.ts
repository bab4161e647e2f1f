import type { Together } from '@undercroft/kernel'
import { ROOMS } from '../../content/board.ts'
import { EXPLORERS } from '../../state/choices.ts'
import type { FrameOf } from '../../state/frames.ts'
import { FOLLOW, STAY_OUT } from '../../state/ready-choices.ts'
import {
  type ElectroDungeon,
  type Explorers,
  has,
  type State,
  seatOf,
  withExplorer,
  withoutExplorer,
} from '../../state/state.ts'
import { enterRoom } from '../05-050-running-in-headfirst/entering.ts'
import { leaveGroup } from './groups.ts'

export function followers(s: State): Explorers {
  return withoutExplorer(s.turn.members, s.turn.leader)
}

/** ED-5.30: each other member follows the leader into the room, or stays out and leaves the group. */
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
    const following = answers.map(answer => answer?.[0] === 'follow')
    t.reveal('ED-5.30', 'all', following)
    for (const id of s.explorers.keys()) {
      if (!has(followers(s), id)) continue
      if (following[seatOf(id)]) who = withExplorer(who, id)
      else {
        leaveGroup(s, id, t)
        turn.members = withoutExplorer(turn.members, id)
      }
    }
    enterRoom(s, room, who, t)
  },
}
