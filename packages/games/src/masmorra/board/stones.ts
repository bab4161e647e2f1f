import type { Box } from '../../drawing/shapes.ts'

/** Flagstones: the joints between them, and those that are a little lighter or darker than the floor. */
export interface Stones {
  readonly joints: string
  readonly light: string
  readonly dark: string
}

const ROW = 20
const INSET = 6

/** The same for a tile wherever it lies, and only for the eye. */
export function stonesOf(tile: string, { x, y, width, height }: Box): Stones {
  const stones = { joints: '', light: '', dark: '' }
  const next = shuffled(tile)
  for (let top = 0; top < height; top += ROW) {
    const [from, to] = [Math.max(INSET, top), Math.min(height - INSET, top + ROW)]
    if (top > 0) stones.joints += `M${x + INSET} ${y + top}H${x + width - INSET}`
    for (let left = INSET; left < width - INSET; ) {
      const wide = Math.min(18 + next(4) * 5, width - INSET - left)
      const right = width - INSET - left - wide < 12 ? width - INSET : left + wide
      if (right < width - INSET) stones.joints += `M${x + right} ${y + from}V${y + to}`
      const tint = (['light', 'dark', undefined] as const)[next(3)]
      if (tint !== undefined) stones[tint] += `M${x + left} ${y + from}H${x + right}V${y + to}H${x + left}z`
      left = right
    }
  }
  return stones
}

/** A row of small numbers that looks like chance, and is the same for the same tile. */
function shuffled(tile: string): (below: number) => number {
  let seed = [...tile].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65521, 7)
  return below => {
    seed = (seed * 75 + 74) % 65537
    return seed % below
  }
}
