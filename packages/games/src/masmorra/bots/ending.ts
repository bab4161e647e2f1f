import type { Cost } from '../content/heroes.ts'
import { sideStats } from '../content/house.ts'
import { xpAfterFall } from '../rules/13-xp-levels-defeat/xp.ts'
import { boxOf, contentOf } from '../state/content.ts'
import { foeOf, foesIn, isBoss } from '../state/foes.ts'
import { heroOf } from '../state/heroes.ts'
import type { FoeId, Open, Player } from '../state/state.ts'
import { strikesAt } from './strikes.ts'
import { worthsOf } from './worths.ts'

/** MA-21.11: what the red Malaphyas pays. */
const lastXp = (s: Open): number => sideStats(contentOf(s), 'malaphyas', 'red').xp

/** Epic: losing the game by ending it. */
const GIVEN_AWAY = -6

/** Players further behind than this play for XP alone. */
const CONTENTION = 8

/** Whether a Hero with so much XP would be ahead of all others. */
function isAhead(s: Open, player: Player, xp: number): boolean {
  const { gold } = heroOf(s, player)
  return s.heroes.every((hero, other) => other === player || hero.xp < xp || (hero.xp === xp && hero.gold < gold))
}

/** MA-21.1: whoever would be ahead with the XP for it wants Malaphyas to fall; in Alliance all do. */
export function wantsTheEnd(s: Open, player: Player): boolean {
  return s.options.mode === 'alliance' || isAhead(s, player, heroOf(s, player).xp + lastXp(s))
}

/** Whether somebody who falls on the way to Malaphyas (MA-13.11) would still be ahead with his XP. */
export function winsFallen(s: Open, player: Player): boolean {
  return isAhead(s, player, xpAfterFall(s, heroOf(s, player)) + lastXp(s))
}

/** Whether the end is near enough for this player to save for it. */
function inContention(s: Open, player: Player): boolean {
  return heroOf(s, player).xp + CONTENTION >= Math.max(...s.heroes.map(({ xp }) => xp))
}

/** Epic: the gold that is saved for the last fight. */
export function goldToKeep(s: Open, player: Player): number {
  if (s.options.mode !== 'epic' || !inContention(s, player)) return 0
  const { learned } = heroOf(s, player)
  let kept = 0
  for (const { id, gold } of strikesAt(s)) if (gold > 0 && learned.includes(id)) kept += gold
  return kept
}

/** Whether an ability would take gold that is saved for a turn that begins beside the bosses of the third level. */
export function isSaved(s: Open, cost: Cost): boolean {
  const { player } = s.turn
  const { gold, room } = heroOf(s, player)
  if (cost.kind !== 'paid' || s.ground === 'none') return false
  if (s.turn.stage === 'preRoll' && foesIn(s, room).some(foe => isBoss(foe) && foeOf(s, foe).bound)) return false
  return gold - cost.gold < goldToKeep(s, player)
}

/** Whether there is gold for a card beside what is saved. */
export function sparesACard(s: Open, player: Player): boolean {
  const kept = goldToKeep(s, player)
  return kept === 0 || heroOf(s, player).gold - boxOf(s).cardPrice >= kept
}

/**
 * What it is worth to defeat a boss of the third level beside its XP: with the Hero standing, and even if it falls in
 * the same combat.
 */
export function goalWorth(s: Open, foe: FoeId, player: Player): { readonly worth: number; readonly lasting: number } {
  const { is, side, bound } = foeOf(s, foe)
  if (!isBoss(foe) || !bound) return NOTHING
  const goal = endWorth(s)
  const last = is === 'malaphyas' && side === 'red'
  if (s.options.mode === 'alliance') return { worth: last ? goal : goal / 5, lasting: 0 }
  // Malaphyas turning over or a henchman falling counts even if the Hero falls.
  if (!last) return wantsTheEnd(s, player) ? { worth: goal / 4, lasting: goal / 6 } : { worth: 1, lasting: 1 }
  return {
    worth: wantsTheEnd(s, player) ? goal : GIVEN_AWAY,
    lasting: isAhead(s, player, xpAfterFall(s, heroOf(s, player))) ? goal : GIVEN_AWAY,
  }
}

/** Whoever leads may be overtaken: the longer it takes, the more the end is worth. */
export function endWorth(s: Open): number {
  const { goal } = worthsOf(s)
  return s.options.mode === 'epic' ? 3 * goal + s.round : goal
}

const NOTHING = { worth: 0, lasting: 0 }
