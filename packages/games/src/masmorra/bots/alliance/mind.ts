import { boxOf } from '../../state/content.ts'
import { noSymbols } from '../../state/dice.ts'
import { isEngaged, roomHas } from '../../state/foes.ts'
import { activeHero } from '../../state/heroes.ts'
import type { Symbols } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import { type Combat, combatsBy } from '../combats.ts'
import type { Opponent } from '../fight.ts'
import { landOf } from '../land.ts'
import { lazily } from '../lazily.ts'
import { bestLock, locksOf } from '../locks.ts'
import { fighterOf, handMaker, opponentsIn } from '../means.ts'
import type { Prospect } from '../prospects.ts'
import { scouting } from '../scouting.ts'
import { diceOf, reserveOf, stepsTowards, sum, type TurnMind } from '../turn.ts'
import { undominated } from '../undominated.ts'
import { ratesOf, worthsOf } from '../worths.ts'
import { isLastFight } from './plan.ts'
import { helpOf } from './strike.ts'
import { waysOf } from './ways.ts'
import { facingCost, lpCosts, woundsAt } from './wounds.ts'

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
  const { room, lp, gold } = activeHero(s)
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
  const webbed = roomHas(s, room, 'web')
  const land = landOf(s)
  const { ways, stay } = waysOf(s, FAR, land)
  const base = ratesOf(s, player)
  const fair = { ...base, spare: nothing }
  const { life, purse } = boxOf(s)
  const healthy = combatsBy({ ...fighter, lp: life }, fair)
  const hurt = combatsBy(fighter, fair)
  // A monster that must be met some day is no reason to wait; only being weaker than possible is.
  const due = new Map(ways.map(way => [way, way.fresh ? Math.min(DUE, -average(way.meetings, USUAL, healthy)) : 0]))
  const go = ways.reduce((best, way) => {
    if (way.mp > 2 || way.still) return best
    return Math.max(best, way.bonus + (due.get(way) ?? 0) + average(way.meetings, SCANT, hurt))
  }, NOWHERE)
  const step = webbed ? 0.3 : Math.max(0.15, Math.min(3, go - stay))
  const rates = { ...base, spare: { ...base.spare, S: step, G: Math.max(base.spare.G, 0.4 * step) } }
  const open = engaged || webbed ? [] : ways
  const choosable = undominated(
    open,
    way => way,
    way => stepsTowards(s, way),
  )
  const costs = lpCosts(s)

  const rest = ({ S, R, M, D, E, G }: Symbols, paid: number): number => {
    const healed = Math.min(E, life - lp)
    const unused = S - paid + R + M + D + E + G - healed
    return worths.gold * Math.min(unused, purse - gold) + woundsAt(costs, healed, lp + healed)
  }

  const idle = (dice: Symbols): number => stay + bestLock(locks, dice) + rest(dice, 0)

  const combats = combatsBy(fighter, rates)
  // What is left after the first of his sides must do for the second.
  const braves = combatsBy(fighter, { ...rates, wounds: (lost: number, of: number) => facingCost(s, lost, of) })
  const wayWorth = (way: Prospect, dice: Symbols, symbols: Symbols): number => {
    const steps = stepsTowards(s, way)
    const paid = Math.max(0, steps - symbols.S)
    if (paid > dice.S) return NOWHERE
    if (way.still) return way.bonus + rest(dice, paid)
    const left = hand(dice, way.goal === true ? reserve : nothing) // MA-5.6
    left.S = dice.S - paid
    const meet = way.goal === true ? braves : combats
    let worth = 0
    for (const opponents of way.meetings) worth += meet(opponents)(left, dice)
    return way.bonus + (due.get(way) ?? 0) + worth / way.meetings.length
  }

  const worth = (dice: Symbols, symbols: Symbols): number => {
    if (engaged) return combats(here)(hand(dice, last ? sum(symbols, reserve) : symbols), dice)
    let best = idle(dice)
    for (const way of choosable) best = Math.max(best, wayWorth(way, dice, symbols))
    return best
  }

  const asItIs = lazily(() => worth(ready, s.turn.symbols))

  return {
    engaged,
    ways: () => open,
    wayWorths: (dice, symbols) => way => wayWorth(way, dice, symbols),
    scouts: scouting(s, land),
    idle,
    again() {
      const now = hand(ready, s.turn.symbols)
      return combats(opponentsIn(s, room, true))(now, ready) - combats([])(now, ready)
    },
    worth,
    asItIs,
    now: asItIs,
  }
}

function average(
  meetings: readonly (readonly Opponent[])[],
  hand: Symbols,
  combats: (opponents: readonly Opponent[]) => Combat,
): number {
  let all = 0
  for (const opponents of meetings) all += combats(opponents)(hand, hand)
  return all / meetings.length
}
