import { grid } from '@undercroft/kernel/kit'

/** AA-1.9: the kinds of modifier tiles, as people say them. */
export const MODIFIERS = {
  red: 'Red Stat Swap',
  blue: 'Blue Stat Swap',
  injury: 'Injury',
  training: 'Training',
  meditation: 'Meditation',
} as const
export type Modifier = keyof typeof MODIFIERS

/** What each does, in a line. */
export const MODIFIER_DOES: { readonly [M in Modifier]: string } = {
  red: 'Roll a die: one of this pawn’s stats becomes it.',
  blue: 'Roll a die, less 1: an opposing stat becomes it.',
  injury: 'Agility, Honor or Stealth of 2 or less: hurt and held.',
  training: 'One stat rises by 1; the pawn is held next turn.',
  meditation: 'Roll two dice: a third of them is added to health.',
}

export type Kind = Modifier | 'start' | 'plain'

const LETTERS: { readonly [letter: string]: Kind } = {
  S: 'start',
  R: 'red',
  B: 'blue',
  I: 'injury',
  T: 'training',
  M: 'meditation',
  '.': 'plain',
}

export const BOARD_IDS = ['skirmish', 'arena', 'campaign'] as const
export type BoardId = (typeof BOARD_IDS)[number]

/** The boards as they are printed, north on top: row numbers on the left, column letters below. */
const PRINTED: { readonly [Id in BoardId]: string } = {
  skirmish: `
    7  S . . M . . S
    6  . R I . I R .
    5  . I T B T I .
    4  M . B . B . M
    3  . I T B T I .
    2  . R I . I R .
    1  S . . M . . S
       a b c d e f g`,
  arena: `
    9  S . . . M . . . S
    8  . R . . I . . R .
    7  . . T . . . T . .
    6  . . . I B I . . .
    5  M I . B . B . I M
    4  . . . I B I . . .
    3  . . T . . . T . .
    2  . R . . I . . R .
    1  S . . . M . . . S
       a b c d e f g h i`,
  campaign: `
    11 S . . . . M . . . . S
    10 . R . . I . I . . R .
    9  . . T . . . . . T . .
    8  . . . I . B . I . . .
    7  . I . . . . . . . I .
    6  M . . B . M . B . . M
    5  . I . . . . . . . I .
    4  . . . I . B . I . . .
    3  . . T . . . . . T . .
    2  . R . . I . I . . R .
    1  S . . . . M . . . . S
       a b c d e f g h i j k`,
}

/** The largest board: a tile has the same number on every one. */
const LARGEST = grid(11)
export const STRIDE = LARGEST.columns
export const TILE_NAMES = LARGEST.names
export const { columnOf, rowOf, cellAt: tileAt } = LARGEST

export function tileName(tile: number): string {
  return TILE_NAMES[tile] ?? '?'
}

/** Steps from one tile to another where no pawn is in the way: the boards have no walls. */
export const stepsApart = LARGEST.distance

/** The same by both tiles, for bots: they look at every tile that they can reach. */
export const STEPS_APART: readonly (readonly number[])[] = TILE_NAMES.map((_, tile) =>
  TILE_NAMES.map((_name, other) => stepsApart(tile, other)),
)

export interface Board {
  readonly id: BoardId
  readonly size: number
  /** Every tile of the board, row by row from a1. */
  readonly tiles: readonly number[]
  /** By tile; undefined beyond the board's edge. */
  readonly kinds: readonly (Kind | undefined)[]
  /** By tile (AA-1.3), in the order in which equal paths are taken: N, E, S, W (AA-4.7). */
  readonly neighbours: readonly (readonly number[])[]
  /** AA-2.2: where A1, A2, B1 and B2 begin; each player's first pawn is on that player's own left. */
  readonly starts: readonly [number, number, number, number]
}

/** The kinds of tiles by their names, row by row from a1. */
interface Tiles {
  readonly [tile: string]: Kind
}

export const TILES: { readonly [Id in BoardId]: Tiles } = {
  skirmish: parse('skirmish'),
  arena: parse('arena'),
  campaign: parse('campaign'),
}

function parse(id: BoardId): Tiles {
  const rows = PRINTED[id]
    .trim()
    .split('\n')
    .slice(0, -1)
    .map(line => line.trim().split(/\s+/).slice(1))
    .reverse()
  return Object.fromEntries(
    rows.flatMap((letters, row) =>
      letters.map((letter, column) => [tileName(tileAt(column, row)), LETTERS[letter] ?? 'plain']),
    ),
  )
}

/** AA-2.1 */
export const boards: { readonly [Id in BoardId]: Board } = {
  skirmish: boardFrom('skirmish', TILES.skirmish),
  arena: boardFrom('arena', TILES.arena),
  campaign: boardFrom('campaign', TILES.campaign),
}

export function boardFrom(id: BoardId, laid: Tiles): Board {
  const size = Math.sqrt(Object.keys(laid).length)
  const tiles = Object.keys(laid).map(name => TILE_NAMES.indexOf(name))
  const kinds = TILE_NAMES.map((name): Kind | undefined => laid[name])
  const neighbours = LARGEST.neighbours.map((around, tile) =>
    kinds[tile] === undefined ? [] : around.filter(each => kinds[each] !== undefined),
  )
  const far = size - 1
  return {
    id,
    size,
    tiles,
    kinds,
    neighbours,
    starts: [tileAt(0, 0), tileAt(far, 0), tileAt(far, far), tileAt(0, far)],
  }
}
