import type { Trait } from '../content/monsters.ts'
import type { Symbols } from '../state/state.ts'
import { type Fighter, fightWith, type Opponent, type Rates } from './fight.ts'
import { type Change, type Making, waysToMake } from './making.ts'

/** What comes of a combat from its very start (MA-12.4) with a hand, in which there are these dice. */
export type Combat = (hand: Symbols, dice: Symbols) => number

function combatWith(opponents: readonly Opponent[], fighter: Fighter, rates: Rates): Combat {
  const venom = countOf(opponents, 'venom')
  const lp = fighter.lp - venom // MA-18.6
  if (lp <= 0) return () => -rates.fall
  const { worth } = fightWith(opponents, venom === 0 ? fighter : { ...fighter, lp }, rates)
  // MA-12.4: what is stolen before the first blow.
  const elixirs = countOf(opponents, 'stealsElixir')
  const bows = countOf(opponents, 'stealsRanged')
  const steps = countOf(opponents, 'stealsStep')
  if (elixirs + bows + steps === 0) return worth
  return ({ S, R, M, D, E, G }, dice) => {
    const left = { S: Math.max(0, S - steps), R: Math.max(0, R - bows), M, D, E: Math.max(0, E - elixirs), G }
    return worth(left, dice)
  }
}

function countOf(opponents: readonly Opponent[], trait: Trait): number {
  let count = 0
  for (const { traits } of opponents) if (traits.includes(trait)) count++
  return count
}

/** Each combat thought through once, as soon as somebody asks for it. */
export function combatsBy(fighter: Fighter, rates: Rates): (opponents: readonly Opponent[]) => Combat {
  const known = new Map<readonly Opponent[], Combat>()
  return opponents => {
    let combat = known.get(opponents)
    if (combat === undefined) {
      combat = combatWith(opponents, fighter, rates)
      known.set(opponents, combat)
    }
    return combat
  }
}

/** Dice and symbols as they come into a combat. */
export interface Arms {
  readonly dice: Symbols
  readonly hand: Symbols
  /** The same with each set of abilities used that take dice. */
  readonly made: readonly Arms[]
}

/** Arms out of dice and symbols; `hand` says what both come to, and the weapons are what abilities could make. */
export function armourer(
  hand: (dice: Symbols, symbols: Symbols) => Symbols,
  weapons: readonly Making[],
): (dice: Symbols, symbols: Symbols) => Arms {
  const plain = ({ dice, symbols }: Change): Arms => ({ dice, hand: hand(dice, symbols), made: NONE_MADE })
  if (weapons.length === 0) return (dice, symbols) => ({ dice, hand: hand(dice, symbols), made: NONE_MADE })
  return (dice, symbols) => {
    const ways = waysToMake({ dice, symbols }, weapons)
    if (ways.length === 1) return { dice, hand: hand(dice, symbols), made: NONE_MADE }
    return { dice, hand: hand(dice, symbols), made: ways.slice(1).map(plain) }
  }
}

const NONE_MADE: readonly Arms[] = []

/** The best combat that these arms could make. */
export function bestCombat(combat: Combat, { hand, dice, made }: Arms): number {
  let best = combat(hand, dice)
  for (const arms of made) best = Math.max(best, combat(arms.hand, arms.dice))
  return best
}
