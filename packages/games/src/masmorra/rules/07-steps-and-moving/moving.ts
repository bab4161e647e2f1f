import { activeHero } from '../../state/heroes.ts'
import { adjacentRooms } from '../../state/map.ts'
import type { Handlers, Open, Sheet } from '../../state/state.ts'
import { freeStepBroken, freeStepHandlers } from '../04-rolling/free-step.ts'
import { exploreHandlers } from '../08-exploring/exploring.ts'
import { exploreBroken } from '../08-exploring/placing.ts'
import { offerStairs, stairsHandlers } from '../10-rooms/stairs.ts'
import { offerWildShape, SHAPES, wildShapeHandlers } from '../15-abilities/wild-shape.ts'
import { relocate } from './places.ts'
import { leaveBroken } from './steps.ts'

/**
 * Offers the Free Step, moving with the Move Points at hand, and stairs; all are legal before the roll too (MA-4.7).
 */
export function offerMoves(s: Open, o: Sheet): void {
  o.try(['freeStep'], freeStepBroken(s))
  offerWildShape(s, o, SHAPES)
  const { room } = activeHero(s)
  const { mp } = s.turn
  if (mp > 0 || o.explaining) {
    const held = leaveBroken(s)
    const unpaid = mp > 0 ? undefined : 'MA-7.1'
    const near = adjacentRooms(s, room)
    for (const to of near) o.try(['move', to], held ?? unpaid)
    if (o.explaining) {
      for (const to of s.rooms.keys()) if (!near.includes(to) && to !== room) o.refuse(['move', to], held ?? 'MA-7.5')
    }
    o.try(['explore'], held ?? exploreBroken(s, room) ?? unpaid)
  }
  offerStairs(s, o, room)
}

/** Handles everything that `offerMoves` offers. */
export const moveHandlers = {
  ...freeStepHandlers,
  ...wildShapeHandlers,
  ...exploreHandlers,
  ...stairsHandlers,
  /** MA-7.2 */
  move({ s, f, choice: [, room], t }) {
    const { player } = s.turn
    const from = activeHero(s).room
    s.turn.mp--
    relocate(s, t, player, room, 'walk')
    s.frames.push({ phase: 'arrive', player, from, room, stepped: true }, f)
  },
} satisfies Handlers
