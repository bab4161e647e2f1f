import { RITUAL_CIRCLE } from '../../content/large-tile.ts'
import { damageOf, defenseOf } from '../../rules/12-combat/strike.ts'
import { boxOf } from '../../state/content.ts'
import { dieOf, readyDice } from '../../state/dice.ts'
import { foesIn, isBoss, isEngaged, statsOf } from '../../state/foes.ts'
import type { Trigger } from '../../state/frames.ts'
import { heroOf, playerOf } from '../../state/heroes.ts'
import { roomNamed, roomOf } from '../../state/map.ts'
import { type CardId, NONE, type Open, type Player, type RoomId } from '../../state/state.ts'
import type { Target } from '../../state/target.ts'
import type { View } from '../../state/view.ts'
import { championOf, isLastFight, isSought } from './plan.ts'
import { waysLeft } from './roads.ts'
import { helpOf, isQuarry } from './strike.ts'
import { teamWorths } from './worths.ts'
import { woundsCost } from './wounds.ts'

/** Cards that are better kept for their moment; blows are for Malaphyas. */
const KEPT: { readonly [C in CardId]?: number } = {
  A01: 1.5,
  A02: 2,
  A03: 3,
  A04: 3,
  A06: 0.6,
  A09: 12,
  A10: 0.4,
  A08: 1,
  A11: 2,
  A14: 1,
}

export function teamKeepWorth(s: Open, card: CardId, handSize: number): number {
  if (isLastFight(s, s.turn.player)) return card === 'A09' ? 3 : 0.1
  return (KEPT[card] ?? 0.3) * (handSize >= 5 ? 0.5 : 1)
}

/** What it would be worth for a Hero to stand in another room. */
export function movedWorth(s: Open): (player: Player, room: RoomId) => number {
  const left = waysLeft(s)
  return (player, room) => {
    const { room: here } = heroOf(s, player)
    const behind = s.ground === 'none' && !isSought(s, 1) && roomOf(s, here).level < roomOf(s, room).level
    const nearer = Math.min(8, left(here)) - Math.min(8, left(room))
    const up = roomOf(s, here).level > roomOf(s, room).level
    const below = s.ground !== 'none' && heroOf(s, player).lp >= 3
    return (behind ? 2 + 0.5 * nearer : (below ? 1.5 : 0.3) * nearer) - (up ? 4 : 0)
  }
}

function healed(s: Open, player: Player, points: number): number {
  const { lp } = heroOf(s, player)
  const more = Math.min(points, boxOf(s).life - lp)
  return more <= 0 ? 0 : woundsCost(s, more, lp + more)
}

/** What the purple part of a card that makes no symbols brings now. */
export function teamPurpleWorth(s: Open, by: Player, card: CardId, target: Target): number {
  const { gold } = teamWorths(s)
  switch (card) {
    case 'A01':
      return target.hero === undefined ? 0 : healed(s, playerOf(s, target.hero), boxOf(s).life)
    case 'A08':
      return target.hero === undefined || target.room === undefined
        ? 0
        : ropeWorth(s, playerOf(s, target.hero), target.room)
    case 'A09':
      return s.heroes.reduce((sum, _, player) => sum + healed(s, player, 2), 0)
    case 'A10':
      return s.time > s.heroes.length ? 3 : 0
    case 'A11':
      return target.room === undefined ? 0 : banishWorth(s, by, target.room)
    case 'A12':
      return gold * Math.min(3, boxOf(s).purse - heroOf(s, by).gold)
    case 'A14': {
      const moved = movedWorth(s)
      const { room } = heroOf(s, by)
      return s.heroes.reduce((sum, hero, player) => sum + (hero.room === room ? 0 : moved(player, room)), 0)
    }
    default:
      return 0
  }
}

/** What all monsters of a room would cost a Hero. */
function crowdCost(s: Open, room: RoomId, lp: number): number {
  return woundsCost(s, MET * foesIn(s, room).reduce((sum, foe) => sum + statsOf(s, foe).payback, 0), lp)
}

/** A way out for whose turn it is, or a way on. */
function ropeWorth(s: Open, player: Player, room: RoomId): number {
  const { room: here, lp } = heroOf(s, player)
  const held = player === s.turn.player ? crowdCost(s, here, lp) : 0
  return movedWorth(s)(player, room) + held - crowdCost(s, room, lp)
}

