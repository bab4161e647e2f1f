import { noSymbols } from '../../state/dice.ts'
import { isEngaged, roomHas } from '../../state/foes.ts'
import { activeHero } from '../../state/heroes.ts'
import type { Symbols } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import type { Fighter, Opponent, Rates } from '../fight.ts'
import { fighterOf, handMaker, opponentsIn } from '../means.ts'
import type { Prospect } from '../prospects.ts'
import { combatWorth, diceOf, fits, locksOf, reserveOf, sum, type TurnMind } from '../turn.ts'
import { ratesOf, worthsOf } from '../worths.ts'
import { isLastFight } from './plan.ts'
import { helpOf } from './strike.ts'
import { waysOf } from './ways.ts'
import { facingCost, woundsCost } from './wounds.ts'

/** How many Move Points ahead a Hero looks. */
const FAR = 8

/** The most that is forgiven: what might fell a Hero is met with strong dice, if it must be met. */
const DUE = 2

const NOWHERE = Number.NEGATIVE_INFINITY

/** What is left of six dice when the way has been paid. */
const USUAL: Symbols = { S: 0, R: 1, M: 2, D: 1, E: 0, G: 0 }

const SCANT: Symbols = { S: 0, R: 1, M: 0, D: 1, E: 0, G: 0 }

/** The rest of a turn in Alliance. */
export function teamMind(s: View): TurnMind {
  const { room, freeStep, lp, gold } = activeHero(s)
  const { player } = s.turn
  const worths = worthsOf(s)
  const engaged = isEngaged(s)
  const fighter = fighterOf(s, player)
  const here = opponentsIn(s, room)
  const locks = engaged ? [] : locksOf(s)
  const hand = handMaker(s)
  const nothing = noSymbols()
  const reserve = sum(reserveOf(s), { ...nothing, ...helpOf(s) })
  const ready = diceOf(s)
  const last = isLastFight(s, player)
  const now = hand(ready, s.turn.symbols)
  const webbed = roomHas(s, room, 'web')
  const { ways, stay } = waysOf(s, FAR)
  const base = ratesOf(s, player)
  const fair = { ...base, spare: nothing }
  // A monster that must be met some day is no reason to wait; only being weaker than possible is.
  const due = new Map(
    ways.map(way => [way, way.fresh ? Math.min(DUE, -average(way.meetings, USUAL, { ...fighter, lp: 6 }, fair)) : 0]),
  )
  const go = ways.reduce((best, way) => {
    if (way.mp > 2 || way.still) return best
    return Math.max(best, way.bonus + (due.get(way) ?? 0) + average(way.meetings, SCANT, fighter, fair))
  }, NOWHERE)
  const step = webbed ? 0.3 : Math.max(0.15, Math.min(3, go - stay))
  const rates = { ...base, spare: { ...base.spare, S: step, G: Math.max(base.spare.G, 0.4 * step) } }
  const open = engaged || webbed ? [] : ways

  const rest = (dice: Symbols, at: number): number => {
    const healed = Math.min(dice.E, 6 - at)
    const unused = dice.S + dice.R + dice.M + dice.D + dice.E + dice.G - healed
    return worths.gold * Math.min(unused, 6 - gold) + woundsCost(s, healed, at + healed)
  }

  const idle = (dice: Symbols): number => {
    let best = 0
    for (const lock of locks) if (lock.worth > best && fits(dice, lock.dice)) best = lock.worth
    return stay + best + rest(dice, lp)
  }

  // What is left after the first of his sides must do for the second.
  const brave = { ...rates, wounds: (lost: number, of: number) => facingCost(s, lost, of) }
  const wayWorth = (way: Prospect, dice: Symbols, symbols: Symbols): number => {
    const steps = Math.max(0, Math.ceil((way.mp - s.turn.mp) / 2) - (freeStep ? 1 : 0))
    const paid = Math.max(0, steps - symbols.S)
    if (paid > dice.S) return NOWHERE
    if (way.still) return way.bonus + rest({ ...dice, S: dice.S - paid }, lp)
    const left = hand(dice, way.goal === true ? reserve : nothing) // MA-5.6
    left.S = dice.S - paid
    let worth = 0
    for (const opponents of way.meetings)
      worth += combatWorth(opponents, left, dice, fighter, way.goal === true ? brave : rates)
    return way.bonus + (due.get(way) ?? 0) + worth / way.meetings.length
  }

  return {
    engaged,
    ways: open,
    wayWorth,
    idle,
    again:
      combatWorth(opponentsIn(s, room, true), now, ready, fighter, rates) - combatWorth([], now, ready, fighter, rates),
    worth(dice, symbols) {
      if (engaged) return combatWorth(here, hand(dice, last ? sum(symbols, reserve) : symbols), dice, fighter, rates)
      let best = idle(dice)
      for (const way of open) best = Math.max(best, wayWorth(way, dice, symbols))
      return best
    },
  }
}

function average(meetings: readonly (readonly Opponent[])[], hand: Symbols, fighter: Fighter, rates: Rates): number {
  let all = 0
  for (const opponents of meetings) all += combatWorth(opponents, hand, hand, fighter, rates)
  return all / meetings.length
}
