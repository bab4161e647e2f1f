import type { Step } from '@undercroft/kernel'
import type { FrameOf } from '../../state/frames.ts'
import { lastRound } from '../../state/options.ts'
import type { Masmorra } from '../../state/state.ts'
import { endByXp } from '../20-end-of-the-standard-game/end.ts'
import { advanceTime } from '../24-alliance-game/clock.ts'

/** MA-3.7: the Dark Ritual Room, then the clock, then the end of a round. */
export const endTurn: Step<Masmorra, FrameOf<'endTurn'>> = {
  run(s) {
    s.turn.stage = 'end'
    s.frames.push({ phase: 'ritual' }, { phase: 'endOfTurn' })
  },
}

export const endOfTurn: Step<Masmorra, FrameOf<'endOfTurn'>> = {
  run(s, t) {
    const next = (s.turn.player + 1) % s.heroes.length // MA-3.8
    if (s.options.mode === 'alliance') {
      // MA-24.1: 16 XP do not end an Alliance game
      if (!advanceTime(s, t)) return
    } else if (next === s.first) {
      if (s.options.mode === 'standard' && s.ending) {
        endByXp(s, t, 'MA-20.1')
        return
      }
      if (s.round >= lastRound(s.options)) {
        endByXp(s, t, 'MA-25.2')
        return
      }
    }
    s.frames.push({ phase: 'startTurn', player: next })
  },
}
