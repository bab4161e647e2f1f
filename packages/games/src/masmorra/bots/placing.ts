import { tileFacts } from '../content/tiles.ts'
import { type Cell, xOf, yOf } from '../state/cells.ts'
import { goldOn } from '../state/content.ts'
import { cellsOf, doorsAt, exitsOf, isEmpty, roomsOf } from '../state/map.ts'
import { stackOf } from '../state/stacks.ts'
import { type Choice, type Level, NONE } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { teamPlaceWorths, teamTrapWorths } from './alliance/placing.ts'

type Score = (choice: Choice) => number

/** Places a tile where its doors open onto empty cells, with as few doors of other rooms shut as possible. */
export function placeWorths(view: View, tile: string, level: Level): Score {
  if (view.options.mode === 'alliance') return teamPlaceWorths(view, tile, level)
  const facts = tileFacts(tile)
  const exits = exitCells(view, level)
  // With Shifting Walls the placer wants to shut a rival's way.
  const against = view.turn.placer === NONE || view.turn.placer === view.turn.player ? 1 : -1
  return choice => {
    if (choice[0] !== 'place') return 0
    const [, cell, turns] = choice
    const own = cellsOf(facts.side, xOf(cell), yOf(cell))
    const doors = doorsAt(facts, xOf(cell), yOf(cell), turns)
    const opened = doors.filter(({ out }) => !own.includes(out) && isEmpty(view, level, out)).length
    return against * (opened - 0.5 * exits.filter(each => own.includes(each)).length)
  }
}

/** Places a trap where no door leads. */
export function trapWorths(view: View, level: Level): Score {
  if (view.options.mode === 'alliance') return teamTrapWorths(view, level)
  const exits = exitCells(view, level)
  return choice => (choice[0] === 'trap' ? -exits.filter(each => each === choice[1]).length : 0)
}

/**
 * T12: what is good comes first for one's own next room; when the turn is over, traps come first for the next to
 * explore.
 */
export function orderWorths(view: View, level: Level): Score {
  const mine = view.turn.stage !== 'dm'
  const good = (tile: string): number => {
    const { kind, spawn } = tileFacts(tile)
    return kind === 'trap'
      ? -2
      : (kind === 'treasure' || kind === 'rune' ? 1.5 : 0) + 0.1 * goldOn(view, tile) + spawn.length
  }
  const { up } = stackOf(view, level === 2 ? 2 : 1)
  return choice => {
    if (choice[0] !== 'order' || up === 'none') return 0
    const worth = choice[1].reduce((sum, tile, at) => sum + good(tile) * 0.5 ** at, 0)
    return mine ? worth : -worth
  }
}

/** The empty cells behind doors, as often as doors lead there. */
function exitCells(view: View, level: Level): Cell[] {
  return roomsOf(view, level).flatMap(room => exitsOf(view, room).map(({ out }) => out))
}
