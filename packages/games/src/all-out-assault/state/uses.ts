/** A tile that a pawn used, with the round (AA-8.2). */
export interface Use {
  readonly tile: number
  readonly round: number
}

export function writeUse(tile: number, round: number): number {
  return tile | (round << 7)
}

export function readUse(use: number): Use {
  return { tile: use & 127, round: use >> 7 }
}

/** AA-5.19: a tile counts as used by a pawn even if it gave nothing. */
export function hasUsed(uses: readonly number[], tile: number): boolean {
  for (let i = 0; i < uses.length; i++) if (readUse(uses[i] as number).tile === tile) return true
  return false
}
