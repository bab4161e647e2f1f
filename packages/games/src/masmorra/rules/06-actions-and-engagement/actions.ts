import type { Decision, Step } from '@undercroft/kernel'
import { FACES } from '../../content/faces.ts'
import { foesIn, isEngaged } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero } from '../../state/heroes.ts'
import { type Masmorra, NONE, type Open } from '../../state/state.ts'
import { dieOf, gainMoves, losePet, readyDice, setDie, subsets } from '../05-dice-symbols-spending-docking/dice.ts'
import { activeSeat, moveHandlers, offerMoves, offerSteps } from '../07-steps-and-moving/steps.ts'
import { roomActs as actRoom, offerRoomActions, roomHandlers } from '../10-rooms/room-actions.ts'
import {
  buyBroken,
  meansHandlers,
  offerDrinks,
  offerMagic,
  oneOfEachFace,
  takeGoldBroken,
} from '../14-elixir-magic-gold-bounties/magic.ts'
import { abilityHandlers, abilityActs as actAbility, offerAbilities } from '../15-abilities/abilities.ts'
import { cardHandlers, offerCards } from '../19-treasure-cards-and-interrupts/playing.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import type { Rule } from '../rulebook.ts'
import { isTired } from './engagement.ts'

/** MA-6.1: in any order, as often as they are paid for. */
export const actions: Decision<Masmorra, FrameOf<'actions'>> = {
  before(s, t) {
    s.turn.stage = 'actions'
    if (activeHero(s).lying)
      s.frames.pop() // MA-3.5
    else losePet(s, t)
  },
  offer(s, o) {
    const engaged = isEngaged(s)
    o.ask(activeSeat(s), engaged ? 'Monsters: fight, or prepare for it' : 'Act, or end your actions')
    if (engaged) o.otherwise()
    o.try(['fight'], isTired(s) && !engaged ? 'MA-25.3' : fightBroken(s))
    if (!engaged) o.otherwise()
    o.try(['end'], engaged ? 'MA-6.5' : undefined)
    if (isTired(s)) return
    offerMoves(s, o)
    offerSteps(s, o)
    offerAbilities(s, o, 'actions')
    offerRoomActions(s, o)
    offerMagic(s, o)
    offerDrinks(s, o)
    o.try(['takeGold'], takeGoldBroken(s))
    o.try(['buy'], buyBroken(s))
    offerCards(s, o, 'actions')
    if (o.explaining) for (const dice of subsets(s, readyDice(s))) o.refuse(['reroll', dice], 'MA-4.2')
  },
  on: {
    ...moveHandlers,
    ...meansHandlers,
    ...abilityHandlers,
    ...roomHandlers,
    ...cardHandlers,
    /** MA-12.1 */
    fight({ s, f }) {
      s.turn.mp = 0
      s.frames.push(trigger('combat', s.turn.player, { room: activeHero(s).room }), { phase: 'combat' }, f)
    },
    end() {},
  },
}

/** MA-12.1, MA-18.3: somebody must be there whom one may attack; dice are not needed (MA-12.3). */
function fightBroken(s: Open): Rule | undefined {
  return foesIn(s, activeHero(s).room).some(foe => !s.foes[foe]?.turned) ? undefined : 'MA-12.1'
}

/** W:STEP is over: the Move Points are given (MA-7.1). */
export const stepTaken: Step<Masmorra, FrameOf<'stepTaken'>> = {
  run(s, t) {
    if (!activeHero(s).lying) gainMoves(s, t, s.turn.stepGives, 'MA-7.1')
  },
}

export const abilityActs: Step<Masmorra, FrameOf<'abilityActs'>> = {
  run(s, t, { phase: _, player: __, ability, ...target }) {
    actAbility(s, ability, target, t)
  },
}

export const roomActs: Step<Masmorra, FrameOf<'roomActs'>> = {
  run(s, t, { action, room = NONE, trap = NONE }) {
    actRoom(s, action, room, trap, t)
  },
}

/** Arcane Mastery: the first Magic of a turn sets a second die. */
export const secondMagic: Decision<Masmorra, FrameOf<'secondMagic'>> = {
  offer(s, o) {
    o.ask(activeSeat(s), 'Set a second die')
    o.otherwise().may(['done'])
    for (const die of oneOfEachFace(s, NONE)) {
      for (const face of FACES) if (face !== dieOf(s, die).face) o.may(['set', die, face])
    }
  },
  on: {
    done() {},
    set({ s, choice: [, die, face], t }) {
      setDie(s, t, die, face, 'MA-14.3')
    },
  },
}
