import { xpAfterFall } from '../../rules/13-xp-levels-defeat/xp.ts'
import { boxOf } from '../../state/content.ts'
import { cardAt } from '../../state/decks.ts'
import type { Hero, Player, State } from '../../state/state.ts'
import { type Nearby, nearby } from './nearby.ts'
import { RIVAL, type Rival, turnsUntil } from './rival.ts'

/** What is known of a Hero in a race for XP. */
interface Racer extends Rival {
  /** How near the end is, from 0 to 1: what is a lead then can hardly be made up for. */
  readonly late: number
  readonly near: Nearby
}

/** What says who wins a Standard game. */
export const STANDARD: { readonly [feature: string]: (racer: Racer) => number } = {
  XP: ({ hero }) => hero.xp,
  'XP late in the game': ({ hero, late }) => hero.xp * late,
  'XP when the last round is on': ({ s, hero }) => (s.ending ? hero.xp : 0),
  'XP that a fall would leave': ({ s, hero }) => xpAfterFall(s, hero),
  'XP of the cards late in the game': ({ s, player, late }) => late * bonusOf(s, player),
  'has too much for minor monsters': ({ hero }) => (hero.xp > 7 ? 1 : 0),
  ...RIVAL,
  'is on Level 2': ({ s, hero }) => ((s.rooms[hero.room]?.level ?? 1) > 1 ? 1 : 0),
  'XP to be had here': ({ near }) => near.here,
  'XP to be had next door': ({ near }) => near.next,
  'turns until it is one’s own': turnsUntil,
  'has a turn left in this round': ({ s, player, late }) => late * (playsThisRound(s, player) ? 1 : 0),
  'has a turn left in the last round': ({ s, player }) => (s.ending && playsThisRound(s, player) ? 1 : 0),
}

export function racerOf(s: State, player: Player, hero: Hero): Racer {
  const best = Math.max(...s.heroes.map(({ xp }) => xp))
  return { s, player, hero, late: Math.min(1, best / boxOf(s).goal) ** 2, near: nearby(s, hero.room) }
}

/** MA-20.4 */
function bonusOf(s: State, player: Player): number {
  return (s.hands[player] ?? []).reduce((sum, card) => sum + cardAt(s, card).xp, 0)
}

/** The turns of a round go from the first player on. */
function playsThisRound(s: State, player: Player): boolean {
  const count = s.heroes.length
  const place = (each: Player) => (each - s.first + count) % count
  return place(player) >= place(s.turn.player)
}
