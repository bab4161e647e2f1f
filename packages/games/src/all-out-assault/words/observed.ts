import type { Observed } from '@undercroft/kernel'
import { columnOf, rowOf } from '../content/boards.ts'
import { type AllOutAssault, STATS } from '../state/state.ts'

/** What the lab looks at: where pawns stand, and in which stats the sheets of a seat began highest. */
export const observed: Observed<AllOutAssault> = {
  spots({ board, pawns }) {
    const standing = pawns.filter(({ tile }) => tile >= 0)
    return standing.map(({ tile }) => ({ board, x: columnOf(tile), y: -rowOf(tile) }))
  },
  holdings: ({ pawns }) => [pawns.slice(0, 2), pawns.slice(2)].map(own => [...new Set(own.flatMap(highest))]),
}

function highest({ start }: { readonly start: readonly number[] }): string[] {
  const most = Math.max(...start)
  return STATS.flatMap((stat, i) => (start[i] === most ? [`stat.${stat}`] : []))
}
