import type { Table } from '@undercroft/kernel'
import { draw } from '@undercroft/kernel/kit'
import { cardsOf, type EnemyKind, type Tier } from '../../content/enemies.ts'
import { TILE_IDS, TILES, type TileId } from '../../content/tiles.ts'
import type { Level } from '../../state/levels.ts'
import { byReading, COLUMNS, LEVEL_SPACES, levelOf, type Space } from '../../state/spaces.ts'
import type { Platformer, State } from '../../state/state.ts'
import { coinsLeft, gemsLeft } from '../../state/supply.ts'
import { layLevel } from '../04-adjacency/lay-level.ts'
import { type Terrain, terrainOf } from '../04-adjacency/terrain.ts'
import { settleBoss } from '../15-the-boss-level/setup.ts'
import { award } from '../18-variants/artifacts.ts'
import type { Rule } from '../rulebook.ts'
import { putEnemy } from './appear.ts'

/** PL-2.1, PL-2.3: the tiles in the box that fit the Level. PL-2.6: the Boss Level takes Boss tiles. */
function tilesLeft(s: State, boss: boolean): TileId[] {
  const { tiles } = s.options
  const used = s.levels.flatMap(level => level.tiles)
  return TILE_IDS.filter(
    id => TILES[id].boss === boss && (tiles === 'mixed' || TILES[id].set === tiles) && !used.includes(id),
  )
}

/** PL-2.4, PL-18.5: the tiers are I, II and III from the bottom up; the longer Map has III twice. */
const tierOf = (level: number): Tier => (level === 0 ? 'I' : level === 1 ? 'II' : 'III')

/** PL-2.4, PL-18.6: draws a card of the tier that lies at no other Level. */
function drawCard(s: State, level: number, t: Table<Platformer>): EnemyKind {
  const left = cardsOf(tierOf(level)).filter(kind => !s.cards.includes(kind))
  return draw(left, t, 'Enemy card') as EnemyKind
}

/**
 * PL-13.3: turns tiles and Enemy card up, and puts Coins, Gems and Enemies on their Spaces. PL-21.2: all this was
 * unknown until now.
 */
export function revealLevel(s: State, index: number, by: Rule, t: Table<Platformer>): void {
  const boss = index === s.levels.length - 1
  const left = tilesLeft(s, boss)
  const [one, other] = [draw(left, t, 'left tile'), draw(left, t, 'right tile')]
  const level = layLevel(one as TileId, other as TileId, boss)
  const card = boss ? 'none' : drawCard(s, index, t)
  t.reveal(by, 'all', { level: index, tiles: level.tiles, enemy: card })
  for (const tile of level.tiles) t.uses(tile)
  s.levels = Object.freeze(s.levels.with(index, level))
  s.cards[index] = card
  t.tell({ what: 'revealed', level: index, tiles: level.tiles, enemy: card })
  placeTokens(s, index)
  if (boss) settleBoss(s, t)
  else for (const space of spawnsOf(s, index)) putEnemy(s, card as EnemyKind, space, by, t)
}

const spacesOf = (index: number): Space[] =>
  Array.from({ length: LEVEL_SPACES }, (_, i) => index * LEVEL_SPACES + i).sort(byReading)

/**
 * PL-2.14, PL-3.9: puts Coins and Gems on their Spaces. PL-1.3: they are placed in reading order until the pool is
 * empty.
 */
function placeTokens(s: State, index: number): void {
  const { signs } = terrainOf(s.levels)
  for (const space of spacesOf(index)) {
    const sign = signs[space]
    if ((sign === 'c' || sign === 'C') && coinsLeft(s) > 0) s.coins.push(space)
    if ((sign === 'g' || sign === 'G') && gemsLeft(s) > 0) s.gems.push(space)
  }
}

/** PL-3.8: the Spaces on which Enemies of a Level appear. */
function spawnsOf(s: State, index: number): Space[] {
  return terrainOf(s.levels).enemySpawns.filter(space => levelOf(space) === index)
}

/**
 * PL-13.1, PL-13.2: a Hero in the highest Row reveals the next Level, however it came there. PL-13.4, PL-13.5: the Turn
 * goes on, and Enemies that appear do nothing yet.
 */
export function revealNext(s: State, seat: number, { end }: Terrain, t: Table<Platformer>): void {
  const index = end / LEVEL_SPACES
  revealLevel(s, index, index === s.levels.length - 1 ? 'PL-13.6' : 'PL-13.3', t)
  award(s, 'AR02', seat, t)
}

/** The highest Row of the highest revealed Level (PL-13.1). */
function isTopRow(map: Terrain, space: Space): boolean {
  return space >= map.end - COLUMNS
}

/** PL-13.1: whether a Hero that comes onto this Space turns up another Level. */
export function turnsUp(levels: readonly Level[], space: Space): boolean {
  const map = terrainOf(levels)
  return isTopRow(map, space) && map.end < levels.length * LEVEL_SPACES
}
