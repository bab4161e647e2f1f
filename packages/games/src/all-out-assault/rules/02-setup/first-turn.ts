import type { Step } from '@undercroft/kernel'
import type { FrameOf } from '../../state/frames.ts'
import { ROUND } from '../../state/frames.ts'
import type { AllOutAssault } from '../../state/state.ts'

/** AA-2.7: the higher throw has the first turn of every round. */
export const firstTurn: Step<AllOutAssault, FrameOf<'firstTurn'>> = {
  run(s, t) {
    let faces = [t.roll(6, 'the first turn'), t.roll(6, 'the first turn')] as const
    while (faces[0] === faces[1]) {
      t.tell({ what: 'rerolled', face: faces[0] }) // AA-2.8
      faces = [t.roll(6, 'the first turn'), t.roll(6, 'the first turn')]
    }
    s.first = faces[0] > faces[1] ? 0 : 1
    t.tell({ what: 'first', seat: s.first, faces })
    s.frames.push(ROUND)
  },
}
