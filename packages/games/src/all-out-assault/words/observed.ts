import type { Observed } from '@undercroft/kernel'
import { columnOf, rowOf } from '../content/boards.ts'
import { type AllOutAssault, STATS } from '../state/state.ts'

/** What the lab looks at: where pawns stand, and in which stats the sheets of a seat began highest. */
export const observed: Observed<AllOutAssault> = {
  spots({ board, pawns }) {
    const standing = pawns.filter(({ tile }) => tile >= 0)
    return standing.map(({ tile }) => ({ board, x: columnOf(tile), y: -rowOf(tile) }))
  },
  holdings({ pawns }) {
    const had: [string[], string[]] = [[], []]
    let pawn = 0
    for (const { start } of pawns) addHighest(start, had[pawn++ < 2 ? 0 : 1])
    return had
  },
}

const STAT_IDS = STATS.map(stat => `stat.${stat}`)

/** Adds the highest of a sheet. */
function addHighest(start: readonly number[], had: string[]): void {
  let most = Number.NEGATIVE_INFINITY
  for (const value of start) if (value > most) most = value
  let i = 0
  for (const id of STAT_IDS) if (start[i++] === most && !had.includes(id)) had.push(id)
}
