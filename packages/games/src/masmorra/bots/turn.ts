import { type Docked, FACES, type Face } from '../content/faces.ts'
import { ABILITIES, type Ability, type AbilityId } from '../content/heroes.ts'
import { trapDock } from '../rules/09-traps/disarming.ts'
import { chestBroken } from '../rules/10-rooms/chests.ts'
import { activeKnows } from '../rules/15-abilities/knowing.ts'
import { abilityAt } from '../state/content.ts'
import { cardOf } from '../state/decks.ts'
import { dieOf, noSymbols } from '../state/dice.ts'
import { isEngaged, roomHas } from '../state/foes.ts'
import { activeHero } from '../state/heroes.ts'
import { factsOf, roomOf, trapOf, trapsBeside } from '../state/map.ts'
import type { CardId, DieId, Open, Symbols } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { bestFight, canBeat, type Fighter, type Opponent, type Rates } from './fight.ts'
import { goalProspects } from './goals.ts'
import { type Change, spellsOf, waysToMake, weaponsOf } from './making.ts'
import { afterThefts, afterVenom, fighterOf, handMaker, opponentsIn } from './means.ts'
import { isGoal, type Prospect, prospects } from './prospects.ts'
import { ratesOf, worthsOf, woundCost } from './worths.ts'

/** How many Move Points ahead a Hero looks. */
const FAR = 8

/** What is far away is worth this much of itself for each Step that is missing. */
const PATIENCE = 0.5

/** What the rest of a turn is worth with so many dice and symbols: the best fight, or the best way to go. */
export interface TurnMind {
  readonly engaged: boolean
  readonly ways: readonly Prospect[]
  /** By dice and symbols that the Hero might have. */
  worth(dice: Symbols, symbols: Symbols): number
  /** Of fighting at once, if that must be, with no more Magic than there was. */
  readonly now?: number
  /** Of one way. */
  wayWorth(way: Prospect, dice: Symbols, symbols: Symbols): number
  /** Of doing nothing more: dice are gold, and Elixir heals. */
  idle(dice: Symbols): number
  /** Of another combat with those who are here and have been fought, against leaving them alone. */
  readonly again: number
}

