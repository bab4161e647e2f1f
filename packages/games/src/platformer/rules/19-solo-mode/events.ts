import { agenda, type Step } from '@undercroft/kernel'
import { draw } from '@undercroft/kernel/kit'
import { EVENTS } from '../../content/events.ts'
import { type FrameOf, gravityBy } from '../../state/frames.ts'
import type { Platformer } from '../../state/state.ts'
import { gainGems } from '../01-terms-and-options/purse.ts'
import { allAttack } from '../06-enemy-die/enemy-die.ts'
import { lose } from './lose.ts'

/** PL-19.3, PL-19.7: turns up an Event, or ends the game if none is left. */
export const event: Step<Platformer, FrameOf<'event'>> = {
  run(s, t) {
    const card = draw(s.eventDeck, t, 'Event')
    if (card === undefined) {
      lose(s, 'PL-19.7', t)
      return
    }
    t.reveal('PL-19.3', 'all', card)
    s.events.push(card)
    t.uses(card)
    t.tell({ what: 'event', card, left: s.eventDeck.length })
    if (EVENTS[card].time !== 'now') return // PL-19.4
    if (card === 'EV02') agenda(s, gravityBy('tremor'))
    else if (card === 'EV03') gainGems(s, s.active, 1, 'event', t)
    else allAttack(s, 'PL-19.4', t)
  },
}
