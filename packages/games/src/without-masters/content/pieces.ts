import { type Cell, next } from './cells.ts'
import { STRUCTURES, type StructureId } from './structures.ts'

/** Every piece of a layout that is no structure, with its letter. A lying crate has a letter for each axis. */
export const LETTERS = {
  hero: 'H',
  end: 'E',
  lockedEnd: 'L',
  key: 'K',
  light: 'l',
  heavy: 'h',
  treat: 'd',
  ball: 'b',
  spawn: 'o',
  short: 's',
  upright: 'T',
  lyingEW: 'X',
  lyingNS: 'Y',
} as const

export type LoosePiece = keyof typeof LETTERS
export type PieceKind = StructureId | LoosePiece

export const LOOSE = Object.keys(LETTERS) as readonly LoosePiece[]
export const PIECE_KINDS: readonly PieceKind[] = [...STRUCTURES, ...LOOSE]

export const TILE_KINDS = ['treat', 'ball', 'key', 'end', 'lockedEnd', 'spawn'] as const
export type TileKind = (typeof TILE_KINDS)[number]

export const CRATE_KINDS = ['short', 'upright', 'lyingEW', 'lyingNS'] as const
export type CrateKind = (typeof CRATE_KINDS)[number]

export function isStructure(kind: PieceKind): kind is StructureId {
  return STRUCTURES.some(id => id === kind)
}

export function isTile(kind: PieceKind): kind is TileKind {
  return TILE_KINDS.some(each => each === kind)
}

export function isCrate(kind: PieceKind): kind is CrateKind {
  return CRATE_KINDS.some(each => each === kind)
}

/** WM-3.11, WM-6.10: the height of each kind of crate, and the way in which a lying one extends. */
export const CRATE_FORMS: Readonly<Record<CrateKind, { readonly height: number; readonly along: 0 | 1 | undefined }>> =
  {
    short: { height: 1, along: undefined },
    upright: { height: 2, along: undefined },
    lyingEW: { height: 1, along: 1 },
    lyingNS: { height: 1, along: 0 },
  }

/** The cells that a crate occupies; one is OUTSIDE if the crate hangs over the edge. */
export function crateCells(kind: CrateKind, cell: Cell): readonly Cell[] {
  const { along } = CRATE_FORMS[kind]
  return along === undefined ? [cell] : [cell, next(cell, along)]
}

/** What a letter of a printed board stands for (see `content/layouts`). */
export function loosePiece(letter: string): LoosePiece | undefined {
  return LOOSE.find(kind => LETTERS[kind] === letter)
}

/** The pieces as a sentence names them. */
export const PIECE_NAMES: Readonly<Record<PieceKind, string>> = {
  S1: 'the stairs (S1)',
  S2: 'the tower (S2)',
  S3: 'the wall (S3)',
  S4: 'the hook (S4)',
  S5: 'the terrace (S5)',
  hero: 'the Hero',
  end: 'the end tile',
  lockedEnd: 'the locked end tile',
  key: 'the key',
  light: 'a light enemy',
  heavy: 'a heavy enemy',
  treat: 'a treat',
  ball: 'a tennis ball',
  spawn: 'a spawn tile',
  short: 'a short crate',
  upright: 'the upright crate',
  lyingEW: 'the lying crate',
  lyingNS: 'the lying crate',
}

/** WM-8.1 */
export const ITEMS = ['ball', 'key'] as const
export type Item = (typeof ITEMS)[number]

/** "1 treat", "3 treats". */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
