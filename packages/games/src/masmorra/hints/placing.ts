import { type Cell, xOf, yOf } from '../cells.ts'
import { cellsOf, doorsAt, isEmpty, roomsOf } from '../map.ts'
import { exitsOf } from '../placing.ts'
import type { Choice, Level } from '../state.ts'
import { tileFacts } from '../tiles.ts'
import type { View } from '../view.ts'

type Score = (choice: Choice) => number

/** A tile goes where its doors open onto new ground, and shuts as few doors of others as can be. */
export function placeWorths(view: View, tile: string, level: Level): Score {
  const facts = tileFacts(tile)
  const exits = exitCells(view, level)
  return choice => {
    if (choice[0] !== 'place') return 0
    const [, cell, turns] = choice
    const own = cellsOf(facts.side, xOf(cell), yOf(cell))
    const doors = doorsAt(facts, xOf(cell), yOf(cell), turns)
    const opened = doors.filter(({ out }) => !own.includes(out) && isEmpty(view, level, out)).length
    return opened - 0.5 * exits.filter(each => own.includes(each)).length
  }
}

/** A trap goes where no door leads. */
export function trapWorths(view: View, level: Level): Score {
  const exits = exitCells(view, level)
  return choice => (choice[0] === 'trap' ? -exits.filter(each => each === choice[1]).length : 0)
}

/** The empty cells behind doors, as often as doors lead there. */
function exitCells(view: View, level: Level): Cell[] {
  return roomsOf(view, level).flatMap(room => exitsOf(view, room).map(({ out }) => out))
}
