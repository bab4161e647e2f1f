import type { Face } from '../content/faces.ts'
import type { AbilityId } from '../content/heroes.ts'
import { committed } from '../rules/12-combat/strike.ts'
import { abilityAt } from '../state/content.ts'
import { cardOf } from '../state/decks.ts'
import { noSymbols } from '../state/dice.ts'
import { foeOf, foesIn } from '../state/foes.ts'
import { activeHero } from '../state/heroes.ts'
import { type CardId, type Choice, type FoeId, NONE, type Open, type Symbols } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { isLastFight } from './alliance/plan.ts'
import { helpOf, isQuarry } from './alliance/strike.ts'
import { keepWorth } from './cards.ts'
import { isSaved } from './ending.ts'
import { fightWith, isEmptyBlow, type Opponent, type Outlook } from './fight.ts'
import type { Change } from './making.ts'
import { fighterOf, handMaker, opponentOf } from './means.ts'
import { planOf } from './plan.ts'
import { afterAbility, afterCard, diceOf, plus, reserveOf, sum } from './turn.ts'
import { ratesOf, worthsOf, woundCost } from './worths.ts'

type Score = (choice: Choice) => number

const NEVER = -100

/** Before anything is committed. */
const FIRST = 8

/** The monsters of the room that this combat has not reached yet. */
function toCome(s: Open): FoeId[] {
  const { done, foe } = s.combat
  return foesIn(s, activeHero(s).room).filter(each => each !== foe && !done.includes(each) && !foeOf(s, each).turned)
}

/** The rest of the combat by dice and symbols; what is committed is there as well. */
function outlooks(s: Open, foes: readonly FoeId[], committed: Symbols): (change: Change) => Outlook {
  const { player } = s.turn
  const hand = handMaker(s)
  const opponents = foes.map((foe): Opponent => {
    const opponent = opponentOf(s, foe, player)
    return foe === s.combat.foe ? { ...opponent, defense: opponent.defense + s.combat.hardened } : opponent
  })
  const { outlook } = fightWith(opponents, fighterOf(s, player), ratesOf(s, player))
  return ({ dice, symbols }) => outlook(hand(dice, sum(symbols, committed)), dice)
}

function asItIs(s: Open): Change {
  return { dice: diceOf(s), symbols: s.turn.symbols }
}

/** Fights first the monsters that will be beaten, the hardest first, and last those that will only pay back. */
export function nextFoeWorths(view: View): Score {
  const foes = toCome(view)
  const team = view.options.mode === 'alliance'
  const last = team && isLastFight(view, view.turn.player)
  const now = outlooks(view, foes, last ? reserveOf(view) : noSymbols())
  const { blows } = team ? now(asItIs(view)) : planOf(view, foes, asItIs(view), now)
  return choice => {
    if (choice[0] !== 'attack') return NEVER
    const at = foes.indexOf(choice[1])
    const blow = blows[at]
    const { payback } = opponentOf(view, choice[1], view.turn.player)
    return blow === undefined || isEmptyBlow(blow) ? -payback : 10 + payback
  }
}

