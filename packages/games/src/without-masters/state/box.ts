import { BOX } from '../content/box.ts'
import { kindOf } from '../content/units.ts'
import { contentOf, type Housed } from './content.ts'
import type { Held } from './state.ts'
import type { View } from './view.ts'
export type BoxContents = { readonly [Piece in keyof typeof BOX]: number }

/** WM-1.1: what is left in the box. */
export function boxOf(
  seen: Pick<View, 'tiles' | 'enemies' | 'crates' | 'treats' | 'held' | 'hero' | 'options'>,
): BoxContents {
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
    treat: contentOf(seen).numbers.treats - seen.treats - lying('treat'),
    spawn: BOX.spawn - lying('spawn'),
    ball: BOX.ball - lying('ball') - (seen.held === 'ball' ? 1 : 0),
    end: BOX.end - lying('end'),
    lockedEnd: BOX.lockedEnd - lying('lockedEnd'),
    key: BOX.key - lying('key') - (seen.held === 'key' ? 1 : 0),
  }
}

/** What the box holds for a setup (WM-3.8, WM-3.9, WM-3.12). */
export interface Stock {
  readonly treats: number
  readonly balls: number
  /** 0 while the Hero has the key. */
  readonly keys: number
}

/** WM-1.1: what is in the box while nothing is on the board. */
export function stockBeside(table: Housed & { readonly treats: number; readonly held: Held }): Stock {
  const { treats, held } = table
  return {
    treats: contentOf(table).numbers.treats - treats,
    balls: BOX.ball - (held === 'ball' ? 1 : 0),
    keys: BOX.key - (held === 'key' ? 1 : 0),
  }
}
