import { ATTACKS, type AttackId } from '../../content/bosses.ts'
import { columnOf, distance, rowOf, type Space, sideOf } from '../../state/spaces.ts'
import type { View } from '../../state/view.ts'
import { isBossLevel, type Terrain, terrainOf } from '../04-adjacency/terrain.ts'

/**
 * PL-16.7: whether a Range reaches from the Boss to a Space of its Level. PL-16.8: Walls and Platforms do not stop it.
 */
function reaches(range: 'row' | 'adjacent' | 'around' | 'tile', boss: Space, space: Space): boolean {
  switch (range) {
    case 'row':
      return rowOf(boss) === rowOf(space)
    case 'adjacent':
      return distance(boss, space) === 1
    case 'around':
      return (
        boss !== space && Math.abs(rowOf(boss) - rowOf(space)) <= 1 && Math.abs(columnOf(boss) - columnOf(space)) <= 1
      )
    case 'tile':
      return sideOf(boss) === sideOf(space)
  }
}

const spacesOfBossLevel = (map: Terrain): Space[] =>
  Array.from({ length: Math.max(0, map.end - map.bossStart) }, (_, i) => map.bossStart + i)

export const bossSpace = ({ enemies, boss }: Pick<View, 'enemies' | 'boss'>): Space =>
  enemies.find(({ kind }) => kind === boss)?.space ?? -1

/**
 * The Spaces that an Attack card covers from where the Boss stands now. The Range `any` covers the Space of the Active
 * Hero.
 */
export function rangeOf(w: View, card: AttackId): Space[] {
  const map = terrainOf(w.levels)
  const boss = bossSpace(w)
  if (boss < 0) return []
  const { range } = ATTACKS[card]
  if (range !== 'any') return spacesOfBossLevel(map).filter(space => reaches(range, boss, space))
  const target = w.players[w.active]?.space ?? -1
  return target >= 0 && isBossLevel(map, target) ? [target] : []
}

/** PL-16.10, PL-16.11: the seats that a card hits, in turn order from the Active player. */
export function hitBy(w: View, card: AttackId): number[] {
  const covered = rangeOf(w, card)
  const seats = w.players.map((_, i) => (w.active + i) % w.players.length)
  if (ATTACKS[card].range === 'any') return covered.length > 0 ? [w.active] : []
  return seats.filter(seat => covered.includes(w.players[seat]?.space ?? -1))
}

/** The cards that may come in the next Boss Turn: what is left of the pile, or all discards once the pile is empty. */
export function comingAttacks({ attackDeck, attackDiscards }: Pick<View, 'attackDeck' | 'attackDiscards'>): AttackId[] {
  return attackDeck.length > 0 ? attackDeck.slice() : attackDiscards.slice()
}
