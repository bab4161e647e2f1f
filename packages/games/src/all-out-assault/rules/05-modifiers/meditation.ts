import type { Step } from '@undercroft/kernel'
import { type Housed, numbersOf } from '../../state/content.ts'
import type { FrameOf } from '../../state/frames.ts'
import { type AllOutAssault, pawnOf } from '../../state/state.ts'

/** AA-1.2: the die is thrown twice. AA-5.18: health has no upper limit. */
export const meditation: Step<AllOutAssault, FrameOf<'meditation'>> = {
  run(s, t) {
    const pawn = pawnOf(s, s.active)
    const gain = gainOf(s, t.roll(6, 'Meditation') + t.roll(6, 'Meditation'))
    pawn.health += gain
    t.tell({ what: 'meditated', pawn: s.active, tile: pawn.tile, gain, health: pawn.health })
  },
}

/** AA-5.17: a third, rounded down. */
export function gainOf(s: Housed, sum: number): number {
  return Math.floor(sum / numbersOf(s).share)
}
