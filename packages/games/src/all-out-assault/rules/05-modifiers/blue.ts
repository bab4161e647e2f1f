import type { Decision } from '@undercroft/kernel'
import { swapBlue } from '../../state/choices.ts'
import type { FrameOf } from '../../state/frames.ts'
import { at } from '../../state/sheet.ts'
import { type AllOutAssault, opponentOf, ownerOf, PAWNS, pawnOf, STATS } from '../../state/state.ts'
import { change } from './change.ts'

const PROMPTS = [0, 1, 2, 3, 4, 5, 6].map(number => `Which opposing stat becomes ${number}?`)

/** AA-5.8, AA-5.9: after the roll, in the open, any stat of a surviving opposing pawn. */
export const blue: Decision<AllOutAssault, FrameOf<'blue'>> = {
  offer(s, o, { number }) {
    o.ask(s.mover, PROMPTS[number] ?? '')
    for (let pawn = 0; pawn < PAWNS.length; pawn++) {
      const broken = ownerOf(pawn) === s.mover ? 'AA-5.9' : pawnOf(s, pawn).health === 0 ? 'AA-7.2' : undefined
      for (let stat = 0; stat < STATS.length; stat++) o.try(swapBlue(pawn, stat), broken)
    }
  },
  on: {
    blue({ s, f: { number }, seat, choice: [, target, stat], t }) {
      const pawn = pawnOf(s, target)
      const was = at(pawn.stats, stat)
      change(pawn, 'blue', s.round, stat, number)
      const open = { what: 'swappedBlue', pawn: target, by: s.active, stat, is: number } as const
      t.tell({ ...open, was }, { to: [opponentOf(seat)], else: open })
    },
  },
}
