import type { Table } from '@undercroft/kernel'
import { BOSSES, type BossToken, TOKENS_OF_EACH } from '../../content/bosses.ts'
import { SOLO_TURNS } from '../../content/box.ts'
import { ENEMIES } from '../../content/enemies.ts'
import { heroCard } from '../../state/cards.ts'
import type { WoundCause } from '../../state/events.ts'
import { isSolo } from '../../state/options.ts'
import { NOWHERE } from '../../state/spaces.ts'
import { type Enemy, isOnMap, type Platformer, playerOf, type State, turnOrder } from '../../state/state.ts'
import { award, loseCoins } from '../01-terms-and-options/purse.ts'
import { terrainOf } from '../04-adjacency/terrain.ts'
import { attackWounds, earnsStoneskin, enemiesAround, isShielded, isStoneskinned } from '../09-movement/provoked.ts'
import type { Rule } from '../rulebook.ts'

/** PL-12.2, PL-12.3: each Wound discards a Heart; the last one makes the Hero Faint, and what is beyond it vanishes. */
export function suffer(s: State, seat: number, wounds: number, cause: WoundCause, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  if (wounds <= 0 || !isOnMap(player)) return
  player.hearts = Math.max(0, player.hearts - wounds)
  t.tell({ what: 'wounded', seat, wounds, hearts: player.hearts, cause })
  if (player.hearts === 0) faint(s, seat, 'PL-12.5', t)
}

/**
 * PL-12.5: off the Map, the Special die blank, Boss tokens gone, Hearts full. PL-12.6: the rest stays. PL-19.6: in solo this
 * loses the game.
 */
export function faint(s: State, seat: number, by: Rule, t: Table<Platformer>, firstToFaint = true): void {
  const player = playerOf(s, seat)
  t.tell({ what: 'fainted', seat, space: player.space, by })
  player.space = NOWHERE
  resetSpecial(s, seat, t)
  player.tokens = []
  player.hearts = heroCard(player).health
  if (firstToFaint) award(s, 'AR05', seat, t)
  if (isSolo(s.options)) lose(s, 'PL-19.6', t)
}

/** PL-19.13: a lost solo game scores 0. */
export function lose(s: State, by: Rule, t: Table<Platformer>): void {
  t.tell({ what: 'lost', by })
  s.outcome ??= { winners: [], lost: true, by, scores: [0], rounds: Math.min(s.round, SOLO_TURNS) }
}

/** PL-7.19 */
export function resetSpecial(s: State, seat: number, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  if (player.special === 'blank') return
  player.special = 'blank'
  t.tell({ what: 'special', seat, face: 'blank' })
}

/** PL-1.10: never above the printed Health. */
export function recover(s: State, seat: number, hearts: number, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  const gain = Math.min(hearts, heroCard(player).health - player.hearts)
  if (gain <= 0) return
  player.hearts += gain
  t.tell({ what: 'recovered', seat, hearts: player.hearts })
}

/** The Wounds of one Attack. */
function sufferAttack(s: State, seat: number, wounds: number, t: Table<Platformer>): void {
  suffer(s, seat, wounds, 'attack', t)
  if (earnsStoneskin(wounds) && isOnMap(playerOf(s, seat))) award(s, 'AR08', seat, t)
}

/** The Round Shield has done its part for this Turn. */
function lowerShield(s: State, seat: number, t: Table<Platformer>): void {
  if (!isShielded(s, seat)) return
  playerOf(s, seat).shielded = true
  t.uses('IT04')
}

/** PL-12.1, PL-16.3: an Enemy's Attack. PL-12.4: its ability comes after the Wounds, if the Hero is still there. */
export function attackHero(
  s: State,
  { kind, token }: Enemy,
  seat: number,
  by: Rule,
  t: Table<Platformer>,
  provoked = false,
): void {
  const player = playerOf(s, seat)
  const wounds = attackWounds(ENEMIES[kind].damage, isShielded(s, seat), provoked && isStoneskinned(s, seat))
  lowerShield(s, seat, t)
  t.uses(kind)
  t.tell({ what: 'attacked', enemy: { kind, token }, seat, wounds, by })
  sufferAttack(s, seat, wounds, t)
  if (!isOnMap(player)) return
  if (kind === 'imp') loseCoins(s, seat, 1, 'theft', t)
  else if (kind === 'werewolf') resetSpecial(s, seat, t)
  else if (kind === 'snake') gainToken(s, seat, 'venom', t)
}

/** PL-16.12: Wounds of an Attack card are an Attack. */
export function attackByCard(s: State, seat: number, damage: number, t: Table<Platformer>): void {
  const wounds = attackWounds(damage, isShielded(s, seat), false)
  lowerShield(s, seat, t)
  sufferAttack(s, seat, wounds, t)
}

/** PL-6.1, PL-6.9, PL-16.9: Heroes in turn order; against each, adjacent Enemies in reading order, until it Faints. */
export function allAttack(s: State, by: Rule, t: Table<Platformer>, joins = (_: Enemy) => true): void {
  for (const seat of turnOrder(s)) {
    const player = playerOf(s, seat)
    if (!isOnMap(player)) continue
    for (const enemy of enemiesAround(terrainOf(s.levels), s.enemies, player.space)) {
      if (isOnMap(player) && joins(enemy)) attackHero(s, enemy, seat, by, t)
    }
  }
}

/** Tokens of a kind that are with no player and on no Space. */
function tokensBeside(s: State, token: BossToken): number {
  const lying = BOSSES[s.boss].icon === token ? s.icons.length : 0
  return TOKENS_OF_EACH - lying - s.players.filter(player => player.tokens.includes(token)).length
}

/** PL-16.20, PL-16.21: who has one of the kind suffers a Wound instead, and the token does not move. */
export function gainToken(s: State, seat: number, token: BossToken, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  if (!isOnMap(player)) return
  if (player.tokens.includes(token)) suffer(s, seat, 1, 'token', t)
  else if (tokensBeside(s, token) > 0) give(s, seat, token, t)
}

/** The Mirror or Crown Shard that lies on the Space entered (PL-15.4). */
export function takeIcon(s: State, seat: number, space: number, t: Table<Platformer>): void {
  const at = s.icons.indexOf(space)
  if (at < 0) return
  const token = BOSSES[s.boss].icon
  if (playerOf(s, seat).tokens.includes(token)) {
    suffer(s, seat, 1, 'token', t)
    return
  }
  s.icons.splice(at, 1)
  give(s, seat, token, t)
}

function give(s: State, seat: number, token: BossToken, t: Table<Platformer>): void {
  playerOf(s, seat).tokens.push(token)
  t.uses(token)
  t.tell({ what: 'token', seat, token, change: 1 })
}

/** PL-22.8: back beside the sheet. */
export function dropToken(s: State, seat: number, token: BossToken, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  const at = player.tokens.indexOf(token)
  if (at < 0) return
  player.tokens.splice(at, 1)
  t.tell({ what: 'token', seat, token, change: -1 })
}
