import type { Step } from '@undercroft/kernel'
import { draw, refill } from '@undercroft/kernel/kit'
import type { EvilId } from '../../content/evil.ts'
import type { FrameOf } from '../../state/frames.ts'
import type { Masmorra } from '../../state/state.ts'
import { losePet } from '../15-abilities/pet.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import { EVIL_EFFECTS } from './evil-cards.ts'

/** MA-24.7: the active player draws an Evil card; W:EVIL opens before it acts. */
export const evil: Step<Masmorra, FrameOf<'evil'>> = {
  run(s, t) {
    if (s.evilDeck.length === 0 && refill(s.evilDeck, s.evilDiscard.sort())) {
      t.tell({ what: 'reshuffled', deck: 'evil', by: 'MA-24.7' })
    }
    const card = draw(s.evilDeck, t, 'an Evil card') as EvilId
    t.reveal('MA-24.7', 'all', card)
    s.evilDiscard.push(card)
    s.turn.cancelled = s.hushed // A10
    s.hushed = false
    t.uses(`evil.${card}`)
    t.tell({ what: 'evil', card })
    if (!s.turn.cancelled) s.frames.push(trigger('evil', s.turn.player))
    s.frames.push({ phase: 'evilActs', card })
  },
}

export const evilActs: Step<Masmorra, FrameOf<'evilActs'>> = {
  run(s, t, { card }) {
    if (s.turn.cancelled) {
      s.turn.cancelled = false
      t.tell({ what: 'cancelled', of: 'evil', by: 'MA-24.7' })
      return
    }
    s.turn.evil = card
    const effect = EVIL_EFFECTS[card]
    if (effect !== undefined && !effect(s, t)) t.tell({ what: 'evilIdle', card })
    losePet(s, t)
  },
}
