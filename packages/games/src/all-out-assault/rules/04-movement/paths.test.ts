import { FastDice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { type Board, boards, TILE_NAMES, tileName } from '../../content/boards.ts'
import { injuryOn, pathTo, reach } from './paths.ts'

const tile = (name: string): number => TILE_NAMES.indexOf(name)
const standing = (names: string): { tile: number }[] => names.split(' ').map(name => ({ tile: tile(name) }))

describe('the way to a named tile (AA-4.7)', () => {
  it.each([
    { pawns: 'a1', to: 'a1', roll: 3, way: 'a1', why: 'it stays' },
    { pawns: 'a1', to: 'b2', roll: 2, way: 'a1-a2-b2', why: 'north before east' },
    { pawns: 'i9', to: 'h8', roll: 2, way: 'i9-i8-h8', why: 'south before west' },
    { pawns: 'a9', to: 'b8', roll: 2, way: 'a9-b9-b8', why: 'east before south' },
    { pawns: 'i1', to: 'h2', roll: 2, way: 'i1-i2-h2', why: 'north before west' },
    { pawns: 'a5', to: 'c5', roll: 4, way: 'a5-a6-b6-c6-c5', why: 'around Injury if the roll allows it' },
    { pawns: 'a5', to: 'c5', roll: 3, way: 'a5-b5-c5', why: 'through Injury if not' },
    { pawns: 'a5', to: 'b5', roll: 6, way: 'a5-b5', why: 'there is no way around where it ends' },
    { pawns: 'e4 e3', to: 'c3', roll: 3, way: 'e4-d4-d3-c3', why: 'south before west, around a pawn' },
    { pawns: 'a1 b1', to: 'c1', roll: 4, way: 'a1-a2-b2-c2-c1', why: 'around a pawn' },
    { pawns: 'a1 b1', to: 'c1', roll: 3, way: 'none', why: 'too far around a pawn' },
    { pawns: 'a1 b1 a2', to: 'b2', roll: 6, way: 'none', why: 'shut in' },
    { pawns: 'a1 b2', to: 'b2', roll: 6, way: 'none', why: 'taken' },
  ])('$pawns to $to with $roll: $way, $why', ({ pawns, to, roll, way }) => {
    const all = standing(pawns)
    const path = pathTo(boards.arena, all, all[0]?.tile ?? 0, tile(to), roll)
    expect(path?.map(tileName).join('-') ?? 'none').toBe(way)
  })
})

/** Every legal way, the slow way. */
function everyWay(board: Board, taken: readonly number[], path: readonly number[], roll: number): number[][] {
  const ways = [[...path]]
  if (roll === 0) return ways
  for (const next of board.neighbours[path.at(-1) ?? 0] ?? []) {
    if (!path.includes(next) && !taken.includes(next)) ways.push(...everyWay(board, taken, [...path, next], roll - 1))
  }
  return ways
}

it('reaches what some way reaches, by the way that comes first in length, Injury and direction', () => {
  const dice = new FastDice('ways')
  for (let i = 0; i < 40; i++) {
    const board = boards[(['skirmish', 'arena', 'campaign'] as const)[i % 3] ?? 'arena']
    const free = [...board.tiles]
    const pawns = [0, 1, 2, 3].map(() => ({ tile: free.splice(dice.below(free.length), 1)[0] ?? 0 }))
    const [from = 0, ...taken] = pawns.map(pawn => pawn.tile)
    const roll = 1 + dice.below(5)
    const ways = everyWay(board, taken, [from], roll)
    const ends = new Set(ways.map(way => way.at(-1)))
    const found = reach(board, pawns, from, roll)
    expect(new Set(found.tiles.slice(0, found.count))).toEqual(ends)
    for (const end of ends) {
      const there = ways.filter(way => way.at(-1) === end)
      const safe = there.filter(way => injuryOn(board, way) === undefined)
      const shortest = (safe.length > 0 ? safe : there).reduce((best, way) => (way.length < best.length ? way : best))
      expect(pathTo(board, pawns, from, end ?? 0, roll)).toEqual(shortest)
    }
  }
})
