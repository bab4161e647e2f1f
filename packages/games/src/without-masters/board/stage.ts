import type { Told } from '@undercroft/kernel'
import { useStaging } from '../../drawing/staging.ts'
import { at, type Cell, next, WAY_OF } from '../content/cells.ts'
import { kindOf } from '../content/units.ts'
import { afterPush } from '../rules/06-crates/push.ts'
import { enemyOf, freshEnemy } from '../state/enemies.ts'
import { imagine } from '../state/imagine.ts'
import type { State, Tile, WithoutMasters } from '../state/state.ts'
import type { View } from '../state/view.ts'
import type { Who } from './figures.ts'
import { crateKey, figureKey, NO_TRAVELS, type Travel, type Travels } from './things.ts'
import { enemyWalks } from './walks.ts'

type News = Told<WithoutMasters>

/** Something that is seen once, where it happens. */
export interface Burst {
  readonly cell: Cell
  readonly height: number
  readonly text: string
  readonly tone: 'bad' | 'good' | 'plain'
}

/** What is drawn: where the story has got to, which is behind the position while things are being told. */
export interface Stage {
  readonly view: View
  readonly travels: Travels
  readonly burst: Burst | undefined
  /** Somebody has just been hit, and flinches. */
  readonly hit: Who | undefined
}

function stageOf(view: View): Stage {
  return { view, travels: NO_TRAVELS, burst: undefined, hit: undefined }
}

/**
 * The position at the end is already known while its story is told. So the story is played on a copy of the position
 * before it, line by line; where it ends in another setup, the old one stands until that is told.
 */
export function staged(before: View, after: View, showing: readonly News[]): Stage {
  if (showing.length === 0) return stageOf(after)
  const s = imagine(before, 0)
  let travels: Map<string, Travel> = new Map()
  let burst: Burst | undefined
  let hit: Who | undefined
  const last = showing.at(-1)
  for (const news of showing) {
    // Only the newest line is seen to happen; those before it have happened.
    const travelling: Map<string, Travel> = new Map()
    burst = burstOf(s, news)
    hit = hitBy(news)
    apply(s, after, news, travelling)
    if (news === last) travels = travelling
  }
  return { view: s, travels, burst, hit }
}