/** Commits what the best blow takes, and no more; makes symbols where they pay for themselves. */
export function attackWorths(view: View): Score {
  const { combat, turn } = view
  if (combat.foe === NONE) return () => 0
  const foes = [combat.foe, ...toCome(view)]
  const given = committed(view)
  const outlook = outlooks(view, foes, given)
  const now = outlook(asItIs(view))
  const strikes = view.options.mode === 'alliance' && isQuarry(view, combat.foe)
  const saved = strikes ? sum(reserveOf(view), { ...noSymbols(), ...helpOf(view) }) : noSymbols()
  const all = strikes ? outlook({ dice: diceOf(view), symbols: sum(turn.symbols, saved) }) : now
  const blow = all.blows[0] ?? { R: 0, M: 0, E: 0, G: 0 }
  const short = (face: Face): boolean =>
    strikes && (face === 'R' || face === 'M') && missing(face) > turn.symbols[face] + diceOf(view)[face]
  const missing = (face: 'R' | 'M' | 'E' | 'G'): number => blow[face] - given[face]
  const needsPair = missing('M') > turn.symbols.M + diceOf(view).M
  const gain = (change: Change): number => outlook(change).worth - now.worth
  const plan = view.options.mode === 'alliance' ? undefined : planOf(view, foes, asItIs(view), outlook)
  const planned = (by: CardId | AbilityId): boolean => plan?.makings.some(making => making.by === by) === true
  return choice => {
    switch (choice[0]) {
      case 'commit': {
        const [, face, source] = choice
        if (face === 'S' || face === 'D' || missing(face) <= 0) return NEVER
        return 3 + (source === 'symbol' ? 0.2 : 0)
      }
      case 'pair':
        return needsPair ? 4 : pairsWhatIsCommitted(view, blow.M) ? 2 : NEVER
      case 'hurl':
        return 5
      case 'resolve':
        return 0
      case 'wildShape':
        if (choice[1] === 'M' && planned('wildShape')) return FIRST
        return gain({ dice: diceOf(view), symbols: plus(turn.symbols, [choice[1]]) }) - 0.3
      case 'use': {
        if (planned(choice[1])) return FIRST + 0.01 * gain(afterAbility(view, choice[1], choice[2]))
        const { cost } = abilityAt(view, choice[1])
        const paid = cost.kind === 'paid' ? worthsOf(view).gold * cost.gold + 0.02 : 0
        if (choice[1] === 'wizardsApprentice') return isSaved(view, cost) ? NEVER : 0.3 - paid
        const { gives } = abilityAt(view, choice[1])
        if (gives.some(short)) return 1 + gives.length - choice[2].length
        return plan === undefined ? 10 * (gain(afterAbility(view, choice[1], choice[2])) - paid) : NEVER
      }
      case 'play':
        if (plan !== undefined) return planned(choice[1]) ? FIRST : NEVER
        return cardOf(choice[1]).purple.gives.some(short) ? 1 : playWorth(view, choice, gain)
      default:
        return NEVER
    }
  }
}

/** A pair makes more of a sword that would be committed anyway. */
function pairsWhatIsCommitted(view: View, melee: number): boolean {
  return melee > committed(view).M && diceOf(view).M > 0 && diceOf(view).D > 0
}

function playWorth(view: View, choice: Choice, gain: (change: Change) => number): number {
  if (choice[0] !== 'play' || cardOf(choice[1]).purple.gives.length === 0) return NEVER
  const kept = keepWorth(view, choice[1], view.handSizes[view.turn.player] ?? 0)
  return 10 * (gain(afterCard(view, choice[1])) - kept)
}

/** Every shield that is needed; more are made where the Wounds would cost more. */
export function defendWorths(view: View): Score {
  const { combat, turn } = view
  const due = combat.payback - combat.prevented - committed(view).D
  const { lp } = activeHero(view)
  const rates = ratesOf(view, turn.player)
  const cost = (wounds: number): number =>
    wounds >= lp ? rates.fall : woundCost(worthsOf(view), Math.max(0, wounds), lp)
  const open = due - turn.symbols.D - diceOf(view).D
  const saves = (shields: number): number => (open > 0 ? cost(open) - cost(open - shields) : 0)
  return choice => {
    switch (choice[0]) {
      case 'commit':
        return choice[1] === 'D' && due > 0 ? 3 + (choice[2] === 'symbol' ? 0.2 : 0) : NEVER
      case 'resolve':
        return 0
      case 'wildShape':
        return choice[1] === 'D' ? 4 * (saves(1) - 0.3) : NEVER
      case 'use': {
        const { cost: price, gives } = abilityAt(view, choice[1])
        const paid = price.kind === 'paid' ? worthsOf(view).gold * price.gold + 0.2 * choice[2].length : 0
        return 4 * (saves(gives.filter(face => face === 'D').length) - paid)
      }
      case 'play': {
        const shields = cardOf(choice[1]).purple.gives.filter(face => face === 'D').length
        return 4 * (saves(shields) - keepWorth(view, choice[1], view.handSizes[turn.player] ?? 0))
      }
      default:
        return NEVER
    }
  }
}
