import type { Broken, Decision, Offers } from '@undercroft/kernel'
import { hasItem, isHero } from '../../state/cards.ts'
import { type Choice, END, FORGES, SETS } from '../../state/choices.ts'
import { isOnMap } from '../../state/figures.ts'
import { ACTIONS, beastFor, type FrameOf } from '../../state/frames.ts'
import { boostOf } from '../../state/sources.ts'
import { activeOf, type Platformer, playerOf, type State, turnOrder } from '../../state/state.ts'
import { enter } from '../01-terms-and-options/enter.ts'
import { gainCoins } from '../01-terms-and-options/purse.ts'
import { offerSymbol } from '../07-symbols/offers.ts'
import { spendDie } from '../07-symbols/spending.ts'
import { clawSteps, coinsGiven } from '../08-gems/boosts.ts'
import { spend } from '../08-gems/paying.ts'
import { startMove } from '../09-movement/move.ts'
import { askHeld } from '../10-gravity/gravity.ts'
import { offerGravity } from '../10-gravity/offers.ts'
import { attack, attackBroken } from '../11-attacks-by-heroes/attack.ts'
import { inventAttack, offerAttacks } from '../11-attacks-by-heroes/offers.ts'
import { endBroken, offerSpawns } from '../12-wounds-faint-spawn/spawn.ts'
import { callAbility } from '../14-shop-items-potions-abilities/abilities.ts'
import { playCard } from '../14-shop-items-potions-abilities/cards.ts'
import { offerCards } from '../14-shop-items-potions-abilities/offers.ts'
import { drink } from '../14-shop-items-potions-abilities/potions.ts'
import { buy } from '../14-shop-items-potions-abilities/shop.ts'

/**
 * PL-5.8: the player takes any number of Actions in any order. PL-5.9: each is finished before the next begins, and
 * ending the step is a choice.
 */
export const actions: Decision<Platformer, FrameOf<'actions'>> = {
  before(s) {
    s.turn.step = 5
    s.turn.gained = 0
  },

  offer(s, o) {
    const here = isOnMap(activeOf(s))
    o.ask(s.active, here ? 'Use your dice, or end your turn' : 'Bring your Hero onto the map')
    o.form('attack')
    offerSpawns(s, o)
    if (here || o.explaining) {
      offerSymbol(s, o, 'move')
      offerSymbol(s, o, 'coin')
      offerSymbol(s, o, 'claw')
      offerCards(s, o, here)
      offerGravity(s, o, here)
    }
    if (here) offerAttacks(s, o)
    if (o.explaining) refuseSettings(o)
    offerEnd(s, o)
  },

  /** PL-20.4: names one rule, the first that forbids the Attack. */
  check({ s, choice }): Broken<Platformer>[] {
    if (choice[0] !== 'attack') return []
    const rule = isOnMap(activeOf(s)) ? attackBroken(s, choice[1], choice[2]) : 'PL-12.9'
    return rule === undefined ? [] : [{ rule }]
  },

  invent({ s, f: frame, dice }) {
    const listed: Choice[] = []
    actions.offer(s, collector(listed), frame)
    return inventAttack(s, dice) ?? (listed[dice.below(listed.length)] as Choice)
  },

  on: {
    /** PL-7.4: a foot Moves the Hero. */
    move({ s, choice: [, source, boost], t }) {
      s.frames.push(ACTIONS)
      spend(s, source, boost, 'foot', t)
      startMove(s, boostOf(boost).times, true)
    },
    /** PL-7.13: Symbols may be left over. */
    end() {},
    /** PL-12.12, PL-12.15: one die pays for the Spawn, which is no Move. PL-8.8: Gems cannot enhance it. */
    spawn({ s, seat, choice: [, cost, space], t }) {
      s.frames.push(ACTIONS)
      if (cost !== 'free' && cost !== 'special') spendDie(s, cost)
      if (cost === 'free') t.uses('AR05')
      t.tell({ what: 'spawned', seat, space })
      enter(s, seat, space, t) // PL-12.16
    },
    /** PL-7.6, PL-8.6: a coin gives Coins, and cards may add one. */
    coin({ s, seat, choice: [, source, boost], t }) {
      s.frames.push(ACTIONS)
      spend(s, source, boost, 'coin', t)
      if (hasItem(playerOf(s, seat), 'IT05')) t.uses('IT05')
      gainCoins(s, seat, coinsGiven(s, boostOf(boost).times), 'symbol', t)
    },
    /** PL-7.7, PL-8.5: a claw moves one Enemy, which makes all the steps. */
    claw({ s, seat, choice: [, source, boost], t }) {
      s.frames.push(ACTIONS)
      spend(s, source, boost, 'claw', t)
      if (isHero(playerOf(s, seat), 'HE1')) t.uses('HE1')
      s.frames.push(beastFor(clawSteps(s, boostOf(boost).times)))
    },
    /** PL-7.5: swords Attack an Enemy. */
    attack({ s, choice: [, space, blows], t }) {
      s.frames.push(ACTIONS)
      attack(s, space, blows, t)
    },
    /** PL-10.1: applies Gravity, after the owners of other held Heroes are asked. */
    gravity({ s, seat, choice: [, hold] }) {
      s.frames.push(ACTIONS)
      s.letGo = hold === 'fall' ? 1 << seat : 0
      askHeld(
        s,
        'action',
        turnOrder(s).filter(each => each !== seat),
      )
    },
    buy({ s, choice: [, card], t }) {
      s.frames.push(ACTIONS)
      buy(s, card, t)
    },
    use({ s, choice: [, card], t }) {
      s.frames.push(ACTIONS)
      playCard(s, card, t)
    },
    drink({ s, choice: [, potion], t }) {
      s.frames.push(ACTIONS)
      drink(s, potion, t)
    },
    ability({ s, t }) {
      s.frames.push(ACTIONS)
      callAbility(s, t)
    },
  },
}

/** Offers the end of step 5, which is the default for an absent seat, unless a Spawn is due. */
function offerEnd(s: State, o: Offers<Platformer>): void {
  const broken = endBroken(s)
  if (broken === undefined) o.otherwise().may(END)
  else o.refuse(END, broken)
}

/** PL-7.15, PL-7.12: the Special die is set, and used in a Forge, in step 6 only. */
function refuseSettings(o: Offers<Platformer>): void {
  for (const choice of SETS) o.refuse(choice, 'PL-7.15')
  for (const choice of FORGES) o.refuse(choice, choice[2] === 'special' ? 'PL-7.12' : 'PL-7.15')
}

/** Collects the choices that are offered, and ignores the rest. */
function collector(listed: Choice[]): Offers<Platformer> {
  const o: Offers<Platformer> = {
    explaining: false,
    ask: () => o,
    may(choice) {
      listed.push(choice)
      return o
    },
    refuse: () => o,
    try: (choice, broken) => (broken === undefined ? o.may(choice) : o),
    otherwise: () => o,
    form: () => o,
    evenIfForced: () => o,
    within: () => o,
  }
  return o
}
