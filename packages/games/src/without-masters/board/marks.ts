import type { Cell } from '../content/cells.ts'

/** What a mark on a cell means. Each has a shape of its own beside its colour. */
const TONES = [
  'go',
  'last',
  'risky',
  'deed',
  'attack',
  'doom',
  'throw',
  'forced',
  'picked',
  'threat',
  'lure',
  'broken',
  'good',
  'hand',
] as const
type Tone = (typeof TONES)[number]

export interface Mark {
  readonly tone: Tone
  /** A cost or a number of enemies, written on the cell. */
  readonly text?: string
}

export type Marks = ReadonlyMap<Cell, Mark>
