import type { Position } from '@undercroft/kernel'
import type { Cell } from '../content/cells.ts'
import type { Item, TileKind } from '../content/pieces.ts'
import type { Placement } from '../content/structures.ts'
import type { Figure } from '../content/units.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Choice } from './choices.ts'
import type { Event } from './events.ts'
import type { Frame } from './frames.ts'
import type { Options } from './options.ts'
import type { Crate, Heights } from './terrain.ts'
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
  /** The number of GM turns in a row, up to the last, in which it did not leave its cell (WM-7.7). */
  stayed: number
  /** What it has done in the GM turn being played. */
  moved: boolean
  attacked: boolean
  spawned: boolean
}

/** Everything on the board. Crates, tiles and heights are frozen, and replaced when they change. */
export interface Board {
  readonly structures: readonly Placement[]
  /** The structures' heights. */
  readonly ground: Heights
  /** The heights with the crates on top (WM-1.4). */
  readonly surface: Heights
  readonly crates: readonly Crate[]
  readonly tiles: readonly Tile[]
  /** The cell of the end tile. */
  readonly end: Cell
  readonly locked: boolean
  readonly hero: Cell
  readonly enemies: readonly Readonly<Enemy>[]
}

export type Held = Item | 'nothing'

export interface State extends Position<Frame, Rule> {
  readonly options: Readonly<Options>
  /** 1 to 3. */
  setup: number
  /** Hero turns begun on this setup. */
  turn: number
  /** And on those before it. */
  turnsBefore: number
  mp: number
  treats: number
  held: Held
  /** How many items the Hero has taken up without doing anything else in between (WM-8.3). */
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
  /** Whether the Hero has done something irreversible since the last test of WM-12.10. */
  doubtful: boolean
}

/** The types of this game, for the kernel. */
export interface WithoutMasters {
  rule: Rule
  choice: Choice
  frame: Frame
  state: State
  view: View
  options: Options
  event: Event
}