/** How much of their Payback monsters will give whoever meets them all. */
const MET = 0.6

/** A room with Heroes who could not bear what is in it, or the next on the way to Malaphyas. */
function banishWorth(s: Open, by: Player, room: RoomId): number {
  const payback = foesIn(s, room)
    .filter(foe => !isBoss(foe))
    .reduce((sum, foe) => sum + statsOf(s, foe).payback, 0)
  const worths = s.heroes.flatMap((hero, player) => {
    if (hero.room !== room || (player === by && !(s.turn.player === by && isEngaged(s)))) return []
    return [woundsCost(s, MET * payback, hero.lp)]
  })
  const bars = s.ground === 'throne' && room === roomNamed(s, RITUAL_CIRCLE) && worths.length === 0
  return Math.max(bars ? 0.5 * payback : 0, ...worths)
}

/** A monster that comes to a Hero, who must fight it. */
function arrivalWorth(s: View, { room, foe }: Trigger): number {
  const here = s.heroes.filter(hero => hero.room === room).map(({ lp }) => lp)
  return here.length === 0 ? 0 : 0.5 + woundsCost(s, MET * statsOf(s, foe).payback, Math.min(...here))
}

/** What the orange part of a card brings now. */
export function friendWorth(s: View, by: Player, card: CardId, target: Target, trigger: Trigger): number {
  const helped = target.hero === undefined ? 0 : playerOf(s, target.hero)
  const { lp } = heroOf(s, trigger.player)
  const { payback, prevented } = s.combat
  switch (card) {
    case 'A01':
      return heroOf(s, helped).lp <= 3 ? healed(s, helped, 3) : 0
    case 'A02':
      return shieldWorth(s, payback - prevented, lp)
    case 'A03':
    case 'A04':
      return isSpare(s) ? 0 : isShort(s) ? foeWorth(s) : 0
    case 'A15':
      return damageOf(s, s.combat.foe).damage >= defenseOf(s, s.combat.foe) ? 0 : foeWorth(s) + 0.5
    case 'A05':
      return 0.5
    case 'A06':
      return s.ground === 'none' && trigger.player === s.turn.player ? 0.8 : 0
    case 'A07':
      return 0.35
    case 'A08':
      return target.room === undefined ? 0 : ropeWorth(s, helped, target.room)
    case 'A14':
      return target.room === undefined ? 0 : movedWorth(s)(helped, target.room)
    case 'A09':
      return s.stack.some(each => each.card === 'A09') ? 0 : 100
    case 'A10':
      return s.evilDiscard.at(-1) === 'E17' ? 0 : 0.3
    case 'A11':
      return arrivalWorth(s, trigger)
    case 'A12': {
      const champion = championOf(s)
      const gives = helped === champion && by !== champion && isLastFight(s, champion)
      return gives ? 2 : 0
    }
    default:
      return 0
  }
}

/** What it is worth to be spared a Payback, beyond what the Hero's own Defense prevents. */
function shieldWorth(s: View, payback: number, lp: number): number {
  const own = s.turn.symbols.D + readyDice(s).filter(die => dieOf(s, die).face === 'D').length
  const wounds = payback - own
  return wounds <= 0 ? 0 : wounds >= lp ? 20 : woundsCost(s, wounds, lp)
}

/** In the last fight blows are not for those who stand beside Malaphyas. */
function isSpare(s: View): boolean {
  return isLastFight(s, s.turn.player) && !isQuarry(s, s.combat.foe)
}

function foeWorth(s: Open): number {
  const { xp, card, goal } = teamWorths(s)
  if (s.combat.foe === NONE) return 0
  return (isQuarry(s, s.combat.foe) ? goal : 0) + xp * statsOf(s, s.combat.foe).xp + card
}

/** The attack is short by no more than what friends can add; against Malaphyas they add it together. */
function isShort(s: View): boolean {
  const { foe } = s.combat
  if (foe === NONE) return false
  const short = defenseOf(s, foe) - damageOf(s, foe).damage
  if (short <= 0) return false
  if (!isBoss(foe) || !isQuarry(s, foe)) return short <= 2
  const { R, M } = helpOf(s)
  const own = s.hands[s.turn.player] ?? []
  const all = R + M + 2 * own.filter(each => each === 'A03' || each === 'A04').length
  return short <= all
}
