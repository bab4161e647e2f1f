import type { Brief } from '../../board.ts'

/** A game in one card. */
export const brief = (): Brief => ({
  goal: 'You have two pawns with secret strengths. Knock out both pawns of the other side.',
  turn: [
    'Roll for one pawn, then for the other, and move each up to that far.',
    'You may use the tile a pawn stops on: some change a strength, some heal.',
    'Beside an enemy you may attack: name a strength, both show theirs, and the lower one loses health.',
  ],
  ends: 'Whoever has no pawn left has lost.',
})
