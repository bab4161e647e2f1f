import { cloneFrames, type Seat } from '@undercroft/kernel'
import { BOX } from '../content/box.ts'
import { kindOf } from '../content/units.ts'
import type { Options } from './options.ts'
import type { Board, Enemy, Held, State } from './state.ts'

/** WM-13.1: in play nothing is hidden. While the Game Master builds there is nothing on the board to be seen (WM-13.2). */
export interface View extends Board {
  readonly options: Readonly<Options>
  /** 1 to 3. */
  readonly setup: number
  /** Hero turns begun on this setup. */
  readonly turn: number
  readonly mp: number
  readonly treats: number
  readonly held: Held
  /** Items taken up since the Hero did anything else. */
  readonly takes: number
  /** Enemies that died in the Hero's turn just played (WM-11.4). */
  readonly died: number
  /** Where enemies are drawn in this GM turn, or NOWHERE. */
  readonly lure: number
}

/** The same for both seats and for those who only watch. */
export function view(s: State): View {
  return {
    options: s.options,
    setup: s.setup,
    turn: s.turn,
    mp: s.mp,
    treats: s.treats,
    held: s.held,
    takes: s.takes,
    structures: s.structures,
    ground: s.ground,
    surface: s.surface,
    crates: s.crates,
    tiles: s.tiles.slice(),
    end: s.end,
    locked: s.locked,
    hero: s.hero,
    enemies: s.enemies.map(copied),
    died: s.died,
    lure: s.lure,
  }
}

/** The view holds everything but whether WM-12.10 needs testing; to test it once more changes nothing. */
export function imagine(seen: View, _seat: Seat): State {
  return {
    ...seen,
    frames: [],
    outcome: undefined,
    tiles: seen.tiles.slice(),
    enemies: seen.enemies.map(copied),
    doubtful: true,
  }
}

export function clone(s: State): State {
  return { ...s, frames: cloneFrames(s.frames), tiles: s.tiles.slice(), enemies: s.enemies.map(copied) }
}

function copied(enemy: Readonly<Enemy>): Enemy {
  return {
    figure: enemy.figure,
    cell: enemy.cell,
    damage: enemy.damage,
    stayed: enemy.stayed,
    moved: enemy.moved,
    attacked: enemy.attacked,
    spawned: enemy.spawned,
  }
}

export type BoxContents = { readonly [Piece in keyof typeof BOX]: number }

/** WM-1.1: what is left in the box. */
export function boxOf(seen: Pick<View, 'tiles' | 'enemies' | 'crates' | 'treats' | 'held' | 'hero'>): BoxContents {
  const { tiles, enemies, crates } = seen
  const lying = (kind: string): number => tiles.filter(tile => tile.kind === kind).length
  const standing = (kind: string): number => enemies.filter(({ figure }) => kindOf(figure) === kind).length
  const shorts = crates.filter(({ kind }) => kind === 'short').length
  return {
    hero: BOX.hero - (seen.hero >= 0 ? 1 : 0),
    light: BOX.light - standing('light'),
    heavy: BOX.heavy - standing('heavy'),
    short: BOX.short - shorts,
    tall: BOX.tall - (crates.length - shorts),
    treat: BOX.treat - seen.treats - lying('treat'),
    spawn: BOX.spawn - lying('spawn'),
    ball: BOX.ball - lying('ball') - (seen.held === 'ball' ? 1 : 0),
    end: BOX.end - lying('end'),
    lockedEnd: BOX.lockedEnd - lying('lockedEnd'),
    key: BOX.key - lying('key') - (seen.held === 'key' ? 1 : 0),
  }
}
