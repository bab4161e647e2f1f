import type { Table } from '@undercroft/kernel'
import type { Space } from '../../state/spaces.ts'
import { type EnemyRef, isOnMap, type Platformer, playerOf, type State } from '../../state/state.ts'
import { isBossLevel, terrainOf, turnsUp } from '../04-adjacency/terrain.ts'
import { isGentle, rootsAround } from '../09-movement/provoked.ts'
import { trapWounds } from '../10-gravity/falls.ts'
import { attackHero, suffer, takeIcon } from '../12-wounds-faint-spawn/wounds.ts'
import { revealNext, sealTower } from '../13-revealing-and-removing-levels/reveal.ts'
import { countCoins } from './purse.ts'

/**
 * PL-1.5, PL-1.6: a Hero comes onto a Space: Coin or Gem, Special Icon, Trap, Reveal. PL-9.10: nothing Attacks for it;
 * Roots answer only a Move, in `answerMove`.
 */
export function enter(s: State, seat: number, space: Space, t: Table<Platformer>): void {
  const map = terrainOf(s.levels)
  const player = playerOf(s, seat)
  player.space = space
  takeTokens(s, seat, space, t)
  takeIcon(s, seat, space, t)
  if (isOnMap(player)) suffer(s, seat, trapWounds(map, player, space), 'trap', t) // PL-3.14: now, and not while it stays
  if (s.outcome !== undefined) return // PL-19.6: a solo game that is lost reveals nothing more
  if (turnsUp(s.levels, space)) revealNext(s, seat, map, t)
  if (isBossLevel(map, space) && !player.entered) {
    player.entered = true
    sealTower(s, t)
  }
}

/** PL-3.10, PL-3.11: taking is automatic. */
export function takeTokens(s: State, seat: number, space: Space, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  const coin = s.coins.indexOf(space)
  if (coin >= 0) {
    s.coins.splice(coin, 1)
    player.coins++
    t.tell({ what: 'took', seat, token: 'coin', space })
    countCoins(s, seat, 1, t)
  }
  const gem = s.gems.indexOf(space)
  if (gem >= 0) {
    s.gems.splice(gem, 1)
    player.gems++
    t.tell({ what: 'took', seat, token: 'gem', space })
  }
}

/** Ents Attack a Hero that has Moved next to them; not one that it pushed without provoking it. */
export function answerMove(s: State, seat: number, pushed: EnemyRef | undefined, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  if (s.turn.ghost || !isOnMap(player)) return
  for (const ent of rootsAround(terrainOf(s.levels), s.enemies, player.space)) {
    const spared = pushed?.kind === ent.kind && pushed.token === ent.token && isGentle(s, seat, ent)
    if (isOnMap(player) && !spared) attackHero(s, ent, seat, 'PL-12.17', t, true)
  }
}
