import type { Cell } from '../../state/cells.ts'
import { cellsAround, isEmpty, roomOf, roomsOf } from '../../state/map.ts'
import type { RoomId } from '../../state/state.ts'
import { type Board, unsealed } from '../08-exploring/placing.ts'

/** MA-9.3: how many traps may lie next to a newly explored room. */
const TRAPS_BESIDE_NEW = 3

/** MA-9.1 to MA-9.3: the cells for a trap that was turned up after this room was explored. */
export function trapCells(s: Board, room: RoomId, placed: number): Cell[] {
  const here = roomOf(s, room)
  const near = placed < TRAPS_BESIDE_NEW ? emptyAround(s, room) : []
  const others = roomsOf(s, here.level).filter(other => other !== room)
  const cells = near.length > 0 ? near : [...new Set(others.flatMap(other => emptyAround(s, other)))]
  const placements = cells.map(cell => ({ cell, turns: 0 }))
  const good = s.options.noSealing ? unsealed(s, here.level, ANY_TRAP, placements) : placements
  return (good.length > 0 ? good : placements).map(({ cell }) => cell)
}

/** Stands for any trap, as all traps cover one cell and have no doors. */
const ANY_TRAP = 'L1-10'

function emptyAround(s: Board, room: RoomId): Cell[] {
  const here = roomOf(s, room)
  return cellsAround(here).filter(cell => isEmpty(s, here.level, cell))
}
