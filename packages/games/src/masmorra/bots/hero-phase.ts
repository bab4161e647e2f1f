import type { Face } from '../content/faces.ts'
import type { AbilityId } from '../content/heroes.ts'
import { abilityAt, boxOf } from '../state/content.ts'
import { dieOf } from '../state/dice.ts'
import { isEngaged } from '../state/foes.ts'
import { activeHero, playerOf } from '../state/heroes.ts'
import { roomOf, trapOf } from '../state/map.ts'
import type { Choice, DieId, Symbols } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { movedWorth } from './alliance/cards.ts'
import { championOf } from './alliance/plan.ts'
import { aheadWorths, isForLater } from './alliance/rolling.ts'
import { healWorth } from './cards.ts'
import { goldToKeep, isSaved, sparesACard } from './ending.ts'
import { lazily } from './lazily.ts'
import { leapWorth } from './leaps.ts'
import { type Spells, spellsBy } from './magic.ts'
import type { Change } from './making.ts'
import { mindOf } from './mind.ts'
import { playWorth } from './playing.ts'
import { rerollWorths } from './roll.ts'
import { afterAbility, diceOf, plus, type TurnMind, without } from './turn.ts'
import { worthsOf } from './worths.ts'

type Score = (choice: Choice) => number

const NEVER = -100

/**
 * Before the roll and before the re-roll: the Free Step looks ahead while all dice are still to come, then they are
 * thrown.
 */
export function rollWorths(view: View): Score {
  const mind = mindOf(view)
  const acts = lazily(() => actionWorths(view, mind))
  const rolls = lazily(() => rerolls(view, mind))
  const team = view.options.mode === 'alliance'
  const stage = team ? 'midRoll' : 'preRoll'
  const looks = view.turn.stage === stage
  const ahead = lazily(() => (team ? aheadWorths(view, mind) : lookAhead(view, mind)))
  return choice => {
    if (choice[0] === 'roll' || choice[0] === 'keep') return 0
    if (choice[0] === 'reroll' || choice[0] === 'captive')
      return rolls()(choice[1]) - (choice[0] === 'captive' ? 0.4 : 0)
    if (looks && AHEAD.includes(choice[0])) return ahead()(choice)
    if (team && isForLater(choice)) return NEVER
    return isEarly(view, choice) ? acts()(choice) : NEVER
  }
}

/** Six dice as they may lie after the re-roll, with good luck and with bad. */
const HANDS: readonly Symbols[] = [
  { S: 1, R: 2, M: 2, D: 1, E: 0, G: 0 },
  { S: 1, R: 1, M: 1, D: 2, E: 1, G: 0 },
]

const AHEAD: readonly Choice[0][] = ['freeStep', 'move', 'explore', 'stairs']

function lookAhead(view: View, mind: TurnMind): Score {
  const hands = HANDS.map(hand => goings(view, mind, hand))
  return choice => hands.reduce((sum, worth) => sum + worth(choice), 0) / hands.length - 0.2
}

/** What is as good before the roll as after it. */
const EARLY: readonly Choice[0][] = ['takeGold', 'use', 'play']

/**
 * In a race nothing is spent before the roll, except for a companion, whose die can be re-rolled with the others
 * (MA-15.8).
 */
function isEarly({ options }: View, choice: Choice): boolean {
  if (options.mode === 'alliance') return EARLY.includes(choice[0])
  return choice[0] === 'takeGold' || (choice[0] === 'use' && choice[1] === 'wizardsApprentice')
}

function rerolls(view: View, mind: TurnMind): (dice: readonly DieId[]) => number {
  const faces = view.turn.dice.map(({ face, place }) => (place === 'ready' ? face : undefined))
  const worths = rerollWorths(faces, dice => mind.worth(dice, view.turn.symbols))
  return dice => worths(dice) - worths([])
}

/** Raises the worth of what takes nothing from later actions, so that it comes first. */
function first(gain: number): number {
  return gain > 0 ? gain + 3 : gain
}

/** What each action brings beyond ending here, or beyond fighting at once where that must be. */
export function actionWorths(view: View, mind = mindOf(view)): Score {
  const dice = diceOf(view)
  const going = lazily(() => goings(view, mind, dice))
  const changed = ({ dice: after, symbols }: Change): number => mind.worth(after, symbols) - mind.now()
  const spells = lazily(() => spellsBy(view, mind, mind.now()))
  return choice => {
    switch (choice[0]) {
      case 'end':
        return 0
      case 'fight':
        return mind.engaged ? 0 : mind.again() - 0.05
      case 'move':
      case 'explore':
      case 'stairs':
      case 'step':
      case 'freeStep':
        return going()(choice)
      case 'wildShape':
        if (!mind.engaged || view.options.mode !== 'alliance') return NEVER
        return changed({ dice, symbols: plus(view.turn.symbols, [choice[1]]) }) - worthsOf(view).spare.S
      case 'use':
        return abilityWorth(view, mind, choice, changed, spells)
      case 'open':
      case 'disarm':
      case 'fountain':
        return first(dockWorth(view, choice, changed))
      case 'portal':
        return view.options.mode === 'alliance'
          ? movedWorth(view)(view.turn.player, choice[2]) - 0.6
          : leapWorth(mind, choice[2], without(view, choice[1])) - 0.1
      case 'magic':
        return spells().magic(choice[1], choice[2], choice[3]) - 0.15
      case 'drink':
        return first(
          healWorth(view, playerOf(view, choice[2]), 1) - (choice[1] === 'symbol' ? 0 : worthsOf(view).spare.E / 2),
        )
      case 'takeGold':
        return worthsOf(view).gold * roomOf(view, activeHero(view).room).gold + 0.01
      case 'buy':
        return buyWorth(view)
      case 'play':
        return playWorth(view, mind, choice[1], choice[2], changed)
      default:
        return NEVER
    }
  }
}

