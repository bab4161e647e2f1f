import { FACES, type Face } from '../content/faces.ts'
import type { AbilityId } from '../content/heroes.ts'
import { activeKnows } from '../rules/15-abilities/knowing.ts'
import { abilityAt, boxOf } from '../state/content.ts'
import { cardOf } from '../state/decks.ts'
import { dieOf, noSymbols } from '../state/dice.ts'
import { isEngaged, roomHas } from '../state/foes.ts'
import { activeHero } from '../state/heroes.ts'
import type { CardId, DieId, Open, Symbols } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { type Arms, armourer, bestCombat, combatsBy } from './combats.ts'
import { canBeat, type Opponent } from './fight.ts'
import { goalProspects } from './goals.ts'
import { lazily } from './lazily.ts'
import { bestLock, locksOf } from './locks.ts'
import { type Change, spellsOf, waysToMake, weaponsOf } from './making.ts'
import { fighterOf, handMaker, opponentsIn } from './means.ts'
import { isGoal, type Prospect } from './prospects.ts'
import { type Scouting, scouting } from './scouting.ts'
import { undominated } from './undominated.ts'
import { ratesOf, worthsOf, woundCost } from './worths.ts'

/** How many Move Points ahead a Hero looks. */
const FAR = 8

/** What is far away is worth this much of itself for each Step that is missing. */
const PATIENCE = 0.5

/** What the rest of a turn is worth with so many dice and symbols: the best fight, or the best way to go. */
export interface TurnMind {
  readonly engaged: boolean
  /** Where it could go. */
  ways(): readonly Prospect[]
  readonly scouts: Scouting
  /** By dice and symbols that the Hero might have. */
  worth(dice: Symbols, symbols: Symbols): number
  /** With those that it has. */
  asItIs(): number
  /** Of fighting at once, if that must be, with no more Magic than there was. */
  now(): number
  /** Of each way, with such dice and symbols. */
  wayWorths(dice: Symbols, symbols: Symbols): (way: Prospect) => number
  /** Of doing nothing more: dice are gold, and Elixir heals. */
  idle(dice: Symbols): number
  /** Of another combat with those who are here and have been fought, against leaving them alone. */
  again(): number
}

/** A way as a mind knows it. */
interface Known {
  readonly way: Prospect
  /** The most that it can bring. */
  readonly promise: number
  /** The Steps that it takes beside those that are there. */
  readonly steps: number
}

/** Dice and symbols that are thought of, and what has been found out about them. */
interface Thought {
  readonly dice: Symbols
  readonly symbols: Symbols
  readonly idle: number
  /** What they are in a fight elsewhere, by the dice that the way there takes. */
  readonly arms: (Arms | undefined)[]
}

export function turnMind(s: View): TurnMind {
  const { room, freeStep, gold, lp } = activeHero(s)
  const worths = worthsOf(s)
  const engaged = isEngaged(s)
  const fighter = fighterOf(s, s.turn.player)
  const rates = ratesOf(s, s.turn.player)
  const here = engaged ? opponentsIn(s, room) : []
  const locks = engaged ? [] : locksOf(s)
  const hand = handMaker(s)
  const nothing = noSymbols()
  const reserve = lazily(() => reserveOf(s))
  const weapons = weaponsOf(s)
  const ready = diceOf(s)
  const spells = s.options.mode === 'epic' && s.ground !== 'none' ? spellsOf(s) : []
  const combats = combatsBy(fighter, rates)
  const armed = armourer(hand, weapons)
  /** The best combat with these arms; where nobody is, no ability takes dice. */
  const armedCombat = (opponents: readonly Opponent[], arms: Arms): number =>
    opponents.length === 0 ? combats(opponents)(arms.hand, arms.dice) : bestCombat(combats(opponents), arms)
  /** The best combat that these dice and symbols could make, abilities that take dice included. */
  const combat = (opponents: readonly Opponent[], dice: Symbols, symbols: Symbols): number =>
    armedCombat(opponents, armed(dice, symbols))
  /** Against Malaphyas cards, gold and Magic as well, if that is what it takes. */
  const lastCombat = (opponents: readonly Opponent[], dice: Symbols, symbols: Symbols): number => {
    const plain = combat(opponents, dice, symbols)
    const boss = opponents.find(({ lasting }) => lasting !== undefined)
    if (boss === undefined || boss.worth <= 0) return plain
    const beats = (way: Change): boolean => canBeat(boss, hand(way.dice, way.symbols), fighter)
    if (beats({ dice, symbols })) return plain
    const way = waysToMake({ dice, symbols: sum(symbols, reserve()) }, [...weapons, ...spells]).find(beats)
    return way === undefined ? plain : Math.max(plain, combats(opponents)(hand(way.dice, way.symbols), way.dice))
  }
  const goal = engaged && isGoal(s, room)
  const knownOf = (way: Prospect): Known => ({ way, promise: promise(way), steps: stepsTowards(s, way) })
  const scouts = scouting(s)
  const known = lazily(() =>
    engaged || roomHas(s, room, 'web')
      ? []
      : [...scouts.near(FAR), ...goalProspects(s)].map(knownOf).sort((a, b) => b.promise - a.promise),
  )
  const choosable = lazily(() =>
    undominated(
      known(),
      ({ way }) => way,
      ({ steps }) => steps,
    ),
  )

  const { life, purse } = boxOf(s)
  const idle = (dice: Symbols): number => {
    const healed = Math.min(dice.E, life - lp)
    const unused = dice.S + dice.R + dice.M + dice.D + dice.E + dice.G - healed
    const best = bestLock(locks, dice)
    return (
      best + worths.gold * Math.min(unused, purse - gold) + (healed > 0 ? woundCost(worths, healed, lp + healed) : 0)
    )
  }

  const thoughtOf = (dice: Symbols, symbols: Symbols): Thought => ({ dice, symbols, idle: idle(dice), arms: [] })

  const knownWorth = ({ way, promise, steps }: Known, { dice, symbols, idle, arms }: Thought): number => {
    const paid = Math.max(0, steps - symbols.S)
    const missing = paid - dice.S
    if (missing > 0) {
      // On the way there, at least.
      const near = dice.S > 0 || symbols.S > 0 || freeStep || s.turn.mp > 0
      return near ? idle - dice.S * worths.gold + PATIENCE ** missing * 0.4 * promise : NOWHERE
    }
    // Symbols stay behind in the room where they arose (MA-5.6).
    arms[paid] ??= armed(paid === 0 ? dice : { ...dice, S: dice.S - paid }, nothing)
    const left = arms[paid]
    let worth = 0
    for (const opponents of way.meetings) {
      worth += way.goal === true ? lastCombat(opponents, left.dice, nothing) : armedCombat(opponents, left)
    }
    return way.bonus + worth / way.meetings.length
  }

  const worth = (dice: Symbols, symbols: Symbols): number => {
    if (engaged) return (goal ? lastCombat : combat)(here, dice, symbols)
    const thought = thoughtOf(dice, symbols)
    let best = thought.idle
    for (const each of choosable()) {
      if (each.promise + LEFT_OVER <= best) break
      best = Math.max(best, knownWorth(each, thought))
    }
    return best
  }

  const asItIs = lazily(() => worth(ready, s.turn.symbols))

  return {
    engaged,
    ways: () => known().map(({ way }) => way),
    scouts,
    worth,
    asItIs,
    now: engaged && goal ? () => combat(here, ready, sum(s.turn.symbols, reserve())) : asItIs,
    wayWorths(dice, symbols) {
      const thought = thoughtOf(dice, symbols)
      return way => knownWorth(knownOf(way), thought)
    },
    idle,
    again() {
      const now = hand(ready, s.turn.symbols)
      return combats(opponentsIn(s, room, true))(now, ready) - combats([])(now, ready)
    },
  }
}