function apply(s: State, after: View, news: News, travels: Map<string, Travel>): void {
  const spot = (cell: Cell) => ({ cell, height: at(s.surface, cell) })
  switch (news.what) {
    case 'built':
      Object.assign(s, imagine(after, 0))
      break
    case 'heroTurn':
      s.turn = news.turn
      s.mp = after.mp
      break
    case 'gmTurn':
      s.lure = news.lure
      break
    case 'stepped':
      travels.set(figureKey('hero'), { how: 'walk', way: [spot(news.from), spot(news.to)] })
      s.hero = news.to
      s.mp = news.mp
      break
    case 'pushed': {
      const index = s.crates.findIndex(each => each.kind === news.crate.kind && each.cell === news.crate.cell)
      const to = next(s.hero, WAY_OF[news.way])
      const from = spot(s.hero)
      if (index >= 0) Object.assign(s, afterPush(s, { index, crate: news.crate, to: news.to, kills: [], covers: [] }))
      travels.set(crateKey(index), {
        how: 'push',
        way: [
          { cell: news.crate.cell, height: news.crate.bottom },
          { cell: news.to.cell, height: news.to.bottom },
        ],
      })
      travels.set(figureKey('hero'), { how: 'push', way: [from, spot(to)] })
      s.hero = to
      s.mp = news.mp
      break
    }
    case 'ate':
      dropTile(s, tile => tile.kind === 'treat' && tile.cell === news.cell)
      s.treats = news.treats
      break
    case 'took':
      dropTile(s, tile => tile.kind === news.item && tile.cell === news.cell)
      if (news.putDown !== undefined) addTile(s, news.putDown, news.cell)
      s.held = news.item
      break
    case 'threw':
      addTile(s, 'ball', news.to)
      travels.set(`ball ${news.to}`, { how: 'throw', way: [spot(news.from), spot(news.to)] })
      s.held = 'nothing'
      s.mp = news.mp
      break
    case 'ballGone':
      dropTile(s, tile => tile.kind === 'ball' && tile.cell === news.cell)
      break
    case 'enemyMoved': {
      const enemy = enemyOf(s.enemies, news.figure)
      if (enemy === undefined) break
      const route = enemyWalks(s, enemy).get(news.to)?.route ?? [news.to]
      travels.set(figureKey(news.figure), { how: 'walk', way: [news.from, ...route].map(spot) })
      enemy.cell = news.to
      enemy.moved = true
      break
    }
    case 'spawned':
      s.enemies.push(freshEnemy(s.enemies, kindOf(news.figure), news.cell, true))
      travels.set(figureKey(news.figure), { how: 'appear', way: [spot(news.cell)] })
      break
    case 'missed':
    case 'hit': {
      const enemy = enemyOf(s.enemies, news.figure)
      if (enemy === undefined) break
      if (news.what === 'hit') enemy.damage += news.damage
      travels.set(figureKey('hero'), { how: 'lunge', way: [spot(enemy.cell), spot(s.hero)] })
      break
    }
    case 'died':
      s.enemies = s.enemies.filter(({ figure }) => figure !== news.figure)
      break
    case 'dodged':
    case 'struck': {
      const enemy = enemyOf(s.enemies, news.figure)
      if (news.what === 'struck') s.treats = news.treats
      if (enemy === undefined) break
      enemy.attacked = true
      travels.set(figureKey(news.figure), { how: 'lunge', way: [spot(s.hero), spot(enemy.cell)] })
      break
    }
  }
}

function addTile(s: State, kind: Tile['kind'], cell: Cell): void {
  s.tiles.push({ kind, cell, level: at(s.surface, cell), thrown: 0 })
}

function dropTile(s: State, isIt: (tile: Tile) => boolean): void {
  const index = s.tiles.findIndex(isIt)
  if (index >= 0) s.tiles.splice(index, 1)
}

function burstOf(s: State, news: News): Burst | undefined {
  const over = (cell: Cell, text: string, tone: Burst['tone']): Burst => ({
    cell,
    height: at(s.surface, cell),
    text,
    tone,
  })
  switch (news.what) {
    case 'ate':
      return over(news.cell, '+1 treat', 'good')
    case 'took':
      return over(news.cell, news.item === 'key' ? 'the key!' : 'the ball', 'good')
    case 'struck':
      return over(s.hero, `−${news.loss} ${news.loss === 1 ? 'treat' : 'treats'}`, 'bad')
    case 'dodged':
      return over(s.hero, 'dodged', 'plain')
    case 'missed':
    case 'hit': {
      const enemy = enemyOf(s.enemies, news.figure)
      if (enemy === undefined) return undefined
      return news.what === 'hit' ? over(enemy.cell, `−${news.damage}`, 'bad') : over(enemy.cell, 'missed', 'plain')
    }
    case 'died':
      return over(news.cell, news.crushed ? 'flattened!' : 'chased off!', 'good')
    case 'ballGone':
      return over(news.cell, 'got the ball', 'plain')
    case 'completed':
      return over(s.hero, `yard ${news.setup} done!`, 'good')
    case 'heroDied':
      return over(s.hero, 'no treats left', 'bad')
    default:
      return undefined
  }
}

function hitBy(news: News): Who | undefined {
  if (news.what === 'hit') return news.figure
  return news.what === 'struck' ? 'hero' : undefined
}

/** The stage that follows the story. */
export function useStage(view: View, showing: readonly News[]): Stage {
  return useStaging<Stage, View, News>(view, showing, before => staged(before?.view ?? view, view, showing))
}
