import { type Decision, leave } from '@undercroft/kernel'
import { CARDS, HEAVY_HAND, LUCKY_COG, SECOND_WIND } from '../../content/cards.ts'
import { handOf } from '../../state/decks.ts'
import type { FrameOf } from '../../state/frames.ts'
import { PASS, play } from '../../state/ready-choices.ts'
import { type ElectroDungeon, explorerOf, MOF, type Roll, type State, seatOf } from '../../state/state.ts'
import { isLosing } from '../04-score-rolls/rolls.ts'
import { brokenByPlaying, mightPlay, showCard } from './cards.ts'

/** Asks the side that is losing a roll, quietly, if it holds any card, whatever the card is (ED-18.3). */
export const react: Decision<ElectroDungeon, FrameOf<'react'>> = {
  before(s, _, { seat }) {
    if (s.roll === undefined || !isLosing(s.roll, sideOf(s.roll, seat)) || !mightPlay(s, seat)) s.frames.pop()
  },
  offer(s, o, { seat }) {
    o.ask(seat, 'React to the roll, or let it stand', 'quiet').evenIfForced().otherwise().may(PASS)
    offerReactions(s, seat, 'roll', o)
  },
  on: {
    pass() {},
    /** ED-10.8 */
    play({ s, seat, choice: [, card], t }) {
      showCard(s, seat, card, '-', t)
      const now = s.roll as Roll
      const plus = card === LUCKY_COG ? 4 : card === HEAVY_HAND ? 3 : 0
      const again = card === SECOND_WIND
      if (seat === MOF) {
        s.roll = plus > 0 ? { ...now, d20Plus: now.d20Plus + plus } : { ...now, d20: t.roll(20, 'MoF’s D20 again') }
      } else if (explorerOf(seat) === now.explorer) {
        const dice = again ? t.throw(now.dice.length, 6, 'dice rolled again') : now.dice
        s.roll = { ...now, dice, plus: now.plus + plus }
      } else {
        const otherDice = again ? t.throw(now.otherDice.length, 6, 'dice rolled again') : now.otherDice
        s.roll = { ...now, otherDice, otherPlus: now.otherPlus + plus }
      }
    },
  },
}

function sideOf(now: Roll, seat: number): 'explorer' | 'other' | 'mof' {
  return seat === MOF ? 'mof' : explorerOf(seat) === now.explorer ? 'explorer' : 'other'
}

type Writing = Parameters<Decision<ElectroDungeon, FrameOf<'react'>>['offer']>[1]

/** Offers the cards of one timing in a hand, each once, and refuses the others (ED-10.8). */
export function offerReactions(s: State, seat: number, timing: 'roll' | 'hurt' | 'fail', o: Writing): void {
  const hand = handOf(s, seat)
  for (const [i, card] of hand.entries()) {
    if (hand.indexOf(card) !== i) continue
    const broken = CARDS[card]?.timing === timing ? brokenByPlaying(s, seat) : 'ED-10.8'
    o.try(play(card, '-'), broken)
  }
}

/** Asks an Explorer who is about to lose Live, quietly, if it holds any card. */
export const hurt: Decision<ElectroDungeon, FrameOf<'hurt'>> = {
  before(s, _, { explorer }) {
    if (!mightPlay(s, seatOf(explorer))) s.frames.pop()
  },
  offer(s, o, { explorer }) {
    o.ask(seatOf(explorer), 'Ward off the loss of Live, or bear it', 'quiet').evenIfForced().otherwise().may(PASS)
    offerReactions(s, seatOf(explorer), 'hurt', o)
  },
  on: {
    pass() {},
    play({ s, seat, choice: [, card], t }) {
      showCard(s, seat, card, '-', t)
      leave(s, 'suffer')
    },
  },
}
