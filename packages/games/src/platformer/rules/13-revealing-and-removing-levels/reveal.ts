import type { Table } from '@undercroft/kernel'
import { BOX } from '../../content/box.ts'
import { cardsOf, type EnemyKind, type Tier } from '../../content/enemies.ts'
import { TILE_IDS, TILES, type TileId } from '../../content/tiles.ts'
import { coinsLeft, gemsLeft } from '../../state/cards.ts'
import { byReading, distance, LEVEL_SPACES, levelOf, type Space } from '../../state/spaces.ts'
import { activeOf, isOccupied, isOnMap, type Platformer, type State, turnOrder } from '../../state/state.ts'
import { award } from '../01-terms-and-options/purse.ts'
import { type Level, layLevel, type Terrain, terrainOf } from '../04-adjacency/terrain.ts'
import { faint } from '../12-wounds-faint-spawn/wounds.ts'
import type { Rule } from '../rulebook.ts'

/** PL-2.1, PL-2.3: tiles still in the box that fit the Level. PL-2.6: Boss tiles for the Boss Level. */
function tilesLeft(s: State, boss: boolean): TileId[] {
  const { tiles } = s.options
  const used = s.levels.flatMap(level => level.tiles)
  return TILE_IDS.filter(
    id => TILES[id].boss === boss && (tiles === 'mixed' || TILES[id].set === tiles) && !used.includes(id),
  )
}

/** PL-2.4, PL-18.5: tier I, II and III from the bottom up; the longer Map has III twice. */
const tierOf = (level: number): Tier => (level === 0 ? 'I' : level === 1 ? 'II' : 'III')

/** PL-2.4, PL-18.6: a card of the tier that lies at no other Level. */
function drawCard(s: State, level: number, t: Table<Platformer>): EnemyKind {
  const left = cardsOf(tierOf(level)).filter(kind => !s.cards.includes(kind))
  return left[t.pick(left.length, 'Enemy card')] as EnemyKind
}

/** PL-13.3: tiles and Enemy card face up, Coins, Gems and Enemies on their Spaces. PL-21.2: hidden from all until now. */
export function revealLevel(s: State, index: number, by: Rule, t: Table<Platformer>): void {
  const boss = index === s.levels.length - 1
  const left = tilesLeft(s, boss)
  const [one] = left.splice(t.pick(left.length, 'left tile'), 1)
  const [other] = left.splice(t.pick(left.length, 'right tile'), 1)
  const level = layLevel(one as TileId, other as TileId, boss)
  const card = boss ? 'none' : drawCard(s, index, t)
  t.reveal(by, 'all')
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

/** PL-2.14, PL-3.9; PL-1.3: in reading order until the pool is empty. */
function placeTokens(s: State, index: number): void {
  const { signs } = terrainOf(s.levels)
  for (const space of spacesOf(index)) {
    const sign = signs[space]
    if ((sign === 'c' || sign === 'C') && coinsLeft(s) > 0) s.coins.push(space)
    if ((sign === 'g' || sign === 'G') && gemsLeft(s) > 0) s.gems.push(space)
  }
}

/** PL-3.8 */
function spawnsOf(s: State, index: number): Space[] {
  return terrainOf(s.levels).enemySpawns.filter(space => levelOf(space) === index)
}

/** Puts a token of the kind on a Space, if one is left. */
function putEnemy(s: State, kind: EnemyKind, space: Space, by: Rule, t: Table<Platformer>): void {
  let token = 1
  while (s.enemies.some(enemy => enemy.kind === kind && enemy.token === token)) token++
  if (token > BOX.enemyTokens) return
  s.enemies.push({ kind, token, space })
  t.uses(kind)
  t.tell({ what: 'appeared', enemy: { kind, token }, space, by })
}

/** PL-15.2, PL-15.3: the Setup on the Boss sheet. PL-2.7: with its own tokens. */
function settleBoss(s: State, t: Table<Platformer>): void {
  const map = terrainOf(s.levels)
  const space = map.bossSpawns[t.pick(map.bossSpawns.length, 'Boss Spawn Space')] as Space
  putEnemy(s, s.boss, space, 'PL-15.3', t)
  s.icons = map.icons.slice()
  if (s.boss === 'medusa') summon(s, t)
}

/** PL-16.22, PL-16.23: a Snake on the free Spawn Space nearest to the Active Hero; ignored if there is no token or Space. */
export function summon(s: State, t: Table<Platformer>): void {
  const map = terrainOf(s.levels)
  const hero = activeOf(s)
  const far = (space: Space): number => (isOnMap(hero) ? distance(hero.space, space) : 0)
  const free = map.enemySpawns
    .filter(space => space >= map.bossStart && !isOccupied(s, space))
    .sort((a, b) => far(a) - far(b) || byReading(a, b))
  if (free[0] !== undefined) putEnemy(s, 'snake', free[0], 'PL-16.22', t)
}

/**
 * PL-13.1: a Hero in the highest Row reveals the next Level. PL-13.2: however it came there. PL-13.4, PL-13.5: the Turn goes on,
 * and whoever appears waits.
 */
export function revealNext(s: State, seat: number, { end }: Terrain, t: Table<Platformer>): void {
  const index = end / LEVEL_SPACES
  revealLevel(s, index, index === s.levels.length - 1 ? 'PL-13.6' : 'PL-13.3', t)
  award(s, 'AR02', seat, t)
}

/** PL-13.10: Heroes there Faint; Enemies, Coins and Gems are gone. PL-18.4: the first in turn order has the Plume. */
export function removeLevel(s: State, index: number, by: Rule, t: Table<Platformer>): void {
  t.tell({ what: 'removed', level: index, by })
  const stays = (space: Space): boolean => levelOf(space) !== index
  let first = true
  for (const seat of turnOrder(s)) {
    const player = s.players[seat]
    if (player === undefined || !isOnMap(player) || stays(player.space)) continue
    faint(s, seat, 'PL-13.10', t, first)
    first = false
  }
  s.enemies = s.enemies.filter(enemy => stays(enemy.space))
  s.coins = s.coins.filter(stays)
  s.gems = s.gems.filter(stays)
  const gone: Level = Object.freeze({ ...(s.levels[index] as Level), status: 'gone' })
  s.levels = Object.freeze(s.levels.with(index, gone))
}

/** PL-15.10, PL-15.11: when every Hero has entered the Boss Level, the others leave the game. */
export function sealTower(s: State, t: Table<Platformer>): void {
  if (!s.players.every(player => player.entered)) return
  const boss = s.levels.length - 1
  if (s.levels.some((level, index) => index < boss && level.status === 'up')) t.tell({ what: 'sealed', by: 'PL-15.10' })
  for (let index = 0; index < boss; index++) {
    if (s.levels[index]?.status === 'up') removeLevel(s, index, 'PL-15.10', t)
  }
}