const NOWHERE = Number.NEGATIVE_INFINITY

/** The most that unused dice add to a way. */
const LEFT_OVER = 3

/** The Steps that a way takes beside the Move Points and the Free Step that are there. */
export function stepsTowards(s: Open, { mp }: Prospect): number {
  return Math.max(0, Math.ceil((mp - s.turn.mp) / 2) - (activeHero(s).freeStep ? 1 : 0))
}

/** The most that a way can bring. */
function promise({ bonus, meetings }: Prospect): number {
  let all = 0
  for (const opponents of meetings) for (const { worth } of opponents) all += Math.max(0, worth)
  return bonus + all / meetings.length
}

/** The symbols that cards in hand and abilities for gold could make in the next room. */
export function reserveOf(s: View): Symbols {
  const { player } = s.turn
  const race = s.options.mode !== 'alliance'
  let gold = activeHero(s).gold - (race ? Math.max(0, ...weaponsOf(s).map(weapon => weapon.gold)) : 0)
  const all = noSymbols()
  for (const card of s.hands[player] ?? []) for (const face of cardOf(card).purple.gives) all[face]++
  if (race && activeHero(s).freeStep && activeKnows(s, 'wildShape')) all.M++
  for (const id of activeHero(s).learned) {
    const { cost, gives } = abilityAt(s, id)
    if (cost.kind !== 'paid' || cost.dock.length > 0 || gives.length === 0) continue
    for (let times = cost.refresh ? 6 : 1; times > 0 && gold >= cost.gold; times--) {
      gold -= cost.gold
      for (const face of gives) all[face]++
    }
  }
  return all
}

/** The faces of the dice that are there to be used. */
export function diceOf(s: Pick<Open, 'turn'>): Symbols {
  const dice = noSymbols()
  for (const { face, place } of s.turn.dice) if (place === 'ready') dice[face]++
  return dice
}

export function afterAbility(s: Open, id: AbilityId, docked: readonly DieId[]): Change {
  const { gives } = abilityAt(s, id)
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

/** Both together. */
export function sum(a: Symbols, b: Symbols): Symbols {
  return { S: a.S + b.S, R: a.R + b.R, M: a.M + b.M, D: a.D + b.D, E: a.E + b.E, G: a.G + b.G }
}

export function plus(symbols: Symbols, faces: readonly Face[]): Symbols {
  const more = { ...symbols }
  for (const face of faces) more[face]++
  return more
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

/** The best that one Magic could do with these dice (MA-14.3). */
export function magicWorth(dice: Symbols, changed: (dice: Symbols) => number): number {
  let best = 0
  for (const from of FACES) {
    if (dice[from] === 0) continue
    for (const to of FACES) {
      if (to !== from) best = Math.max(best, changed({ ...dice, [from]: dice[from] - 1, [to]: dice[to] + 1 }))
    }
  }
  return best
}
