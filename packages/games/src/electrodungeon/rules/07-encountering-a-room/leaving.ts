import { agenda, type Decision, type Step } from '@undercroft/kernel'
import { OPENINGS, ROOMS, roomPlace } from '../../content/board.ts'
import type { Frame, FrameOf } from '../../state/frames.ts'
import { exit } from '../../state/ready-choices.ts'
import { type ElectroDungeon, explorerAt, has, inOrder, seatOf, whoIsIn } from '../../state/state.ts'
import { company, put } from '../05-020-groups/groups.ts'
import { checkCombat } from './beasts.ts'

/**
 * ED-7.27: nobody stays in a cleared room. The acting Explorer's group leaves with it, each other by its own opening.
 */
export const leaveRoom: Step<ElectroDungeon, FrameOf<'leaveRoom'>> = {
  run(s, _, { room, explorer }) {
    const inside = whoIsIn(s.explorers, roomPlace(room))
    const own = has(inside, explorer) ? company(s, explorer) : 0
    const exits: Frame[] = own === 0 ? [] : [{ phase: 'exit', explorer, room, who: own }]
    for (const id of inOrder(s, inside & ~own)) exits.push({ phase: 'exit', explorer: id, room, who: 1 << id })
    agenda(s, ...exits)
  },
}

/** ED-7.26, ED-5.57: an Explorer leaves by any opening. */
export const exitPhase: Decision<ElectroDungeon, FrameOf<'exit'>> = {
  offer(s, o, { explorer, room }) {
    o.ask(seatOf(explorer), `Leave room ${ROOMS[room]}`)
    for (const opening of OPENINGS[room] ?? []) o.may(exit(opening))
    if (o.explaining) o.refuse(exit(explorerAt(s, explorer).place), 'ED-7.27')
  },
  on: {
    exit({ s, f: { room, who }, choice: [, opening], t }) {
      put(s, who, opening, t)
      if (has(who, s.turn.leader)) s.turn.left |= 1 << room
      checkCombat(s, roomPlace(room), t)
    },
  },
}
