import { agenda, type Step } from '@undercroft/kernel'
import { inForce } from '../../state/cards.ts'
import { type FrameOf, TURN } from '../../state/frames.ts'
import { isSolo } from '../../state/options.ts'
import { activeOf, type Platformer } from '../../state/state.ts'
import { gainGems, loseCoins } from '../01-terms-and-options/purse.ts'
import { recover, suffer } from '../12-wounds-faint-spawn/wounds.ts'
import { dropToken } from '../16-the-boss-turn/tokens.ts'
import { endByLimit } from '../17-end-of-the-game/victory.ts'

/** PL-5.12, PL-5.13: the Event's "end" effect comes first, then Boss tokens, then the end of "this Turn" effects. */
export const end: Step<Platformer, FrameOf<'end'>> = {
  run(s, t) {
    s.turn.step = 8
    const player = activeOf(s)
    if (inForce(s, 'EV09')) loseCoins(s, s.active, 1, 'event', t)
    if (inForce(s, 'EV10')) recover(s, s.active, 1, t)
    if (inForce(s, 'EV11') && s.turn.defeated > 0) gainGems(s, s.active, 1, 'event', t)
    if (player.tokens.includes('venom')) {
      suffer(s, s.active, 1, 'venom', t)
      dropToken(s, s.active, 'venom', t)
    }
    dropToken(s, s.active, 'shackle', t)
    const { turn } = s
    turn.bonus = 0
    turn.anvil = false
    turn.prism = false
    turn.ghost = false
    turn.bell = false
  },
}

/**
 * PL-5.1: the next player clockwise has a Turn. PL-17.5: a game of rivals ends after its last Round; solo games count
 * Events instead.
 */
export const next: Step<Platformer, FrameOf<'next'>> = {
  run(s, t) {
    s.active = (s.active + 1) % s.players.length
    if (s.active === s.first) s.round++
    if (s.round > s.options.roundLimit && !isSolo(s.options)) endByLimit(s, t)
    else agenda(s, TURN)
  },
}
