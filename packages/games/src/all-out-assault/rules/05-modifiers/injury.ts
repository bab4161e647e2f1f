import type { Decision, Step } from '@undercroft/kernel'
import { injure as name } from '../../state/choices.ts'
import { writeClue } from '../../state/clues.ts'
import { boardOf } from '../../state/content.ts'
import { type FrameOf, INJURE } from '../../state/frames.ts'
import { at, isFrail } from '../../state/sheet.ts'
import { type AllOutAssault, opponentOf, PAWNS, pawnOf, STATS } from '../../state/state.ts'
import { writeUse } from '../../state/uses.ts'
import { injuryOn } from '../04-movement/paths.ts'
import { change } from './change.ts'

/** AA-5.3: settled once, after the move, for whoever entered an Injury tile. */
export const injury: Step<AllOutAssault, FrameOf<'injury'>> = {
  run(s, t) {
    const tile = injuryOn(boardOf(s), s.path)
    if (tile === undefined) return
    const pawn = pawnOf(s, s.active)
    const hurt = isFrail(pawn.stats) // AA-5.10, AA-5.22
    t.uses('tile.injury')
    t.reveal('AA-5.13', 'all', { pawn: s.active, hurt })
    pawn.clues.push(writeClue(hurt ? 'hurt' : 'unharmed', s.round))
    t.tell({ what: hurt ? 'hurt' : 'unharmed', pawn: s.active, tile })
    if (!hurt) return
    pawn.uses.push(writeUse(tile, s.round))
    s.usedKind = 'injury' // AA-5.5: a hurt pawn has used it, an unharmed one has not
    pawn.held = true // AA-5.12
    s.frames.push(INJURE)
  },
}

const PROMPTS = PAWNS.map(pawn => `${pawn} is hurt: which of its stats drops by 1?`)

/** AA-5.10: the opponent names any of the six, unseen. */
export const injure: Decision<AllOutAssault, FrameOf<'injure'>> = {
  offer(s, o) {
    o.ask(opponentOf(s.mover), PROMPTS[s.active] ?? '')
    for (let stat = 0; stat < STATS.length; stat++) o.may(name(stat))
  },
  on: {
    injure({ s, choice: [, stat], t }) {
      const pawn = pawnOf(s, s.active)
      const was = at(pawn.stats, stat)
      change(pawn, 'injured', s.round, stat, 0) // AA-5.11
      const open = { what: 'injured', pawn: s.active, stat } as const
      t.tell({ ...open, was, is: at(pawn.stats, stat) }, { to: [s.mover], else: open })
    },
  },
}
