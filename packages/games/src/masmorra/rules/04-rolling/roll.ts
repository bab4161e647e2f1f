import type { Decision } from '@undercroft/kernel'
import { subsets } from '../../state/dice.ts'
import { isEngaged } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero, activeSeat, heroId } from '../../state/heroes.ts'
import { type Masmorra, type Open, PET, type Sheet, type State } from '../../state/state.ts'
import { moveHandlers, offerMoves } from '../07-steps-and-moving/moving.ts'
import { floorGoldHandlers, takeGoldBroken } from '../10-rooms/floor-gold.ts'
import { buyBroken, buyHandlers } from '../14-elixir-magic-gold-bounties/gold.ts'
import { abilityHandlers, offerAbilities } from '../15-abilities/abilities.ts'
import { activeKnows } from '../15-abilities/knowing.ts'
import { losePet } from '../15-abilities/pet.ts'
import { cardHandlers, offerCards } from '../19-treasure-cards-and-interrupts/playing.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import { isTired } from '../25-platform/guard.ts'
import type { Rule } from '../rulebook.ts'
import { rollableDice, throwDice } from './throwing.ts'

/** MA-4.7: what is legal before the roll, and between roll and re-roll. */
function offerFree(s: State, o: Sheet): void {
  offerMoves(s, o)
  o.try(['takeGold'], takeGoldBroken(s))
  o.try(['buy'], buyBroken(s))
  offerAbilities(s, o, 'free')
  offerCards(s, o, 'free')
  if (o.explaining) o.refuse(['fight'], isEngaged(s) ? 'MA-4.8' : 'MA-4.7').refuse(['end'], 'MA-4.7')
}

const freeHandlers = {
  ...moveHandlers,
  ...floorGoldHandlers,
  ...buyHandlers,
  ...abilityHandlers,
  ...cardHandlers,
} as const

export const preRoll: Decision<Masmorra, FrameOf<'preRoll'>> = {
  before(s, t) {
    s.turn.stage = 'preRoll'
    if (activeHero(s).lying)
      s.frames.pop() // MA-4.9, MA-22.11
    else losePet(s, t)
  },
  offer(s, o) {
    o.ask(activeSeat(s), 'Roll the dice, or act before you do')
    o.otherwise().may(['roll'])
    if (!isTired(s)) offerFree(s, o)
  },
  on: {
    ...freeHandlers,
    /** MA-4.1 */
    roll({ s, t }) {
      const { turn } = s
      const dice = Array.from({ length: turn.evil === 'E18' ? PET - 1 : PET }, (_, die) => die)
      if (turn.petCalled || (!turn.petLost && activeKnows(s, 'wolfCompanion'))) {
        if (activeKnows(s, 'wolfCompanion')) t.uses('ability.wolfCompanion')
        dice.push(PET)
        turn.petCalled = true
      }
      turn.stage = 'midRoll'
      throwDice(s, t, dice, false)
      s.frames.push({ phase: 'midRoll' })
    },
  },
}

/** MA-4.2: the player may re-roll any dice once, all together. */
export const midRoll: Decision<Masmorra, FrameOf<'midRoll'>> = {
  before(s, t) {
    if (activeHero(s).lying) s.frames.pop()
    else losePet(s, t)
  },
  offer(s, o) {
    o.ask(activeSeat(s), 'Re-roll any of the dice once, or keep them')
    o.otherwise().may(['keep'])
    if (isTired(s)) return
    const broken = rerollBroken(s)
    if (broken === undefined || o.explaining)
      for (const dice of subsets(s, rollableDice(s))) o.try(['reroll', dice], broken)
    if (o.explaining && !rollableDice(s).includes(PET)) o.refuse(['reroll', [PET]], 'MA-15.8')
    offerFree(s, o)
  },
  on: {
    ...freeHandlers,
    reroll({ s, choice: [, dice], t }) {
      throwDice(s, t, dice, true)
      afterRoll(s)
    },
    keep({ s }) {
      afterRoll(s)
    },
  },
}

/** E01, Trembling Hands, forbids the re-roll. */
function rerollBroken(s: Open): Rule | undefined {
  return s.turn.evil === 'E01' ? 'MA-24.7' : undefined
}

function afterRoll(s: State): void {
  s.turn.rerolled = true
  s.frames.push({ phase: 'extraReroll' }, trigger('rolled', s.turn.player), { phase: 'actions' })
}

/** MA-4.3, MA-18.8: Schmetterling's token buys another re-roll. */
export const extraReroll: Decision<Masmorra, FrameOf<'extraReroll'>> = {
  before(s) {
    if (!activeHero(s).captive || activeHero(s).lying) s.frames.pop()
  },
  offer(s, o) {
    o.ask(activeSeat(s), 'Give Schmetterling back and re-roll any of the dice, or keep them')
    o.otherwise().may(['keep'])
    const broken = rerollBroken(s)
    if (broken === undefined || o.explaining)
      for (const dice of subsets(s, rollableDice(s))) o.try(['captive', dice], broken)
    if (o.explaining) for (const dice of subsets(s, rollableDice(s))) o.refuse(['reroll', dice], 'MA-4.2')
  },
  on: {
    keep() {},
    captive({ s, choice: [, dice], t }) {
      activeHero(s).captive = false
      t.uses('boss.schmetterling.token')
      t.tell({ what: 'token', hero: heroId(s, s.turn.player), active: false, by: 'MA-18.8' })
      throwDice(s, t, dice, true)
    },
  },
}
