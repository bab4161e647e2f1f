import type { Brief } from '../../board.ts'

/** A game in one card. */
export const brief = (): Brief => ({
  goal: 'Climb the tower to the Boss at its top, and defeat it with one single attack.',
  turn: [
    'Your dice are rolled: each symbol is something you can do, such as a step or a hit.',
    'Move, fight, buy and use cards in any order. Gems make a symbol count for more: collect them.',
    'End your turn. Then gravity pulls: stand on something, or you fall.',
  ],
  ends: 'Whoever deals the Boss all its health in one attack wins at once.',
})
