import { boardOf } from '../state/content.ts'
import type { PawnId } from '../state/state.ts'
import { hasUsed } from '../state/uses.ts'
import type { View } from '../state/view.ts'
import { EVERY_PAWN, pawnName } from './pieces.ts'

/** By Meditation tile, the pawns that have used it: each may do so once in a game (AA-5.19). */
export type SpentBy = ReadonlyMap<number, readonly PawnId[]>

export function spentOf(view: View): SpentBy {
  const { tiles, kinds } = boardOf(view)
  const spent = new Map<number, readonly PawnId[]>()
  for (const tile of tiles) {
    if (kinds[tile] !== 'meditation') continue
    const pawns = EVERY_PAWN.filter(pawn => hasUsed(view.pawns[pawn]?.uses ?? [], tile))
    if (pawns.length > 0) spent.set(tile, pawns)
  }
  return spent
}

/** "spent by A1 and B2", or nothing. */
export function saySpent(pawns: readonly PawnId[] | undefined): string | undefined {
  return pawns === undefined ? undefined : `spent by ${pawns.map(pawnName).join(' and ')}`
}
