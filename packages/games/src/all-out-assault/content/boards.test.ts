import { describe, expect, it } from 'vitest'
import { BOARD_IDS, boards, columnOf, type Kind, rowOf, TILE_NAMES, tileAt, tileName } from './boards.ts'

const counts: { readonly [board: string]: { readonly [K in Kind]: number } } = {
  skirmish: { start: 4, red: 4, blue: 4, injury: 8, training: 4, meditation: 4, plain: 21 },
  arena: { start: 4, red: 4, blue: 4, injury: 8, training: 4, meditation: 4, plain: 53 },
  campaign: { start: 4, red: 4, blue: 4, injury: 12, training: 4, meditation: 5, plain: 88 },
}

describe.each(BOARD_IDS)('the %s', id => {
  const board = boards[id]

  it('has as many tiles of each kind as it should', () => {
    const found: Record<string, number> = {}
    for (const tile of board.tiles) found[board.kinds[tile] ?? 'none'] = (found[board.kinds[tile] ?? 'none'] ?? 0) + 1
    expect(found).toEqual(counts[id])
  })

  it('looks the same after a quarter turn and in a mirror', () => {
    const far = board.size - 1
    for (const tile of board.tiles) {
      const [column, row] = [columnOf(tile), rowOf(tile)]
      expect(board.kinds[tileAt(far - row, column)]).toBe(board.kinds[tile])
      expect(board.kinds[tileAt(far - column, row)]).toBe(board.kinds[tile])
    }
  })

  it('has neighbours that are neighbours in turn, four of them but at the edge', () => {
    for (const tile of board.tiles) {
      const around = board.neighbours[tile] ?? []
      const edges = [columnOf(tile), rowOf(tile)].filter(at => at === 0 || at === board.size - 1).length
      expect(around).toHaveLength(4 - edges)
      for (const neighbour of around) expect(board.neighbours[neighbour]).toContain(tile)
    }
  })

  it('starts A1 south-west, A2 south-east, B1 north-east, B2 north-west (AA-2.2)', () => {
    const [east, north] = ['abcdefghijk'.charAt(board.size - 1), board.size]
    expect(board.starts.map(tileName)).toEqual(['a1', `${east}1`, `${east}${north}`, `a${north}`])
  })
})

it('names tiles by letter from the west and number from the south', () => {
  expect([0, 10, 11, 120].map(tileName)).toEqual(['a1', 'k1', 'a2', 'k11'])
  expect(new Set(TILE_NAMES).size).toBe(121)
})
