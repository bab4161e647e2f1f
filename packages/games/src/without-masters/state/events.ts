import type { Cell, Direction } from '../content/cells.ts'
import type { Item, TileKind } from '../content/pieces.ts'
import type { Figure, StepKind } from '../content/units.ts'
import type { Crate } from './terrain.ts'

/** The game's events; the kernel tells of choices and rolls itself. */
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
