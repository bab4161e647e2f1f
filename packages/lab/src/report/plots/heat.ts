import { escaped } from '../escape.ts'

/** How often something stood on each cell of a board. */
export interface Heat {
  readonly board: string
  readonly cells: readonly { readonly x: number; readonly y: number; readonly share: number }[]
}

/** Splits counts by `board x y` into boards, each with the shares of its cells. */
export function heatOf(counts: { readonly [cell: string]: number }): Heat[] {
  const boards = new Map<string, { x: number; y: number; count: number }[]>()
  for (const [cell, count] of Object.entries(counts)) {
    const [, board = '', x, y] = /^(.*) (-?\d+) (-?\d+)$/.exec(cell) ?? []
    const cells = boards.get(board) ?? []
    cells.push({ x: Number(x), y: Number(y), count })
    boards.set(board, cells)
  }
  return [...boards]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([board, cells]) => {
      const all = cells.reduce((sum, { count }) => sum + count, 0)
      const inOrder = cells.sort((a, b) => a.y - b.y || a.x - b.x)
      return {
        board,
        cells: inOrder.map(({ x, y, count }) => ({ x, y, share: Number((count / all).toFixed(6)) })),
      }
    })
}

/** The size of a cell, and the widest that a map is drawn. */
const [CELL, WIDEST] = [28, 560]

/** Draws a board: the fuller a cell, the more often something stood there. */
export function heatMap({ board, cells }: Heat): string {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [columns, rows] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1]
  const most = Math.max(...cells.map(({ share }) => share))
  const squares = cells.map(
    ({ x, y, share }) =>
      `<rect x="${x - left + 0.04}" y="${y - top + 0.04}" width="0.92" height="0.92" rx="0.12" fill-opacity="${(0.06 + (0.94 * share) / most).toFixed(3)}"><title>${(100 * share).toFixed(2)}%</title></rect>`,
  )
  const width = Math.min(WIDEST, columns * CELL)
  return `<figure class="heat"><svg viewBox="0 0 ${columns} ${rows}" width="${width}" role="img" aria-label="${escaped(board)}: where figures stand"><rect class="ground" width="${columns}" height="${rows}" rx="0.2"/>${squares.join('')}</svg><figcaption>${escaped(board)}: 0 to ${(100 * most).toFixed(1)}% of all figures in a cell</figcaption></figure>`
}
