import type { Decision } from '@undercroft/kernel'
import { ACCEPT, COMPLAIN } from '../../state/choices.ts'
import { FRAME, type FrameOf } from '../../state/frames.ts'
import { HERO, type WithoutMasters } from '../../state/state.ts'

/** WM-4.8: the Hero looks at the setup, and accepts it or complains. */
export const opening: Decision<WithoutMasters, FrameOf<'opening'>> = {
  offer(_, o) {
    o.ask(HERO, 'Look around the yard, then begin').may(ACCEPT).may(COMPLAIN)
  },

  on: {
    /** WM-4.9, WM-12.6 */
    accept({ s }) {
      s.frames.push(FRAME.heroStarts)
    },
    /** WM-4.10 */
    complain({ s, t }) {
      t.tell({ what: 'complained' })
      s.frames.push(FRAME.gmStarts)
    },
  },
}
