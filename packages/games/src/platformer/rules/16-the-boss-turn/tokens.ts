import type { Table } from '@undercroft/kernel'
import { BOSSES, type BossToken } from '../../content/bosses.ts'
import { contentOf } from '../../state/content.ts'
import { isOnMap } from '../../state/figures.ts'
import { type Platformer, playerOf, type State } from '../../state/state.ts'
import { suffer } from '../12-wounds-faint-spawn/wounds.ts'

/** Counts the tokens of a kind that no player has and that lie on no Space. */
function tokensBeside(s: State, token: BossToken): number {
  const lying = BOSSES[s.boss].icon === token ? s.icons.length : 0
  return contentOf(s).box.bossTokens - lying - s.players.filter(player => player.tokens.includes(token)).length
}

/** PL-16.20, PL-16.21: a Hero that has a token of the kind suffers a Wound instead, and the token stays where it is. */
export function gainToken(s: State, seat: number, token: BossToken, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  if (!isOnMap(player)) return
  if (player.tokens.includes(token)) suffer(s, seat, 1, 'token', t)
  else if (tokensBeside(s, token) > 0) give(s, seat, token, t)
}

/** The Hero takes the Mirror or Crown Shard that lies on the Space it enters (PL-15.4). */
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

/** PL-22.8: puts a token back beside the Boss sheet. */
export function dropToken(s: State, seat: number, token: BossToken, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  const at = player.tokens.indexOf(token)
  if (at < 0) return
  player.tokens.splice(at, 1)
  t.tell({ what: 'token', seat, token, change: -1 })
}
