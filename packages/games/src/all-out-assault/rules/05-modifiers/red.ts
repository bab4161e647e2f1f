import type { Decision } from '@undercroft/kernel'
import { swapRed } from '../../state/choices.ts'
import type { FrameOf } from '../../state/frames.ts'
import { at } from '../../state/sheet.ts'
import { type AllOutAssault, PAWNS, pawnOf, STATS } from '../../state/state.ts'
import { change } from './change.ts'

const PROMPTS = PAWNS.map(name => [0, 1, 2, 3, 4, 5, 6].map(number => `Which stat of ${name} becomes ${number}?`))

/** AA-5.6, AA-5.7: after the roll the owner picks, in secret; any stat, also one that has the number. */
export const red: Decision<AllOutAssault, FrameOf<'red'>> = {
  offer(s, o, { number }) {
    o.ask(s.mover, PROMPTS[s.active]?.[number] ?? '', 'secret')
    for (let stat = 0; stat < STATS.length; stat++) o.may(swapRed(stat))
  },
  on: {
    red({ s, f: { number }, seat, choice: [, stat], t }) {
      const pawn = pawnOf(s, s.active)
      const was = at(pawn.stats, stat)
      change(pawn, 'red', s.round, stat, number)
      const open = { what: 'swappedRed', pawn: s.active, is: number } as const
      t.tell({ ...open, stat, was }, { to: [seat], else: open }) // AA-8.3
    },
  },
}
