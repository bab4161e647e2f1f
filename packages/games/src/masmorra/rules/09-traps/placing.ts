import type { Decision, Step } from '@undercroft/kernel'
import { xOf, yOf } from '../../state/cells.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeSeat } from '../../state/heroes.ts'
import { roomOf, roomsOf } from '../../state/map.ts'
import type { Masmorra, RoomId, State } from '../../state/state.ts'
import { trapCells } from './cells.ts'
import { activateTraps } from './traps.ts'

/** MA-9.6 to MA-9.8: every live trap beside either room acts once. */
export const traps: Step<Masmorra, FrameOf<'traps'>> = {
  run(s, t, { a, b }) {
    activateTraps(s, t, [a, b])
  },
}

/** MA-9.1 to MA-9.3: the active player places the trap, and it acts at once. */
export const placeTrap: Decision<Masmorra, FrameOf<'placeTrap'>> = {
  before(s, t, { tile, level, room, traps }) {
    if (trapCells(s, room, traps).length > 0) return
    s.frames.pop()
    t.tell({ what: 'trapGone', tile, by: 'MA-9.2' })
    s.frames.push({ phase: 'turnUp', level, room, traps })
  },
  offer(s, o, { room, traps }) {
    o.ask(activeSeat(s), 'Where does the trap go?')
    for (const cell of trapCells(s, room, traps)) o.may(['trap', cell])
    if (o.explaining)
      for (const cell of nearlyTrapCells(s, room))
        if (!trapCells(s, room, traps).includes(cell)) o.refuse(['trap', cell], 'MA-9.1')
  },
  on: {
    trap({ s, f: { tile, level, room, traps }, choice: [, cell], t }) {
      const trap = s.traps.length
      s.traps.push({ tile, level, x: xOf(cell), y: yOf(cell), live: true })
      t.uses(`tile.${tile}`)
      t.tell({ what: 'trapPlaced', trap, tile })
      activateTraps(s, t, [], trap)
      s.frames.push({ phase: 'turnUp', level, room, traps: traps + 1 })
    },
  },
}

/** Cells that a player may mistake for legal ones; they are refused by their rule. */
function nearlyTrapCells(s: State, room: RoomId): number[] {
  const { level } = roomOf(s, room)
  return [...new Set(roomsOf(s, level).flatMap(each => trapCells(s, each, 0)))]
}
