import { tileFacts } from '../content/tiles.ts'
import { boxOf } from '../state/content.ts'
import { cardAt } from '../state/decks.ts'
import { foeOf, isEngaged, statsOf } from '../state/foes.ts'
import { heroOf, playerOf } from '../state/heroes.ts'
import { roomOf, trapOf } from '../state/map.ts'
import type { CardId, FoeId, Open, Player } from '../state/state.ts'
import type { Target } from '../state/target.ts'
import { teamKeepWorth, teamPurpleWorth } from './alliance/cards.ts'
import { worthsOf, woundCost } from './worths.ts'

/** What a card is worth that stays in the hand: its bonus at the end, and what it may still do. */
export function keepWorth(s: Open, card: CardId, handSize: number, by: Player = s.turn.player): number {
  if (s.options.mode === 'alliance') return teamKeepWorth(s, card, handSize)
  const { xp } = cardAt(s, card)
  return xp * stakes(s, by) + (FINE[card] ?? 0.3) * (handSize >= 5 ? 0.5 : 1)
}

/** Cards that are better kept for their moment. */
const FINE: { readonly [C in CardId]?: number } = {
  T17: 0.8,
  A09: 2,
  A01: 0.4,
  A02: 0.4,
  A10: 0.4,
  T16: 0.5,
  T03: 0.5,
  T12: 0.15,
  T20: 0.4,
}

/**
 * How much a bonus at the end (MA-20.4) matters to a player: little to those who are too far behind for it to win the
 * game.
 */
function stakes(s: Open, player: Player): number {
  const behind = Math.max(...s.heroes.map(({ xp }) => xp)) - heroOf(s, player).xp
  const far = s.options.mode === 'epic' ? 2 : 1
  return behind <= 4 * far ? 1 : behind <= 7 * far ? 0.5 : 0.05
}

/** Gold, and the card that it would buy (MA-14.6). */
export function goldWorth(s: Open, player: Player, gain: number): number {
  const { card, gold: each } = worthsOf(s)
  const { gold } = heroOf(s, player)
  const gained = Math.min(gain, boxOf(s).purse - gold)
  return each * gained + (gold < 5 && gold + gained >= 5 ? 0.6 * card : 0)
}

/** What it is worth to a player that its Hero is healed this much. */
export function healWorth(s: Open, player: Player, points: number): number {
  const { lp } = heroOf(s, player)
  const healed = Math.min(points, boxOf(s).life - lp)
  return healed <= 0 ? 0 : woundCost(worthsOf(s), healed, lp + healed)
}

/** How much it matters to hinder this player: the leader most. */
export function rivalry(s: Open, player: Player): number {
  if (s.options.mode === 'alliance') return 0
  const { xp } = heroOf(s, player)
  const most = Math.max(...s.heroes.map(hero => hero.xp))
  return xp === most ? 0.7 : 0.35
}

/** What the purple part of a card that makes no symbols brings now; its place in the hand is not counted. */
export function purpleWorth(s: Open, by: Player, card: CardId, target: Target): number {
  if (s.options.mode === 'alliance' && card !== 'A13') return teamPurpleWorth(s, by, card, target)
  const { xp, card: drawn, gold } = worthsOf(s)
  const hero = heroOf(s, by)
  const space = boxOf(s).purse - hero.gold
  switch (card) {
    case 'T16':
      return xp + (target.hero === undefined ? 0 : rivalry(s, playerOf(s, target.hero)))
    case 'T19':
    case 'A13':
      return lockWorth(s, by, target)
    case 'T20':
      return goldWorth(s, by, 3)
    case 'A12':
      return gold * Math.min(3, space)
    case 'T22':
      return goldWorth(s, by, 2)
    case 'T13':
      return target.hero === undefined ? 0 : 2 * gold * Math.min(2, space, heroOf(s, playerOf(s, target.hero)).gold)
    case 'T14':
    case 'T23':
      return drawn
    case 'T17':
      return healWorth(s, by, boxOf(s).life)
    case 'A01':
      return target.hero === undefined ? 0 : healWorth(s, playerOf(s, target.hero), 2)
    case 'A09':
      return s.heroes.reduce((sum, _, player) => sum + healWorth(s, player, 1), 0)
    case 'A10':
      return 0.8
    case 'T10':
    case 'A11':
      return target.foe === undefined ? 0 : banishWorth(s, by, target.foe)
    case 'T12':
      return 0.25
    case 'T11':
      return target.room === undefined ? 0 : ambushWorth(s, by, target.room)
    default:
      return 0
  }
}

/** MA-10.2, MA-9.14 */
function lockWorth(s: Open, by: Player, { trap }: Target): number {
  const { xp, card, gold } = worthsOf(s)
  if (trap !== undefined) return xp * (trapOf(s, trap).level === 1 ? 2 : 3)
  return xp + card + gold * roomOf(s, heroOf(s, by).room).gold
}

/** A monster in the room of one's own Hero, or in Alliance of any Hero. */
function banishWorth(s: Open, by: Player, foe: FoeId): number {
  const { room } = foeOf(s, foe)
  const { payback } = statsOf(s, foe)
  const own = heroOf(s, by).room === room && s.turn.player === by && isEngaged(s)
  const near = s.options.mode === 'alliance' && s.heroes.some(hero => hero.room === room)
  return own || near ? 0.15 * payback : 0
}

/** A monster where a rival stands who is weak. */
function ambushWorth(s: Open, by: Player, room: number): number {
  if (tileFacts(roomOf(s, room).tile).kind === 'large') return 0
  let worth = 0
  for (const [player, hero] of s.heroes.entries()) {
    if (hero.room !== room || hero.lying) continue
    worth += player === by ? -1 : hero.lp <= 3 ? rivalry(s, player) : -0.2
  }
  return worth
}
