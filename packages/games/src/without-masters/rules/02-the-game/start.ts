import { NOWHERE } from '../../content/cells.ts'
import { contentOf } from '../../state/content.ts'
import { FRAME } from '../../state/frames.ts'
import type { Options } from '../../state/options.ts'
import { emptyBoard } from '../../state/setup.ts'
import type { State } from '../../state/state.ts'
/** WM-2.4: the Hero begins with 6 treats and empty hands; there is nothing on the board. */
export function startOfGame(options: Readonly<Options>): State {
  return {
    frames: [FRAME.building],
    outcome: undefined,
    options: Object.freeze({ ...options }),
    setup: 1,
    turn: 0,
    turnsBefore: 0,
    mp: 0,
    treats: contentOf({ options }).hero.treats,
    held: 'nothing',
    takes: 0,
    ...emptyBoard(),
    died: 0,
    lure: NOWHERE,
    doubtful: false,
  }
}
