import type { Decision } from '@undercroft/kernel'
import { train as raise } from '../../state/choices.ts'
import type { FrameOf } from '../../state/frames.ts'
import { at } from '../../state/sheet.ts'
import { type AllOutAssault, PAWNS, pawnOf, STATS } from '../../state/state.ts'
import { change } from './change.ts'

const PROMPTS = PAWNS.map(name => `Which stat of ${name} rises by 1?`)

/** AA-5.14: any of the six, in secret, without upper limit (AA-1.5). */
export const train: Decision<AllOutAssault, FrameOf<'train'>> = {
  offer(s, o) {
    o.ask(s.mover, PROMPTS[s.active] ?? '', 'secret')
    for (let stat = 0; stat < STATS.length; stat++) o.may(raise(stat))
  },
  on: {
    train({ s, seat, choice: [, stat], t }) {
      const pawn = pawnOf(s, s.active)
      change(pawn, 'trained', s.round, stat, 0)
      pawn.held = true // AA-5.16; AA-5.21: hurt or not, one turn only
      const open = { what: 'trained', pawn: s.active } as const
      t.tell({ ...open, stat, is: at(pawn.stats, stat) }, { to: [seat], else: open }) // AA-8.3
    },
  },
}
