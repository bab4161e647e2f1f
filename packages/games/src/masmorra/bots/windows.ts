import { damageOf, defenseOf } from '../rules/12-combat/strike.ts'
import { lastArrow } from '../rules/13-xp-levels-defeat/xp.ts'
import { abilityAt, boxOf } from '../state/content.ts'
import { isBoss, statsOf } from '../state/foes.ts'
import type { Trigger } from '../state/frames.ts'
import { activeHero, heroOf, playerOf } from '../state/heroes.ts'
import { type CardId, type Choice, NONE, type Open, type Player } from '../state/state.ts'
import type { Target } from '../state/target.ts'
import type { View } from '../state/view.ts'
import { friendWorth } from './alliance/cards.ts'
import { goldWorth, healWorth, keepWorth, rivalry } from './cards.ts'
import { whistleWorth } from './dungeon.ts'
import { flightWorth } from './leaps.ts'
import { diceLoss, preyWorth } from './spoiling.ts'
import { fallCost, worthsOf } from './worths.ts'

type Score = (choice: Choice) => number

/** Whether to interrupt: what the orange part does now against what the card may do later. */
export function windowWorths(view: View, trigger: Trigger): Score {
  const spoilt = spoiling(view)
  return choice => {
    if (choice[0] !== 'answer') return 0
    const [, hero, card, target] = choice
    const by = playerOf(view, hero)
    return orangeWorth(view, by, card, target, trigger, spoilt) - keepWorth(view, card, view.handSizes[by] ?? 0, by)
  }
}

/** What a rival loses by a card on its dice; thought through once for each card. */
type Spoilt = (card: 'T08' | 'T09' | 'T21', target: Target) => number

function spoiling(view: View): Spoilt {
  const known: { [card in 'T08' | 'T09' | 'T21']?: (target: Target) => number } = {}
  return (card, target) => {
    known[card] ??= diceLoss(view, card)
    return known[card](target)
  }
}

function orangeWorth(view: View, by: Player, card: CardId, target: Target, trigger: Trigger, spoilt: Spoilt): number {
  return view.options.mode === 'alliance'
    ? friendWorth(view, by, card, target, trigger)
    : rivalWorth(view, by, card, target, trigger, spoilt)
}

function rivalWorth(s: View, by: Player, card: CardId, target: Target, trigger: Trigger, spoilt: Spoilt): number {
  const { xp, card: drawn, gold } = worthsOf(s)
  const rival = trigger.player === by ? 0 : rivalry(s, trigger.player)
  const own = heroOf(s, by)
  switch (card) {
    case 'T01':
      return rival * (isJustEnough(s) && damageOf(s, s.combat.foe).counted.R > 0 ? foeWorth(s) : 0)
    case 'T05':
      return rival * (isJustEnough(s) ? foeWorth(s) : 0)
    case 'T04':
      return rival * (s.combat.payback + 1 >= heroOf(s, trigger.player).lp ? fallCost(s, trigger.player) : 0.4)
    case 'T02':
      return healWorth(s, by, 1)
    case 'T03':
      return drawn + rival * drawn
    case 'T06':
    case 'T19':
      return rival * 1.1
    case 'T07':
      return rival * 0.5
    case 'T08':
    case 'T09':
    case 'T21':
      return rival * spoilt(card, target)
    case 'T10':
      return trigger.room === activeHero(s).room ? (by === s.turn.player ? -1 : rival) * preyWorth(s, trigger.foe) : 0
    case 'T12':
      return rival * 0.4
    case 'T15':
      return target.foe === undefined ? 0 : whistleWorth(s, target.foe, by)
    case 'T18':
      return target.room === undefined ? 0 : flightWorth(s, by, target.room)
    case 'T11':
      return heroOf(s, trigger.player).lp <= 3 ? rival * 1.5 : 0
    case 'T13':
      return 2 * gold * Math.min(2, trigger.amount, boxOf(s).purse - own.gold)
    case 'T16':
      return trigger.amount > 0 ? 0.3 + rival * xp : 0
    case 'T17':
      return fallCost(s, by)
    case 'T20':
      return rival * purseLoss(s, trigger.player)
    case 'T22':
      return goldWorth(s, by, 1)
    case 'T23':
      return (s.handSizes[by] ?? 0) >= 5 ? 0.7 : 0.4
    case 'T24':
      return xp + (lastArrow(s, own.xp + trigger.amount + 1) > lastArrow(s, own.xp + trigger.amount) ? NEW_ABILITY : 0)
    case 'T25':
      return rival * (heroOf(s, trigger.player).lp === 1 ? fallCost(s, trigger.player) : 0.4)
    case 'T14':
      return dispelWorth(s, by, target)
    default:
      return 0
  }
}

/** An attack that does exactly enough. */
function isJustEnough(s: Open): boolean {
  const { foe } = s.combat
  return foe !== NONE && !isBoss(foe) && damageOf(s, foe).damage === defenseOf(s, foe)
}

function foeWorth(s: Open): number {
  const { xp, card } = worthsOf(s)
  return s.combat.foe === NONE ? 0 : xp * statsOf(s, s.combat.foe).xp + card
}

/** What a player loses with 2 gold: perhaps the card that it would buy, or the use of an ability. */
function purseLoss(s: Open, player: Player): number {
  const { card, gold: each } = worthsOf(s)
  const { gold, learned } = heroOf(s, player)
  const bars = learned.some(id => {
    const { cost } = abilityAt(s, id)
    return cost.kind === 'paid' && cost.gold > gold - 2 && cost.gold <= gold && cost.gold > 0
  })
  return each * Math.min(2, gold) + (gold >= 5 || bars ? card : 0)
}

/** MA-13.6: what it is worth to reach an arrow a turn sooner. */
const NEW_ABILITY = 1

/** A card that is aimed at oneself. */
function dispelWorth(s: Open, by: Player, { played }: Target): number {
  const answered = played === undefined ? undefined : s.stack[played]
  if (answered === undefined || answered.player === by) return 0
  if (answered.part === 'orange') return s.turn.player === by ? 0.9 : 0
  return answered.card === 'T16' && answered.target.hero === heroOf(s, by).id ? 1.2 : 0
}