/** The first step of the best way. */
function goings(view: View, mind: TurnMind, dice: Symbols): Score {
  const { symbols } = view.turn
  const idle = mind.idle(dice) + 0.05
  const worthOf = mind.wayWorths(dice, symbols)
  const worths = mind.ways().map(way => ({ way, worth: worthOf(way) - idle }))
  const best = (ways: typeof worths): number => Math.max(NEVER, ...ways.map(({ worth }) => worth))
  return choice => {
    if (choice[0] === 'stairs')
      return best(worths.filter(({ way }) => way.first[0] === 'stairs' && way.first[1] === choice[1]))
    if (choice[0] === 'step' || choice[0] === 'freeStep') {
      if (view.turn.mp > 0) return NEVER
      const token = choice[0] === 'freeStep' ? 0.02 : choice[1] === 'symbol' ? 0.01 : 0
      return best(worths.filter(({ way }) => way.first[0] !== 'stairs')) + token
    }
    return best(worths.filter(({ way }) => way.first[0] === choice[0] && way.first[1] === choice[1]))
  }
}

function abilityWorth(
  view: View,
  mind: TurnMind,
  [, id, docked, target]: Extract<Choice, readonly ['use', ...unknown[]]>,
  changed: (change: Change) => number,
  spells: () => Spells,
): number {
  const { cost, gives } = abilityAt(view, id)
  const { gold, spare } = worthsOf(view)
  const paid = cost.kind === 'paid' ? gold * cost.gold + 0.02 : 0
  if (id === 'wizardsApprentice') return isSaved(view, cost) ? NEVER : 0.35 - paid
  if (id === 'slipAway') return mind.idle(diceOf(view)) - mind.asItIs() - paid - 0.3
  if (id === 'blink' || id === 'tunneller') {
    const { room } = target
    return room === undefined ? NEVER : leapWorth(mind, room, without(view, docked)) - paid - 0.1
  }
  if (gives.length === 0 || (mind.engaged && isForCombat(view, gives))) return NEVER
  if (id === 'arcaneFocus') return spells().focus(docked) - 0.2
  if (!mind.engaged && !gives.includes('E') && !gives.includes('S')) return NEVER
  const elixirs = gives.filter(face => face === 'E').length
  const kept = view.options.mode === 'alliance' ? elixirs * spare.E : 0
  const drinks = mind.engaged ? 0 : healWorth(view, view.turn.player, elixirs) - kept
  return changed(afterAbility(view, id, docked)) + Math.max(0, drinks) - paid - 0.1
}

/**
 * In a race symbols are made in the combat itself, when it is known what is needed; Magic is used before (MA-12.18).
 */
function isForCombat({ options }: View, gives: readonly Face[]): boolean {
  return options.mode !== 'alliance' && !gives.includes('G')
}

/** Chest, trap and fountain: what they give less what the dice would have done. */
function dockWorth(view: View, choice: Choice, changed: (change: Change) => number): number {
  const { xp, card, gold } = worthsOf(view)
  if (choice[0] === 'open') {
    const lost = changed({ dice: without(view, choice[1]), symbols: view.turn.symbols })
    return xp + card + gold * roomOf(view, activeHero(view).room).gold + lost
  }
  if (choice[0] === 'disarm') {
    const lost = changed({ dice: without(view, choice[2]), symbols: view.turn.symbols })
    return xp * (trapOf(view, choice[1]).level === 1 ? 2 : 3) + lost
  }
  if (choice[0] !== 'fountain') return NEVER
  const hurt = boxOf(view).life - activeHero(view).lp
  const docked = choice[1].map(die => dieOf(view, die).face)
  const own = docked.filter(face => face === 'E').length
  return hurt > own ? healWorth(view, view.turn.player, Math.min(2, hurt) - own) - 0.2 : NEVER
}

/** What Malaphyas is beaten with is worth more gold than a card. */
const SAVED_FOR: readonly AbilityId[] = ['criticalSwing', 'righteousFury', 'demolition', 'aegis']

/** Gold that has no better use is spent last of all. */
function buyWorth(view: View): number {
  const size = view.handSizes[view.turn.player] ?? 0
  const saves =
    view.options.mode === 'alliance' &&
    (championOf(view) === view.turn.player || activeHero(view).learned.some(id => SAVED_FOR.includes(id)))
  const before = isEngaged(view) && goldToKeep(view, view.turn.player) > 0
  return size < 6 && !saves && !before && sparesACard(view, view.turn.player) ? 0.01 : NEVER
}
