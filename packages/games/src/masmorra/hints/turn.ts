import type { Face } from '../content/faces.ts'
import { ABILITIES, type Ability, type AbilityId } from '../content/heroes.ts'
import { cardOf } from '../decks.ts'
import { dieOf, noSymbols } from '../deeds/dice.ts'
import { isEngaged } from '../deeds/foes.ts'
import { activeHero } from '../heroes.ts'
import type { CardId, DieId, Open, Symbols } from '../state.ts'
import { bestFight, type Fighter, type Opponent, type Rates } from './fight.ts'
import { afterThefts, afterVenom, fighterOf, opponentsIn, withPairs } from './means.ts'
import { type Prospect, prospects } from './prospects.ts'
import { ratesOf } from './worths.ts'

/** How many Steps ahead a Hero looks. */
const FAR = 8

/** What the rest of a turn is worth with so many dice and symbols: the best fight, or the best way to go. */
export interface TurnMind {
  readonly engaged: boolean
  readonly ways: readonly Prospect[]
  /** By dice and symbols that the Hero might have. */
  worth(dice: Symbols, symbols: Symbols): number
  /** Of one way. */
  wayWorth(way: Prospect, dice: Symbols, symbols: Symbols): number
  /** Of doing nothing more. */
  idle(dice: Symbols, symbols: Symbols): number
  /** Of another combat with those who are here and have been fought. */
  readonly again: number
}

export function turnMind(s: Open): TurnMind {
  const { room, freeStep } = activeHero(s)
  const engaged = isEngaged(s)
  const ways = engaged ? [] : prospects(s, FAR)
  const fighter = fighterOf(s, s.turn.player)
  const rates = ratesOf(s, s.turn.player)
  const here = opponentsIn(s, room)
  const idle = (dice: Symbols, symbols: Symbols): number =>
    bestFight([], withPairs(s, dice, symbols), fighter, rates).worth

  const wayWorth = (way: Prospect, dice: Symbols, symbols: Symbols): number => {
    const hand = withPairs(s, dice, symbols)
    const free = freeStep ? 1 : 0
    const steps = Math.max(0, Math.ceil((way.mp - s.turn.mp) / 2))
    const paid = Math.max(0, steps - free)
    // Symbols stay behind in the room where they arose (MA-5.6); Steps among them are spent first.
    const left = withPairs(s, dice, noSymbols())
    const spent = Math.max(0, paid - (hand.S - left.S))
    if (spent > left.S) return Number.NEGATIVE_INFINITY
    left.S -= spent
    return way.bonus + combatWorth(way.opponents, left, fighter, rates)
  }

  return {
    engaged,
    ways,
    wayWorth,
    idle,
    again: combatWorth(opponentsIn(s, room, true), withPairs(s, diceOf(s), s.turn.symbols), fighter, rates),
    worth(dice, symbols) {
      const hand = withPairs(s, dice, symbols)
      if (engaged) return combatWorth(here, hand, fighter, rates)
      let best = idle(dice, symbols)
      for (const way of ways) best = Math.max(best, wayWorth(way, dice, symbols))
      return best
    },
  }
}

/** What comes of a combat from its very start (MA-12.4). */
export function combatWorth(opponents: readonly Opponent[], hand: Symbols, fighter: Fighter, rates: Rates): number {
  const weakened = afterVenom(fighter, opponents)
  if (weakened.lp <= 0) return -rates.fall
  return bestFight(opponents, afterThefts(hand, opponents), weakened, rates).worth
}

/** The faces of the dice that are there to be used. */
export function diceOf(s: Pick<Open, 'turn'>): Symbols {
  const dice = noSymbols()
  for (const { face, place } of s.turn.dice) if (place === 'ready') dice[face]++
  return dice
}

/** Dice and symbols after something was docked, set or gained. */
export interface Change {
  readonly dice: Symbols
  readonly symbols: Symbols
}

export function afterAbility(s: Open, id: AbilityId, docked: readonly DieId[]): Change {
  const { gives }: Ability = ABILITIES[id]
  const dice = diceOf(s)
  for (const die of docked) dice[dieOf(s, die).face]--
  return { dice, symbols: plus(s.turn.symbols, gives) }
}

export function afterCard(s: Open, card: CardId): Change {
  return { dice: diceOf(s), symbols: plus(s.turn.symbols, cardOf(card).purple.gives) }
}

/** One symbol of a face paid, and a die set. */
export function afterMagic(s: Open, source: 'die' | 'pet' | 'symbol' | 'token', die: DieId, face: Face): Change {
  const dice = diceOf(s)
  const symbols = { ...s.turn.symbols }
  if (source === 'symbol') symbols.G--
  else dice.G--
  dice[dieOf(s, die).face]--
  dice[face]++
  return { dice, symbols }
}

export function plus(symbols: Symbols, faces: readonly Face[]): Symbols {
  const sum = { ...symbols }
  for (const face of faces) sum[face]++
  return sum
}

/** Dice without those that a docking space takes. */
export function without(s: Open, docked: readonly DieId[]): Symbols {
  const dice = diceOf(s)
  for (const die of docked) dice[dieOf(s, die).face]--
  return dice
}

/** The dice with one of them set, or as they are. */
export function afterSet(s: Open, die?: DieId, face?: Face): Symbols {
  const dice = diceOf(s)
  if (die === undefined || face === undefined) return dice
  dice[dieOf(s, die).face]--
  dice[face]++
  return dice
}
