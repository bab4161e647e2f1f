import type { Decision, Step } from '@undercroft/kernel'
import { refill, draw as takeCard } from '@undercroft/kernel/kit'
import type { FrameOf } from '../../state/frames.ts'
import { heroId, seatOf } from '../../state/heroes.ts'
import { MOST_CARDS } from '../../state/limits.ts'
import type { Masmorra } from '../../state/state.ts'
import { discardCard, handOf } from './hand.ts'
import { trigger } from './triggers.ts'

/** MA-19.1: one card, at random from what is left; W:LOOT, then the hand limit. */
export const draw: Step<Masmorra, FrameOf<'draw'>> = {
  run(s, t, { player }) {
    if (s.deck.length === 0 && refill(s.deck, s.discard.sort())) {
      t.tell({ what: 'reshuffled', deck: 'treasure', by: 'MA-19.11' })
    }
    const card = takeCard(s.deck, t, 'a Treasure Card')
    if (card === undefined) return
    const hero = heroId(s, player)
    handOf(s, player).push(card)
    s.drawn[player] = card
    if (s.options.mode === 'alliance') {
      t.reveal('MA-24.14', 'all', card)
      t.tell({ what: 'drew', hero, card })
    } else {
      const seats = [seatOf(s, player)]
      t.reveal('MA-19.1', seats, card)
      t.tell({ what: 'drew', hero, card }, { to: seats, else: { what: 'drew', hero } })
    }
    s.frames.push(trigger('loot', player), { phase: 'handLimit', player })
  },
}

/** MA-19.2: on a seventh card one of the seven goes. */
export const handLimit: Decision<Masmorra, FrameOf<'handLimit'>> = {
  before(s, _, { player }) {
    s.drawn[player] = 'none'
    if (handOf(s, player).length <= MOST_CARDS) s.frames.pop()
  },
  offer(s, o, { player }) {
    o.ask(seatOf(s, player), 'You hold more than six cards: discard one').evenIfForced()
    for (const card of new Set(handOf(s, player))) o.may(['discard', card])
  },
  on: {
    discard({ s, f: { player }, choice: [, card], t }) {
      t.reveal('MA-19.2', 'all', card)
      discardCard(s, t, player, card, 'MA-19.2')
    },
  },
}
