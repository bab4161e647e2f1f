import type { Decision, Step } from '@undercroft/kernel'
import { abilityHandlers, abilityActs as actAbility, offerAbilities } from '../acts/abilities.ts'
import { isTired } from '../acts/act.ts'
import { cardHandlers, offerCards } from '../acts/cards.ts'
import { buyBroken, meansHandlers, offerDrinks, offerMagic, oneOfEachFace, takeGoldBroken } from '../acts/means.ts'
import { roomActs as actRoom, offerRoomActions, roomHandlers } from '../acts/room-actions.ts'
import { activeSeat, moveHandlers, offerMoves, offerSteps } from '../acts/steps.ts'
import { FACES } from '../content/faces.ts'
import { dieOf, gainMoves, losePet, readyDice, setDie, subsets } from '../deeds/dice.ts'
import { foesIn, isEngaged } from '../deeds/foes.ts'
import type { FrameOf } from '../frames.ts'
import { activeHero } from '../heroes.ts'
import type { Rule } from '../rulebook.ts'
import { type Masmorra, NONE, type Open } from '../state.ts'
import { trigger } from '../triggers.ts'

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
