import type { Table } from '@undercroft/kernel'
import { hasArtifact, hasItem } from '../../state/cards.ts'
import { contentOf } from '../../state/content.ts'
import { isOnMap } from '../../state/figures.ts'
import { type Enemy, type Platformer, playerOf, type State } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import { loseCoins } from '../01-terms-and-options/purse.ts'
import { resetSpecial } from '../07-symbols/reset.ts'
import { gainToken } from '../16-the-boss-turn/tokens.ts'
import { award } from '../18-variants/artifacts.ts'
import type { Rule } from '../rulebook.ts'
import { suffer } from './wounds.ts'

/** Deals the Wounds of one Attack, after which the Stoneskin Charm may change hands. */
export function sufferAttack(s: State, seat: number, wounds: number, t: Table<Platformer>): void {
  suffer(s, seat, wounds, 'attack', t)
  if (earnsStoneskin(wounds) && isOnMap(playerOf(s, seat))) award(s, 'AR08', seat, t)
}

/** Marks the Round Shield as used for this Turn. */
export function lowerShield(s: State, seat: number, t: Table<Platformer>): void {
  if (!isShielded(s, seat)) return
  playerOf(s, seat).shielded = true
  t.uses('IT04')
}

/**
 * PL-12.1, PL-16.3: an Enemy Attacks a Hero. PL-12.4: its ability takes effect after the Wounds, if the Hero is still
 * on the Map.
 */
export function attackHero(
  s: State,
  { kind, token }: Enemy,
  seat: number,
  by: Rule,
  t: Table<Platformer>,
  provoked = false,
): void {
  const player = playerOf(s, seat)
  const wounds = attackWounds(
    contentOf(s).enemies[kind].damage,
    isShielded(s, seat),
    provoked && isStoneskinned(s, seat),
  )
  lowerShield(s, seat, t)
  t.uses(kind)
  t.tell({ what: 'attacked', enemy: { kind, token }, seat, wounds, by })
  sufferAttack(s, seat, wounds, t)
  if (!isOnMap(player)) return
  if (kind === 'imp') loseCoins(s, seat, 1, 'theft', t)
  else if (kind === 'werewolf') resetSpecial(s, seat, t)
  else if (kind === 'snake') gainToken(s, seat, 'venom', t)
}

/** PL-12.1: the Wounds of an Attack. The Round Shield stops one of them, and the Stoneskin Charm another. */
export const attackWounds = (damage: number, shield: boolean, stoneskin: boolean): number =>
  Math.max(0, damage - (shield ? 1 : 0) - (stoneskin ? 1 : 0))

/** Whether the Round Shield will soften the next Attack: it does so once a Turn. */
export function isShielded(w: View, seat: number): boolean {
  const player = w.players[seat]
  return player !== undefined && !player.shielded && hasItem(player, 'IT04')
}

/** Whether the Stoneskin Charm softens each Attack that a Move provokes. */
export const isStoneskinned = (w: View, seat: number): boolean => hasArtifact(w, seat, 'AR08')

/** Whether so many Wounds of one Attack win the Stoneskin Charm. */
export const earnsStoneskin = (wounds: number): boolean => wounds >= 2
