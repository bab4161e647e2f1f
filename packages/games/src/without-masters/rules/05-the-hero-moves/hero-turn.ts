import type { Decision, Step } from '@undercroft/kernel'
import { WAY_OF, WAYS } from '../../content/cells.ts'
import { END_TURN, step } from '../../state/choices.ts'
import { contentOf } from '../../state/content.ts'
import { FRAME, type FrameOf } from '../../state/frames.ts'
import { HERO, type WithoutMasters } from '../../state/state.ts'
import { offerPushes, pushCrate } from '../06-crates/push.ts'
import { fight, offerAttacks } from '../07-the-hero-attacks/attack.ts'
import { offerItems, takeItem } from '../08-items-and-treats/items.ts'
import { offerThrows, throwBall } from '../09-the-tennis-ball/ball.ts'
import { arrive, goOn } from './arrival.ts'
import { stepBroken, takeStep } from './steps.ts'

/** WM-5.1: every turn starts with 6 move points. */
export const heroStarts: Step<WithoutMasters, FrameOf<'heroStarts'>> = {
  run(s, t) {
    s.turn++
    s.mp = contentOf(s).hero.mp
    s.takes = 0
    t.tell({ what: 'heroTurn', turn: s.turn, of: s.options.turnLimit })
    s.frames.push(FRAME.heroTurn)
  },
}

/** WM-5.1: the Hero spends move points in any order. */
export const heroTurn: Decision<WithoutMasters, FrameOf<'heroTurn'>> = {
  offer(s, o) {
    o.ask(HERO, `Act with ${s.mp} move ${s.mp === 1 ? 'point' : 'points'}, or end your turn`)
    for (const way of WAYS) o.try(step(way), stepBroken(s, way))
    offerPushes(s, o)
    offerThrows(s, o)
    offerAttacks(s, o)
    offerItems(s, o)
    o.otherwise().may(END_TURN)
  },

  on: {
    step({ s, choice: [, direction], t }) {
      takeStep(s, WAY_OF[direction], t)
      arrive(s, t)
    },
    push({ s, choice: [, direction], t }) {
      pushCrate(s, direction, t)
      arrive(s, t)
    },
    throw({ s, choice: [, cell], t }) {
      throwBall(s, cell, t)
      goOn(s)
    },
    /** WM-7.4: an attack ends the turn. */
    attack({ s, choice: [, figure], t }) {
      fight(s, figure, t)
      s.frames.push(FRAME.heroEnds)
    },
    take({ s, choice: [, item], t }) {
      s.frames.push(FRAME.heroTurn)
      takeItem(s, item, t)
    },
    /** WM-5.10 */
    endTurn({ s }) {
      s.frames.push(FRAME.heroEnds)
    },
  },
}
