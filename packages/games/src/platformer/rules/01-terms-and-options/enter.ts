import type { Table } from '@undercroft/kernel'
import { isOnMap } from '../../state/figures.ts'
import type { Space } from '../../state/spaces.ts'
import { type Platformer, playerOf, type State } from '../../state/state.ts'
import { trapWounds } from '../03-map-and-spaces/printed.ts'
import { takeTokens } from '../03-map-and-spaces/tokens.ts'
import { isBossLevel, terrainOf } from '../04-adjacency/terrain.ts'
import { suffer } from '../12-wounds-faint-spawn/wounds.ts'
import { revealNext, turnsUp } from '../13-revealing-and-removing-levels/reveal.ts'
import { sealTower } from '../15-the-boss-level/seal.ts'
import { takeIcon } from '../16-the-boss-turn/tokens.ts'

/**
 * PL-1.5, PL-1.6: a Hero enters a Space and resolves Coin or Gem, Special Icon, Trap and Reveal in this order. PL-9.10:
 * nobody Attacks for it; Roots answer only a Move, in `answerMove`.
 */
export function enter(s: State, seat: number, space: Space, t: Table<Platformer>): void {
  const map = terrainOf(s.levels)
  const player = playerOf(s, seat)
  player.space = space
  takeTokens(s, seat, space, t)
  takeIcon(s, seat, space, t)
  // PL-3.14: a Trap wounds a Hero that enters, not one that stays.
  if (isOnMap(player)) suffer(s, seat, trapWounds(map, player, space), 'trap', t)
  if (s.outcome !== undefined) return // PL-19.6: a solo game that is lost reveals nothing more
  if (turnsUp(s.levels, space)) revealNext(s, seat, map, t)
  if (isBossLevel(map, space) && !player.entered) {
    player.entered = true
    sealTower(s, t)
  }
}
