import { cardOf } from '../../../state/decks.ts'
import { faceBroken, gainSymbols } from '../../05-dice-symbols-spending-docking/dice.ts'
import { drawCard, passDrawn } from '../hand.ts'
import type { Parts } from '../parts.ts'
import { swapPlaces } from './moving.ts'

export const sleightOfHand: Parts = {
  // Take the card that an opponent has just drawn.
  orange: {
    when: ({ s, trigger: { player } }) => s.drawn[player] !== 'none',
    does({ s, by, trigger: { player }, t }) {
      passDrawn(s, t, player, by)
    },
  },
  purple: swapPlaces,
}

export const dispel: Parts = {
  // A card that an opponent has played is cancelled.
  orange: {
    targets: ({ s, by }) =>
      [...s.stack.entries()]
        .filter(([, { player, cancelled }]) => player !== by && !cancelled)
        .map(([played]) => ({ played })),
    does({ s, target: { played }, t }) {
      const answered = s.stack[played ?? s.stack.length]
      if (answered === undefined) return
      answered.cancelled = true
      t.tell({ what: 'cancelled', of: 'card', by: 'MA-19.8' })
    },
  },
  // Draw 1 card and gain 1 Magic; not in the Dungeon Master Phase (MA-16.7), nor beside the Hydra.
  purple: {
    doesMore: true,
    does({ s, by, t }) {
      drawCard(s, by)
      const makes = s.turn.stage !== 'dm' && faceBroken(s, 'G') === undefined // MA-18.10
      if (makes) gainSymbols(s, t, cardOf('T14').purple.gives, 'MA-5.2')
    },
  },
}

export const ancientIdol: Parts = {
  // When you have drawn a card: draw one more, then discard one.
  orange: {
    does({ s, by: player }) {
      drawCard(s, player)
      s.frames.push({ phase: 'discardOne', player })
    },
  },
  // Draw 1 card.
  purple: {
    does({ s, by }) {
      drawCard(s, by)
    },
  },
}
