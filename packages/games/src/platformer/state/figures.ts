import { NOWHERE, type Space } from './spaces.ts'
import { type Enemy, type EnemyRef, NOBODY, type Player } from './state.ts'
import type { View } from './view.ts'

export const isOnMap = ({ space }: Pick<Player, 'space'>): boolean => space !== NOWHERE

export function heroOn(players: readonly Pick<Player, 'space'>[], space: Space): number {
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.space === space) return seat
  return NOBODY
}

export function enemyOn<E extends Pick<Enemy, 'space'>>(enemies: readonly E[], space: Space): E | undefined {
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as E
    if (enemy.space === space) return enemy
  }
  return undefined
}

export function enemyOf<E extends EnemyRef>(enemies: readonly E[], { kind, token }: EnemyRef): E | undefined {
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as E
    if (enemy.kind === kind && enemy.token === token) return enemy
  }
  return undefined
}

/** PL-1.4: tokens do not occupy a Space; figures do. */
export function isOccupied(s: Pick<View, 'players' | 'enemies'>, space: Space): boolean {
  return heroOn(s.players, space) !== NOBODY || enemyOn(s.enemies, space) !== undefined
}