export function turnMind(s: View): TurnMind {
  const { room, freeStep, gold, lp } = activeHero(s)
  const worths = worthsOf(s)
  const engaged = isEngaged(s)
  const fighter = fighterOf(s, s.turn.player)
  const rates = ratesOf(s, s.turn.player)
  const here = opponentsIn(s, room)
  const locks = engaged ? [] : locksOf(s)
  const hand = handMaker(s)
  const nothing = noSymbols()
  const reserve = reserveOf(s)
  const weapons = weaponsOf(s)
  const ready = diceOf(s)
  const now = hand(ready, s.turn.symbols)
  const spells = s.options.mode === 'epic' && s.ground !== 'none' ? spellsOf(s) : []
  const judged = (opponents: readonly Opponent[], way: Change): number =>
    combatWorth(opponents, hand(way.dice, way.symbols), way.dice, fighter, rates)
  /** The best combat that these dice and symbols could make, abilities that take dice included. */
  const combat = (opponents: readonly Opponent[], dice: Symbols, symbols: Symbols): number => {
    const change = { dice, symbols }
    let best = judged(opponents, change)
    if (opponents.length === 0 || weapons.length === 0) return best
    for (const way of waysToMake(change, weapons).slice(1)) best = Math.max(best, judged(opponents, way))
    return best
  }
  /** Against Malaphyas cards, gold and Magic as well, if that is what it takes. */
  const lastCombat = (opponents: readonly Opponent[], dice: Symbols, symbols: Symbols): number => {
    const plain = combat(opponents, dice, symbols)
    const boss = opponents.find(({ lasting }) => lasting !== undefined)
    if (boss === undefined || boss.worth <= 0) return plain
    const beats = (way: Change): boolean => canBeat(boss, hand(way.dice, way.symbols), fighter)
    if (beats({ dice, symbols })) return plain
    const way = waysToMake({ dice, symbols: sum(symbols, reserve) }, [...weapons, ...spells]).find(beats)
    return way === undefined ? plain : Math.max(plain, judged(opponents, way))
  }
  const goal = isGoal(s, room)
  const ways =
    engaged || roomHas(s, room, 'web')
      ? []
      : [...prospects(s, FAR), ...goalProspects(s)].sort((a, b) => promise(b) - promise(a))

  const idle = (dice: Symbols): number => {
    const healed = Math.min(dice.E, 6 - lp)
    const unused = dice.S + dice.R + dice.M + dice.D + dice.E + dice.G - healed
    let best = 0
    for (const lock of locks) if (lock.worth > best && fits(dice, lock.dice)) best = lock.worth
    return best + worths.gold * Math.min(unused, 6 - gold) + (healed > 0 ? woundCost(worths, healed, lp + healed) : 0)
  }

  const wayWorth = (way: Prospect, dice: Symbols, symbols: Symbols): number => {
    const steps = Math.max(0, Math.ceil((way.mp - s.turn.mp) / 2) - (freeStep ? 1 : 0))
    const paid = Math.max(0, steps - symbols.S)
    const missing = paid - dice.S
    if (missing > 0) {
      // On the way there, at least.
      const near = dice.S > 0 || symbols.S > 0 || freeStep || s.turn.mp > 0
      return near ? idle(dice) - dice.S * worths.gold + PATIENCE ** missing * 0.4 * promise(way) : NOWHERE
    }
    // Symbols stay behind in the room where they arose (MA-5.6).
    const left = paid === 0 ? dice : { ...dice, S: dice.S - paid }
    let worth = 0
    for (const opponents of way.meetings) worth += (way.goal === true ? lastCombat : combat)(opponents, left, nothing)
    return way.bonus + worth / way.meetings.length
  }

  const worth = (dice: Symbols, symbols: Symbols): number => {
    if (engaged) return (goal ? lastCombat : combat)(here, dice, symbols)
    let best = idle(dice)
    for (const way of ways) {
      if (promise(way) + LEFT_OVER <= best) break
      best = Math.max(best, wayWorth(way, dice, symbols))
    }
    return best
  }

  return {
    engaged,
    ways,
    worth,
    now: engaged && goal ? combat(here, ready, sum(s.turn.symbols, reserve)) : worth(ready, s.turn.symbols),
    wayWorth,
    idle,
    again:
      combatWorth(opponentsIn(s, room, true), now, ready, fighter, rates) - combatWorth([], now, ready, fighter, rates),
  }
}

const NOWHERE = Number.NEGATIVE_INFINITY

/** The most that unused dice add to a way. */
const LEFT_OVER = 3

/** The most that a way can bring. */
function promise({ bonus, meetings }: Prospect): number {
  let all = 0
  for (const opponents of meetings) for (const { worth } of opponents) all += Math.max(0, worth)
  return bonus + all / meetings.length
}

/** Chests and traps that dice could open here and now. */
interface Lock {
  readonly dice: readonly Docked[]
  readonly worth: number
}

export function locksOf(s: Open): Lock[] {
  const { xp, card, gold } = worthsOf(s)
  const { room } = activeHero(s)
  const { player } = s.turn
  const chest = factsOf(s, room).dock
  const locks: Lock[] = []
  if (chest !== undefined && chestBroken(s, player) === undefined) {
    locks.push({ dice: chest.dice, worth: xp + card + gold * roomOf(s, room).gold })
  }
  for (const trap of trapsBeside(s, room)) {
    const worth = xp * (trapOf(s, trap).level === 1 ? 2 : 3)
    if (trapOf(s, trap).live) locks.push({ dice: trapDock(s, trap), worth })
  }
  return locks
}

export function fits(dice: Symbols, dock: readonly Docked[]): boolean {
  return dock.every(face => face === 'any' || dice[face] >= dock.filter(each => each === face).length)
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

/** What comes of a combat from its very start (MA-12.4). */
export function combatWorth(
  opponents: readonly Opponent[],
  hand: Symbols,
  dice: Symbols,
  fighter: Fighter,
  rates: Rates,
): number {
  const weakened = afterVenom(fighter, opponents)
  if (weakened.lp <= 0) return -rates.fall
  return bestFight(opponents, afterThefts(hand, opponents), weakened, rates, dice).worth
}

/** The faces of the dice that are there to be used. */
export function diceOf(s: Pick<Open, 'turn'>): Symbols {
  const dice = noSymbols()
  for (const { face, place } of s.turn.dice) if (place === 'ready') dice[face]++
  return dice
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
