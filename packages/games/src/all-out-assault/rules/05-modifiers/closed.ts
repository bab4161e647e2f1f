import { type Kind, MODIFIERS } from '../../content/boards.ts'
import { boardOf } from '../../state/content.ts'
import { isFit } from '../../state/sheet.ts'
import { hasUsed } from '../../state/uses.ts'
import type { View } from '../../state/view.ts'
import type { Rule } from '../rulebook.ts'

/** Why the active pawn could not use the modifier on a tile, by what its viewer knows (AA-5.4, AA-5.15, AA-5.19). */
export function closedAt(view: View, tile: number): ClosedBy | undefined {
  const pawn = view.pawns[view.active]
  const kind = boardOf(view).kinds[tile]
  if (pawn === undefined || !isUsed(kind)) return undefined
  if (pawn.lastKind === kind) return 'AA-5.4'
  if (kind === 'meditation' && hasUsed(pawn.uses, tile)) return 'AA-5.19'
  return kind === 'training' && pawn.secret !== undefined && !isFit(pawn.secret.stats) ? 'AA-5.15' : undefined
}

export type ClosedBy = Extract<Rule, 'AA-5.4' | 'AA-5.15' | 'AA-5.19'>

/** Injury works on whoever enters it, and is not used. */
function isUsed(kind: Kind | undefined): boolean {
  return kind !== undefined && kind !== 'injury' && kind in MODIFIERS
}
