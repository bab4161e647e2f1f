import type { Decision } from '@undercroft/kernel'
import { readyDice, subsets } from '../../state/dice.ts'
import { foesIn, isEngaged } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero, activeSeat } from '../../state/heroes.ts'
import type { Masmorra, Open } from '../../state/state.ts'
import { moveHandlers, offerMoves } from '../07-steps-and-moving/moving.ts'
import { offerSteps, stepHandlers } from '../07-steps-and-moving/steps.ts'
import { disarmHandlers } from '../09-traps/disarming.ts'
import { floorGoldHandlers, takeGoldBroken } from '../10-rooms/floor-gold.ts'
import { offerRoomActions, roomHandlers } from '../10-rooms/room-actions.ts'
import { drinkHandlers, offerDrinks } from '../14-elixir-magic-gold-bounties/elixir.ts'
import { buyBroken, buyHandlers } from '../14-elixir-magic-gold-bounties/gold.ts'
import { magicHandlers, offerMagic } from '../14-elixir-magic-gold-bounties/magic.ts'
import { abilityHandlers, offerAbilities } from '../15-abilities/abilities.ts'
import { losePet } from '../15-abilities/pet.ts'
import { cardHandlers, offerCards } from '../19-treasure-cards-and-interrupts/playing.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import { isTired } from '../25-platform/guard.ts'
import type { Rule } from '../rulebook.ts'

/** MA-6.1: actions may be taken in any order, as often as the player can pay for them. */
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
    ...stepHandlers,
    ...floorGoldHandlers,
    ...buyHandlers,
    ...magicHandlers,
    ...drinkHandlers,
    ...abilityHandlers,
    ...roomHandlers,
    ...disarmHandlers,
    ...cardHandlers,
    /** MA-12.1 */
    fight({ s, f }) {
      s.turn.mp = 0
      s.frames.push(trigger('combat', s.turn.player, { room: activeHero(s).room }), { phase: 'combat' }, f)
    },
    end() {},
  },
}

/** MA-12.1, MA-18.3: a fight needs a monster that may be attacked; it needs no dice (MA-12.3). */
function fightBroken(s: Open): Rule | undefined {
  return foesIn(s, activeHero(s).room).some(foe => !s.foes[foe]?.turned) ? undefined : 'MA-12.1'
}
