import type { ChoiceOf, Position } from '@undercroft/kernel'
import type { Cell, Direction } from '../content/cells.ts'
import type { TileKind } from '../content/layout.ts'
import type { Placement } from '../content/structures.ts'
import type { Figure, Kind } from '../content/units.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Item, verbs } from './choices.ts'
import type { Options } from './options.ts'
import type { Crate, Heights, StepKind } from './terrain.ts'
import type { View } from './view.ts'

/** WM-2.3: a seat for each role. */
export const SEATS = ['Hero', 'GM'] as const
export const HERO = 0
export const GM = 1

export interface Tile {
  readonly kind: TileKind
  readonly cell: Cell
  /** The height that it lies at; covered if the surface of its cell is higher (WM-1.6). */
  readonly level: number
  /** Which throw of the Hero's turn brought it here, counted from 1; 0 for all but balls just thrown (WM-9.9). */
  readonly thrown: number
}

export interface Enemy {
  readonly figure: Figure
  cell: Cell
  damage: number
  /** GM turns in a row, up to the last one, through which it kept to its cell (WM-7.7). */
  stayed: number
  /** What it has done in the GM turn being played. */
  moved: boolean
  attacked: boolean
  spawned: boolean
}

/** What lies and stands on the board; crates, tiles and heights are frozen, and replaced when they change. */
export interface Board {
  readonly structures: readonly Placement[]
  /** The structures' heights. */
  readonly ground: Heights
  /** With the crates on them (WM-1.4). */
  readonly surface: Heights
  readonly crates: readonly Crate[]
  readonly tiles: readonly Tile[]
  /** The cell of the end tile. */
  readonly end: Cell
  readonly locked: boolean
  readonly hero: Cell
  readonly enemies: readonly Readonly<Enemy>[]
}

/** What is going on: one for each phase. */
export type Frame =
  | { readonly phase: 'building' }
  | { readonly phase: 'opening' }
  | { readonly phase: 'heroStarts' }
  | { readonly phase: 'heroTurn' }
  | { readonly phase: 'pickUp' }
  | { readonly phase: 'heroEnds' }
  | { readonly phase: 'gmStarts' }
  | { readonly phase: 'gmTurn' }
  | { readonly phase: 'gmEnds' }
  | { readonly phase: 'completed' }

export type FrameOf<Phase extends Frame['phase']> = Extract<Frame, { readonly phase: Phase }>

/** The frames carry nothing: one of each is enough. */
export const FRAME: { readonly [P in Frame['phase']]: FrameOf<P> } = {
  building: { phase: 'building' },
  opening: { phase: 'opening' },
  heroStarts: { phase: 'heroStarts' },
  heroTurn: { phase: 'heroTurn' },
  pickUp: { phase: 'pickUp' },
  heroEnds: { phase: 'heroEnds' },
  gmStarts: { phase: 'gmStarts' },
  gmTurn: { phase: 'gmTurn' },
  gmEnds: { phase: 'gmEnds' },
  completed: { phase: 'completed' },
}

export type Held = Item | 'nothing'

export interface State extends Position<Frame, Rule> {
  readonly options: Readonly<Options>
  /** 1 to 3. */
  setup: number
  /** Hero turns begun on this setup. */
  turn: number
  mp: number
  treats: number
  held: Held
  /** Items taken up since the Hero did anything else. */
  takes: number
  structures: readonly Placement[]
  ground: Heights
  surface: Heights
  crates: readonly Crate[]
  tiles: Tile[]
  end: Cell
  locked: boolean
  /** NOWHERE while the Game Master builds. */
  hero: Cell
  enemies: Enemy[]
  /** Enemies that died in the Hero's turn just played (WM-11.4). */
  died: number
  /** Where enemies are drawn in this GM turn (WM-9.2), or NOWHERE. */
  lure: Cell
  /** Something that cannot be taken back was done since the setup was last known to be possible (WM-12.10). */
  doubtful: boolean
}

/** What is told beside choices and rolls. */
export type Event =
  | { readonly what: 'built'; readonly setup: number; readonly layout: string; readonly from: string }
  | { readonly what: 'complained' }
  | { readonly what: 'heroTurn'; readonly turn: number; readonly of: number }
  | { readonly what: 'gmTurn'; readonly lure: Cell }
  | {
      readonly what: 'stepped'
      readonly how: StepKind
      readonly from: Cell
      readonly to: Cell
      readonly mp: number
    }
  | {
      readonly what: 'pushed'
      readonly crate: Crate
      readonly way: Direction
      readonly to: Crate
      readonly covers: readonly TileKind[]
      readonly mp: number
    }
  | { readonly what: 'ate'; readonly cell: Cell; readonly treats: number }
  | { readonly what: 'took'; readonly item: Item; readonly cell: Cell; readonly putDown?: Item }
  | { readonly what: 'threw'; readonly from: Cell; readonly to: Cell; readonly mp: number }
  | { readonly what: 'hit'; readonly figure: Figure; readonly damage: number }
  | { readonly what: 'missed'; readonly figure: Figure }
  | { readonly what: 'died'; readonly figure: Figure; readonly cell: Cell; readonly crushed: boolean }
  | { readonly what: 'ballGone'; readonly cell: Cell; readonly figure: Figure }
  | { readonly what: 'enemyMoved'; readonly figure: Figure; readonly from: Cell; readonly to: Cell }
  | { readonly what: 'struck'; readonly figure: Figure; readonly loss: number; readonly treats: number }
  | { readonly what: 'dodged'; readonly figure: Figure }
  | { readonly what: 'spawned'; readonly figure: Figure; readonly cell: Cell }
  | { readonly what: 'completed'; readonly setup: number; readonly turns: number; readonly key?: 'spent' | 'kept' }
  | { readonly what: 'impossible'; readonly nodes: number }
  | { readonly what: 'outOfTime'; readonly turns: number }
  | { readonly what: 'heroDied' }
  | { readonly what: 'conceded'; readonly seat: number }

/** The types of this game as the kernel wants them. */
export interface WithoutMasters {
  rule: Rule
  choice: Choice
  frame: Frame
  state: State
  view: View
  options: Options
  event: Event
}

export type Choice = ChoiceOf<typeof verbs>

export function enemyOn(enemies: readonly Readonly<Enemy>[], cell: Cell): Readonly<Enemy> | undefined {
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as Readonly<Enemy>
    if (enemy.cell === cell) return enemy
  }
  return undefined
}

export function enemyOf<E extends Readonly<Enemy>>(enemies: readonly E[], figure: Figure): E | undefined {
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as E
    if (enemy.figure === figure) return enemy
  }
  return undefined
}

/** WM-1.5: whether a figure stands there. */
export function isTaken({ hero, enemies }: Pick<Board, 'hero' | 'enemies'>, cell: Cell): boolean {
  return hero === cell || enemyOn(enemies, cell) !== undefined
}

/** A new enemy, unhurt (WM-11.2): the first figure of its kind that is in the box. */
export function freshEnemy(enemies: readonly Readonly<Enemy>[], kind: Kind, cell: Cell, spawned: boolean): Enemy {
  let figure = kind === 'light' ? 0 : 3
  while (enemyOf(enemies, figure) !== undefined) figure++
  return { figure, cell, damage: 0, stayed: 0, moved: false, attacked: false, spawned }
}
