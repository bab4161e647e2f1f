import { agenda, type Decision, leave, type Step } from '@undercroft/kernel'
import { NONE } from '../../content/board.ts'
import { CARDS, HEAVY_HAND, LUCKY_COG, SECOND_WIND } from '../../content/cards.ts'
import { TRAIT_NAMES } from '../../content/rooms.ts'
import { PASS, play } from '../../state/ready-choices.ts'
import {
  type ElectroDungeon,
  explorerAt,
  explorerOf,
  type FrameOf,
  MOF,
  type Roll,
  type State,
  seatOf,
} from '../../state/state.ts'
import { takeLive } from '../09-death/live.ts'
import { brokenByPlaying, handOf, mightPlay, showCard } from '../10-reward-cards/cards.ts'
import { isLosing, isWon, targetOf, throwDice, totalOf } from './rolls.ts'
import { fogOn, groupBonus, scoreOf } from './scores.ts'

/** ED-4.15: the Explorer's dice first, then those against it; then whoever may react (ED-10.9). */
export const roll: Step<ElectroDungeon, FrameOf<'roll'>> = {
  run(s, t, { explorer, trait, bonus, other, otherTrait }) {
    const contested = other !== NONE
    const dice = throwDice(scoreOf(explorerAt(s, explorer), trait), `${TRAIT_NAMES[trait]} roll`, t)
    const otherDice = contested
      ? throwDice(scoreOf(explorerAt(s, other), otherTrait), `${TRAIT_NAMES[otherTrait]} roll against it`, t)
      : []
    const extra = bonus === NONE ? groupBonus(s.explorers, explorer) : bonus
    s.roll = {
      explorer,
      trait,
      dice,
      bonus: contested ? 0 : extra + fogOn(s, trait),
      plus: 0,
      other,
      otherTrait,
      otherDice,
      otherPlus: 0,
      d20: contested ? 0 : t.roll(20, 'MoF’s D20'),
      d20Plus: 0,
    }
    agenda(
      s,
      { phase: 'react', seat: seatOf(explorer) },
      { phase: 'react', seat: contested ? seatOf(other) : MOF },
      { phase: 'settled' },
    )
  },
}

/** Quiet: whoever is losing and holds cards is asked, whatever they are (ED-18.3). */
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
        const dice = again ? throwDice(now.dice.length, 'dice rolled again', t) : now.dice
        s.roll = { ...now, dice, plus: now.plus + plus }
      } else {
        const otherDice = again ? throwDice(now.otherDice.length, 'dice rolled again', t) : now.otherDice
        s.roll = { ...now, otherDice, otherPlus: now.otherPlus + plus }
      }
    },
  },
}

function sideOf(now: Roll, seat: number): 'explorer' | 'other' | 'mof' {
  return seat === MOF ? 'mof' : explorerOf(seat) === now.explorer ? 'explorer' : 'other'
}

type Writing = Parameters<Decision<ElectroDungeon, FrameOf<'react'>>['offer']>[1]

/** The cards of one timing in a hand, each once; the others are refused (ED-10.8). */
export function offerReactions(s: State, seat: number, timing: 'roll' | 'hurt' | 'fail', o: Writing): void {
  const hand = handOf(s, seat)
  for (const [i, card] of hand.entries()) {
    if (hand.indexOf(card) !== i) continue
    const broken = CARDS[card]?.timing === timing ? brokenByPlaying(s, seat) : 'ED-10.8'
    o.try(play(card, '-'), broken)
  }
}

/** ED-4.13: all see how it went. */
export const settled: Step<ElectroDungeon, FrameOf<'settled'>> = {
  run(s, t) {
    const now = s.roll
    if (now === undefined) return
    const { explorer, trait, other, otherTrait } = now
    const [total, target, won] = [totalOf(now), targetOf(now), isWon(now)]
    if (other === NONE) t.tell({ what: 'scored', explorer, trait, total, d20: target, won })
    else t.tell({ what: 'contested', explorer, trait, total, other, otherTrait, otherTotal: target, won })
  },
}

/** Quiet: who is about to lose Live and holds cards is asked. */
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

/** ED-9.1 */
export const suffer: Step<ElectroDungeon, FrameOf<'suffer'>> = {
  run(s, t, { explorer, amount, by }) {
    takeLive(s, explorer, amount, by, t)
  },
}
